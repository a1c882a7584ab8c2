import { PlusOutlined } from '@ant-design/icons'
import type { FormInstance } from 'antd'
import { type ComponentType, type ReactNode, useMemo, useState } from 'react'
import type { z } from 'zod'
import { m } from '../../generated/messages/messages.js'
import type { FilterSpec } from '../shared/list.ts'
import type { Operation } from '../shared/operation.ts'
import { ActionButton } from './form/action-button.tsx'
import { FormDialog } from './form/record-form.tsx'
import type { FieldOf, FormSchema, RecordFormProps } from './form/use-record-form.tsx'
import type { BulkAction, ListDeclaration, RowAction } from './list/list-declaration.ts'
import { editAction } from './list/edit-action.tsx'
import { ListScreen } from './list/list-screen.tsx'
import { type Removal, useRemoval } from './list/use-removal.tsx'
import { notices } from './notices.tsx'
import { recordsChanged } from './record-cache.ts'

interface Row {
  readonly _id: string
  readonly version: number
}

interface Saving<V, Options> {
  readonly operation: Operation
  /** The dialog's title. */
  readonly title: () => string
  /** The notice on success; none if there was nothing to do. */
  readonly done: () => string | undefined
  /** The title of that notice, if not the usual one. */
  readonly told?: () => string
  readonly send: (values: V, options: Options) => Promise<unknown>
  /** Shows a failure; a notice titled 'Error' by default. */
  readonly failed?: (text: string) => void
}

/** A dialog of its own for adding, if that is more than a form of the record's fields. */
interface OwnDialog {
  readonly operation: Operation
  readonly title: () => string
  readonly Dialog: ComponentType<{ readonly onDone: () => void; readonly onClose: () => void }>
}

interface SendOptions {
  readonly idempotencyKey: string
}

interface Props<
  R extends Row,
  S extends FormSchema,
  F extends Record<string, FilterSpec>,
  T extends string,
> extends Pick<RecordFormProps<S, unknown>, 'schema' | 'words'> {
  readonly list: ListDeclaration<F, T, R>
  readonly valuesOf: (row: R) => z.input<S>
  /** Initial values of a new record. */
  readonly fresh?: Partial<z.input<S>>
  /** Whether a row is deleted and can only be viewed. */
  readonly isGone?: (row: R) => boolean
  readonly bulkActions?: readonly BulkAction[]
  /** Buttons before the one that creates a record. */
  readonly extra?: ReactNode
  /** The button shows the dialog's title, unless it has its own text. */
  readonly create: (Saving<z.output<S>, SendOptions> | OwnDialog) & { readonly button?: () => string }
  readonly change: Saving<z.output<S>, SendOptions & Row>
  readonly remove: Omit<Removal<R>, 'shown'>
  /** The form's fields; `row` is undefined for a new record. */
  readonly children: (field: FieldOf<S>, row: R | undefined, form: FormInstance<z.input<S>>) => ReactNode
}

type Doing<R> = { readonly adding: true } | { readonly editing: R }

/** A list whose records are added, changed and deleted in dialogs over it. */
export function RecordListScreen<
  R extends Row,
  S extends FormSchema,
  F extends Record<string, FilterSpec>,
  T extends string,
>(props: Props<R, S, F, T>) {
  const { list, create, change, remove, isGone, bulkActions = [] } = props
  const [doing, setDoing] = useState<Doing<R>>()
  const close = () => setDoing(undefined)
  const done = () => {
    close()
    if (list.model) void recordsChanged(list.model)
  }
  const shown = useMemo(() => isGone && ((row: R) => !isGone(row)), [isGone])
  const { action, dialog } = useRemoval(list, { ...remove, shown })
  const rowActions = useMemo<readonly RowAction<R>[]>(
    () => [
      editAction(change.operation, { opens: true, ...(shown && { shown }), run: (editing) => setDoing({ editing }) }),
      action,
    ],
    [change.operation, shown, action],
  )
  return (
    <>
      <ListScreen
        list={list}
        rowActions={rowActions}
        bulkActions={bulkActions}
        extra={
          <>
            {props.extra}
            <ActionButton
              type="primary"
              icon={<PlusOutlined aria-hidden />}
              operation={create.operation}
              onClick={() => setDoing({ adding: true })}
            >
              {(create.button ?? create.title)()}
            </ActionButton>
          </>
        }
      />
      {dialog}
      {doing &&
        'adding' in doing &&
        ('Dialog' in create ? (
          <create.Dialog onDone={done} onClose={close} />
        ) : (
          <RecordDialog {...props} row={undefined} saving={create} send={create.send} onDone={done} onClose={close} />
        ))}
      {doing && 'editing' in doing && (
        <RecordDialog
          {...props}
          row={doing.editing}
          saving={change}
          send={(values, options) => change.send(values, { ...options, _id: doing.editing._id })}
          onDone={done}
          onClose={close}
        />
      )}
    </>
  )
}

interface DialogProps<R extends Row, V> {
  readonly row: R | undefined
  readonly saving: Omit<Saving<V, never>, 'send'>
  readonly send: (values: V, options: SendOptions & { readonly version: number }) => Promise<unknown>
  readonly onDone: () => void
  readonly onClose: () => void
}

function RecordDialog<R extends Row, S extends FormSchema, F extends Record<string, FilterSpec>, T extends string>({
  schema,
  words,
  row,
  fresh,
  valuesOf,
  saving,
  send,
  children,
  onDone,
  onClose,
}: Props<R, S, F, T> & DialogProps<R, z.output<S>>) {
  return (
    <FormDialog<S, unknown>
      record={row?._id}
      version={row?.version}
      title={saving.title()}
      schema={schema}
      words={words}
      initialValues={row ? valuesOf(row) : (fresh ?? {})}
      send={(values, options) => send(schema.parse(values), options)}
      onDone={() => {
        const text = saving.done()
        const title = saving.told ?? (row ? m.common_updated : m.common_success)
        if (text !== undefined) notices.success(title(), text)
        onDone()
      }}
      {...(saving.failed && { onFailure: saving.failed })}
      onTake={onDone}
      onClose={onClose}
    >
      {(field, form) => children(field, row, form)}
    </FormDialog>
  )
}
