import { PlusOutlined } from '@ant-design/icons'
import { type ComponentType, type ReactNode, Suspense, useMemo, useState } from 'react'
import type { z } from 'zod'
import { m } from '../../../generated/messages/messages.js'
import type { FilterSpec } from '../../shared/list.ts'
import type { Operation } from '../../shared/operation.ts'
import { ActionButton } from '../form/action-button.tsx'
import { DialogFault } from '../form/dialog-fault.tsx'
import type { FormSchema } from '../form/use-record-form.tsx'
import type { BulkAction, ListDeclaration, RowAction } from '../list/list-declaration.ts'
import { editAction, viewAction } from '../list/edit-action.tsx'
import { ListScreen } from '../list/list-screen.tsx'
import { useOpenRow } from '../list/use-open-row.ts'
import { type Removal, useRemoval } from '../list/use-removal.tsx'
import { notices } from '../notices/notices.tsx'
import { recordsChanged } from '../requests/record-cache.ts'
import { RecordDialog } from './record-dialog.tsx'
import type { RecordFields, SavedRow, SendOptions } from './record-form-dialog.tsx'

interface Saving<Send> {
  readonly operation: Operation
  /** The dialog's title. */
  readonly title: () => string
  /** The notice on success; no notice if nothing was changed. */
  readonly done: () => string | undefined
  /** The title of that notice, if not the usual one. */
  readonly noticeTitle?: () => string
  readonly send: Send
  /** Shows a failure; a notice titled 'Error' by default. */
  readonly failed?: (text: string) => void
}

function notify({ done, noticeTitle }: Pick<Saving<never>, 'done' | 'noticeTitle'>, usual: () => string): void {
  const text = done()
  if (text !== undefined) notices.success((noticeTitle ?? usual)(), text)
}

/** A separate dialog for adding, if a form of the record's fields is not enough. It may be loaded lazily. */
interface OwnDialog {
  readonly operation: Operation
  readonly title: () => string
  readonly Dialog: ComponentType<{ readonly onDone: () => void; readonly onClose: () => void }>
}

interface Props<
  R extends SavedRow,
  S extends FormSchema,
  F extends Record<string, FilterSpec>,
  T extends string,
> extends RecordFields<R, S> {
  readonly list: ListDeclaration<F, T, R>
  /** Whether a row is deleted, though the list shows it: it can only be viewed. */
  readonly isGone?: (row: R) => boolean
  readonly bulkActions?: readonly BulkAction[]
  /** Actions of a row between the one that changes and the one that deletes it. */
  readonly moreActions?: readonly RowAction<R>[]
  /** Buttons before the one that creates a record. */
  readonly extra?: ReactNode
  /** The button shows the dialog's title, unless it has its own text. */
  readonly create: (Saving<(values: z.output<S>, options: SendOptions) => Promise<unknown>> | OwnDialog) & {
    readonly button?: () => string
  }
  /** `target` has the record's id, and the version that the person saw. */
  readonly change: Saving<(values: z.output<S>, target: SavedRow, options: SendOptions) => Promise<unknown>>
  readonly remove: Omit<Removal<R>, 'shown' | 'words'>
}

const none: readonly never[] = []

/** A list whose records are added, changed and deleted in dialogs over it. */
export function RecordListScreen<
  R extends SavedRow,
  S extends FormSchema,
  F extends Record<string, FilterSpec>,
  T extends string,
>(props: Props<R, S, F, T>) {
  const { list, words, create, change, remove, isGone, bulkActions = [], moreActions = none } = props
  const [adding, setAdding] = useState(false)
  const { row: editing, fault, open, close } = useOpenRow(list)
  const stopAdding = () => setAdding(false)
  const saved = (leave: () => void) => () => {
    leave()
    if (list.model) void recordsChanged(list.model)
  }
  const shown = useMemo(() => isGone && ((row: R) => !isGone(row)), [isGone])
  const { action, dialog } = useRemoval(list, { ...remove, words, shown })
  const rowActions = useMemo<readonly RowAction<R>[]>(
    () => [
      editAction(change.operation, { opens: true, ...(shown && { shown }), run: open }),
      ...(isGone ? [viewAction({ opens: true, shown: isGone, run: open })] : []),
      ...moreActions,
      action,
    ],
    [change.operation, isGone, shown, open, moreActions, action],
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
              onClick={() => setAdding(true)}
            >
              {(create.button ?? create.title)()}
            </ActionButton>
          </>
        }
      />
      {dialog}
      <DialogFault error={fault} onClose={close} />
      {adding &&
        ('Dialog' in create ? (
          <Suspense>
            <create.Dialog onDone={saved(stopAdding)} onClose={stopAdding} />
          </Suspense>
        ) : (
          <RecordDialog
            {...props}
            title={create.title()}
            row={undefined}
            send={create.send}
            notify={() => notify(create, m.common_success)}
            failed={create.failed}
            onDone={saved(stopAdding)}
            onClose={stopAdding}
          />
        ))}
      {editing && (
        <RecordDialog
          {...props}
          key={editing._id}
          title={isGone?.(editing) ? m.list_view_record() : change.title()}
          row={editing}
          readOnly={isGone?.(editing) ?? false}
          send={(values, { version, ...options }) => change.send(values, { _id: editing._id, version }, options)}
          notify={() => notify(change, m.common_updated)}
          failed={change.failed}
          onDone={saved(close)}
          onClose={close}
        />
      )}
    </>
  )
}
