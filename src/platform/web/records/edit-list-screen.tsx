import { useMemo } from 'react'
import type { z } from 'zod'
import type { FilterSpec } from '../../shared/list.ts'
import type { Operation } from '../../shared/operation.ts'
import { DialogFault } from '../form/dialog-fault.tsx'
import type { FormSchema } from '../form/use-record-form.tsx'
import { editAction } from '../list/edit-action.tsx'
import type { ListDeclaration, RowAction } from '../list/list-declaration.ts'
import { ListScreen } from '../list/list-screen.tsx'
import { useOpenRow } from '../list/use-open-row.ts'
import { recordsChanged } from '../requests/record-cache.ts'
import { RecordDialog } from './record-dialog.tsx'
import type { RecordFields, SavedRow, SendOptions } from './record-form-dialog.tsx'

interface Props<
  R extends SavedRow,
  S extends FormSchema,
  F extends Record<string, FilterSpec>,
  O extends string,
  T,
> extends RecordFields<R, S> {
  readonly list: ListDeclaration<F, O, R>
  readonly change: {
    readonly operation: Operation
    /** The dialog's title. */
    readonly title: (row: R) => string
    readonly send: (row: R, values: z.output<S>, options: SendOptions & { readonly version: number }) => Promise<T>
    /** Shows the notice on success. `upon` is the version before the change. */
    readonly done: (row: R, result: T, upon: number) => void
    /** Shows a failure; a notice titled 'Error' by default. */
    readonly failed?: (text: string) => void
  }
}

/** A list whose records are never created or deleted, only changed in a dialog over the list. */
export function EditListScreen<
  R extends SavedRow,
  S extends FormSchema,
  F extends Record<string, FilterSpec>,
  O extends string,
  T,
>({ list, change, ...form }: Props<R, S, F, O, T>) {
  const { row: editing, fault, open, close } = useOpenRow(list)
  const rowActions = useMemo<readonly RowAction<R>[]>(
    () => [editAction<R>(change.operation, { opens: true, run: open })],
    [change.operation, open],
  )
  return (
    <>
      <ListScreen list={list} rowActions={rowActions} />
      <DialogFault error={fault} onClose={close} />
      {editing && (
        <RecordDialog<R, S, T>
          {...form}
          row={editing}
          title={change.title(editing)}
          send={(values, options) => change.send(editing, values, options)}
          notify={(result, upon) => change.done(editing, result, upon)}
          failed={change.failed}
          onDone={() => {
            close()
            if (list.model) void recordsChanged(list.model)
          }}
          onClose={close}
        />
      )}
    </>
  )
}
