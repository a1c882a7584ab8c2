import { DeleteOutlined } from '@ant-design/icons'
import { type ReactNode, useMemo, useState } from 'react'
import { m } from '../../../generated/messages/messages.js'
import type { Operation } from '../../shared/operation.ts'
import { ConfirmDialog } from '../form/confirm-dialog.tsx'
import { useSubmission } from '../form/use-submission.ts'
import { recordsChanged } from '../record-cache.ts'
import type { RowAction } from './list-declaration.ts'

export interface Removal<R> {
  readonly operation: Operation
  readonly question: () => string
  readonly send: (row: R, options: { readonly idempotencyKey: string }) => Promise<unknown>
  /** Shows the notice on success. */
  readonly done: (row: R) => void
  /** Shows a failure; a notice titled 'Error' by default. */
  readonly failed?: (text: string) => void
  /** All rows by default. */
  readonly shown?: ((row: R) => boolean) | undefined
}

interface RemovableList<R> {
  readonly model?: string | undefined
  readonly nameOf: (row: R) => string
}

/** The row action that deletes a record of a list, and the question that it asks first. */
export function useRemoval<R extends object>(
  { model, nameOf }: RemovableList<R>,
  { operation, question, send, done, failed, shown }: Removal<R>,
): { readonly action: RowAction<R>; readonly dialog: ReactNode } {
  const [asked, setAsked] = useState<R>()
  const close = () => setAsked(undefined)
  const { submit } = useSubmission<R, R>({
    send: async (row, options) => {
      await send(row, options)
      return row
    },
    onDone: (row) => {
      done(row)
      close()
      if (model) void recordsChanged(model)
    },
    ...(failed && { onFailure: failed }),
  })
  const action = useMemo<RowAction<R>>(
    () => ({
      key: 'delete',
      label: m.common_delete,
      icon: <DeleteOutlined aria-hidden />,
      inline: true,
      danger: true,
      operation,
      ...(shown && { shown }),
      run: (row) => setAsked(() => row),
    }),
    [operation, shown],
  )
  const dialog = asked !== undefined && (
    <ConfirmDialog
      title={question()}
      text={nameOf(asked)}
      okText={m.common_yes()}
      cancelText={m.common_no()}
      danger
      onOk={() => submit(asked)}
      onCancel={close}
    />
  )
  return { action, dialog }
}
