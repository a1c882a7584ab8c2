import type { FormInstance } from 'antd'
import type { ReactNode } from 'react'
import type { z } from 'zod'
import type { FieldOf, FormSchema, RecordFormProps } from '../form/use-record-form.tsx'
import { FormDialog } from '../form/record-form.tsx'

export interface SavedRow {
  readonly _id: string
  readonly version: number
}

export interface SendOptions {
  readonly idempotencyKey: string
}

/** The form for the records of a list. */
export interface RecordFields<R extends SavedRow, S extends FormSchema> extends Pick<
  RecordFormProps<S, unknown>,
  'schema' | 'words' | 'logged' | 'merge' | 'together'
> {
  readonly valuesOf: (row: R) => z.input<S>
  /** Initial values of a new record. */
  readonly fresh?: Partial<z.input<S>>
  /** The form's fields; `row` is undefined for a new record. */
  readonly children: (field: FieldOf<S>, row: R | undefined, form: FormInstance<z.input<S>>) => ReactNode
}

export interface RecordDialogProps<R extends SavedRow, S extends FormSchema, T> extends RecordFields<R, S> {
  readonly title: string
  readonly row: R | undefined
  /** The record can only be viewed, for example because it is deleted. */
  readonly readOnly?: boolean
  readonly send: (values: z.output<S>, options: SendOptions & { readonly version: number }) => Promise<T>
  /** Shows the notice on success. `upon` is the version before the change. */
  readonly notify: (result: T, upon: number) => void
  /** Shows a failure; a notice titled 'Error' by default. */
  readonly failed?: ((text: string) => void) | undefined
  readonly onDone: () => void
  readonly onClose: () => void
}

export default function RecordFormDialog<R extends SavedRow, S extends FormSchema, T>(
  props: RecordDialogProps<R, S, T>,
) {
  const { title, schema, words, logged, merge, together, row, readOnly = false, fresh, valuesOf, send } = props
  const { notify, failed, children, onDone, onClose } = props
  return (
    <FormDialog<S, T>
      record={row?._id}
      // A record's form is in the address, that of a new one is not.
      exactAddress={row !== undefined}
      readOnly={readOnly}
      version={row?.version}
      title={title}
      schema={schema}
      words={words}
      logged={logged}
      {...(merge && { merge })}
      together={together}
      initialValues={row ? valuesOf(row) : (fresh ?? {})}
      send={(values, options) => send(schema.parse(values), options)}
      onDone={(result, upon) => {
        notify(result, upon)
        onDone()
      }}
      {...(failed && { onFailure: failed })}
      onTake={onDone}
      onClose={onClose}
    >
      {(field, form) => children(field, row, form)}
    </FormDialog>
  )
}
