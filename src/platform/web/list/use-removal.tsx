import { DeleteOutlined } from '@ant-design/icons'
import { type ReactNode, useCallback, useMemo, useState } from 'react'
import { m } from '../../../generated/messages/messages.js'
import type { Operation } from '../../shared/operation.ts'
import { ChangeQuestion } from '../form/change-question.tsx'
import { recordsChanged } from '../requests/record-cache.ts'
import type { RecordWords } from '../words/record-words.ts'
import type { RowAction } from './list-declaration.ts'

export interface Removal<R, T = unknown> {
  readonly operation: Operation
  /** The action's label; 'Delete' by default. */
  readonly label?: (row: R) => string
  readonly question: (row: R) => string
  /** The name that the question shows; the record's name by default. */
  readonly text?: (row: R) => string
  /** The record's words, for the dialog about a conflict. */
  readonly words: RecordWords
  /** The row has the version to send, which after a conflict is not the one on the screen. */
  readonly send: (row: R, options: { readonly idempotencyKey: string }) => Promise<T>
  /** Shows the notice on success; the row has the version that was sent. */
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
export function useRemoval<R extends { readonly version: number }, T = unknown>(
  { model, nameOf }: RemovableList<R>,
  { operation, label = m.common_delete, question, text = nameOf, words, send, done, failed, shown }: Removal<R, T>,
): Asking<R> {
  const [asked, setAsked] = useState<{ readonly row: R; readonly onDone?: (() => void) | undefined }>()
  const close = () => setAsked(undefined)
  const changed = () => model && recordsChanged(model)
  const ask = useCallback((row: R, onDone?: () => void) => setAsked({ row, onDone }), [])
  const action = useMemo<RowAction<R>>(
    () => ({
      key: 'delete',
      label,
      icon: <DeleteOutlined aria-hidden />,
      inline: true,
      danger: true,
      removes: true,
      operation,
      ...(shown && { shown }),
      run: ask,
    }),
    [operation, label, shown, ask],
  )
  const row = asked?.row
  const dialog = row !== undefined && (
    <ChangeQuestion
      title={question(row)}
      text={text(row)}
      okText={m.common_yes()}
      cancelText={m.common_no()}
      danger
      version={row.version}
      words={words}
      send={({ version, ...options }) => send({ ...row, version }, options)}
      onDone={(result, version) => {
        done({ ...row, version }, result)
        asked?.onDone?.()
        void changed()
      }}
      {...(failed && { onFailure: failed })}
      onTake={changed}
      onClose={close}
    />
  )
  return { action, ask, dialog }
}
