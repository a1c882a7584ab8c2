import { DeleteOutlined } from '@ant-design/icons'
import { type ReactNode, useCallback, useMemo, useState } from 'react'
import { m } from '../../../generated/messages/messages.js'
import type { Operation } from '../../shared/operation.ts'
import { ConfirmDialog } from '../form/confirm-dialog.tsx'
import { useSubmission } from '../form/use-submission.ts'
import { recordsChanged } from '../record-cache.ts'
import type { RowAction } from './list-declaration.ts'

export interface Removal<R, T = unknown> {
  readonly operation: Operation
  /** The action's label; 'Delete' by default. */
  readonly label?: (row: R) => string
  readonly question: (row: R) => string
  /** The name that the question shows; the record's name by default. */
  readonly text?: (row: R) => string
  readonly send: (row: R, options: { readonly idempotencyKey: string }) => Promise<T>
  /** Shows the notice on success. */
  readonly done: (row: R, result: T) => void
  /** Shows a failure; a notice titled 'Error' by default. */
  readonly failed?: (text: string) => void
  /** All rows by default. */
  readonly shown?: ((row: R) => boolean) | undefined
}

interface RemovableList<R> {
  readonly model?: string | undefined
  readonly nameOf: (row: R) => string
}

interface Asking<R> {
  readonly action: RowAction<R>
  /** Asks the question outside of a list. */
  readonly ask: (row: R) => void
  readonly dialog: ReactNode
}

/** The row action that deletes a record of a list, and the question that it asks first. */
export function useRemoval<R extends object, T = unknown>(
  { model, nameOf }: RemovableList<R>,
  { operation, label = m.common_delete, question, text = nameOf, send, done, failed, shown }: Removal<R, T>,
): Asking<R> {
  const [asked, setAsked] = useState<R>()
  const close = () => setAsked(undefined)
  const { submit } = useSubmission<R, { readonly row: R; readonly result: T }>({
    send: async (row, options) => ({ row, result: await send(row, options) }),
    onDone: ({ row, result }) => {
      done(row, result)
      close()
      if (model) void recordsChanged(model)
    },
    ...(failed && { onFailure: failed }),
  })
  const ask = useCallback((row: R) => setAsked(() => row), [])
  const action = useMemo<RowAction<R>>(
    () => ({
      key: 'delete',
      label,
      icon: <DeleteOutlined aria-hidden />,
      inline: true,
      danger: true,
      operation,
      ...(shown && { shown }),
      run: ask,
    }),
    [operation, label, shown, ask],
  )
  const dialog = asked !== undefined && (
    <ConfirmDialog
      title={question(asked)}
      text={text(asked)}
      okText={m.common_yes()}
      cancelText={m.common_no()}
      danger
      onOk={() => submit(asked)}
      onCancel={close}
    />
  )
  return { action, ask, dialog }
}
