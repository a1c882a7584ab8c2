import { type ReactNode, useRef, useState } from 'react'
import type { RecordWords } from '../record-words.ts'
import type { RequestError } from '../request-error.ts'
import { ConflictDialog } from './conflict-dialog.tsx'
import { conflictRows } from './conflict-rows.ts'
import { type Submission, useSubmission } from './use-submission.ts'

interface SendOptions {
  readonly idempotencyKey: string
  /** The version that the change is made upon; 0 for a new record. */
  readonly version: number
}

export interface Change<V extends object, R> extends Pick<Submission<V, R>, 'form' | 'onFailure'> {
  /** The version of the record that is on the screen; none for a new record. */
  readonly version?: number | undefined
  /** What its fields are called in a conflict. */
  readonly words: RecordWords
  /** What the record said when the person began to change it. */
  readonly seen?: Partial<V>
  readonly send: (values: V, options: SendOptions) => Promise<R>
  /** `upon` is the version that the change was made upon. */
  readonly onDone: (result: R, upon: number) => void
  /** After a conflict, the person takes what the record says now: read it again. */
  readonly onTake: () => unknown
  /** After a conflict, the person keeps what they typed: called before it is sent again. */
  readonly onKeep?: (error: RequestError) => unknown
}

interface Sent<V> {
  readonly values: V
  readonly version: number
}

/**
 * Changes a record upon the version that the person saw. When somebody else was quicker, `conflict` is the dialog that
 * shows both changes; whoever keeps theirs sends it again upon the version that the conflict told of.
 */
export function useChange<V extends object, R>(
  change: Change<V, R>,
): { readonly submit: (values: V) => Promise<void>; readonly busy: boolean; readonly conflict: ReactNode } {
  const [conflict, setConflict] = useState<{ readonly error: RequestError; readonly values: V }>()
  const decided = useRef(0)
  const sent = useRef(0)
  const { form, onFailure } = change
  const { submit, busy } = useSubmission<Sent<V>, R>({
    form,
    onFailure,
    send: ({ values, version }, options) => {
      sent.current = version
      return change.send(values, { ...options, version })
    },
    onDone: (result) => change.onDone(result, sent.current),
    onConflict: (error, { values }) => setConflict({ error, values }),
  })
  const send = (values: V) => submit({ values, version: Math.max(change.version ?? 0, decided.current) })
  const keep = async ({ error, values }: NonNullable<typeof conflict>) => {
    setConflict(undefined)
    decided.current = error.version ?? decided.current
    await change.onKeep?.(error)
    await send(values)
  }
  return {
    submit: send,
    busy,
    conflict: conflict && (
      <ConflictDialog
        rows={conflictRows(conflict.error.changes, change.seen ?? {}, conflict.values as Record<string, unknown>)}
        words={change.words}
        onTake={() => {
          setConflict(undefined)
          void change.onTake()
        }}
        onKeep={() => void keep(conflict)}
        onCancel={() => setConflict(undefined)}
      />
    ),
  }
}
