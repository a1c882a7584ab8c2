import type { FormInstance } from 'antd'
import { type ReactNode, Suspense } from 'react'
import type { z } from 'zod'
import type { FieldOf, FormSchema, RecordFormProps } from './form/use-record-form.tsx'
import { soonPart } from './lazy-part.tsx'

const RecordFormDialog = soonPart(() => import('./record-form-dialog.tsx'))

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
  'schema' | 'words' | 'logged'
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

/** Creates or changes a record of a list, in a dialog over it. */
export function RecordDialog<R extends SavedRow, S extends FormSchema, T>(props: RecordDialogProps<R, S, T>) {
  return (
    <Suspense>
      {/* A component that is loaded later has no type parameters. */}
      <RecordFormDialog {...(props as unknown as RecordDialogProps<SavedRow, FormSchema, unknown>)} />
    </Suspense>
  )
}
