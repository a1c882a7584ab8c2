import { type ReactNode, Suspense, useRef, useState } from 'react'
import { m } from '../../../generated/messages/messages.js'
import { soonPart } from '../parts/lazy-part.tsx'
import { notices } from '../notices/notices.tsx'
import type { RecordWords } from '../words/record-words.ts'
import type { RequestError } from '../requests/request-error.ts'
import { conflictRows } from './conflict-rows.ts'
import { type Submission, useSubmission } from './use-submission.ts'

const ConflictDialog = soonPart(() => import('./conflict-dialog.tsx'))

interface SendOptions {
  readonly idempotencyKey: string
  /** The version that the change is based on; 0 for a new record. */
  readonly version: number
}

export interface Change<V extends object, R> extends Pick<Submission<V, R>, 'form' | 'onFailure'> {
  /** The version of the record on the screen; undefined for a new record. */
  readonly version?: number | undefined
  /** The field labels for the conflict dialog. */
  readonly words: RecordWords
  /** The record's values when the person began to edit. */
  readonly seen?: Partial<V>
  /** The form's values under the names, and in the shape, of the audit log: where the form's own are others. */
  readonly logged?: ((values: Partial<V>) => object) | undefined
  readonly send: (values: V, options: SendOptions) => Promise<R>
  /** `upon` is the version that the change was based on. */
  readonly onDone: (result: R, upon: number) => void
  /** Called when the person chooses the record's current values after a conflict: load it again. */
  readonly onTake: () => unknown
  /** Called when the person keeps their values after a conflict, before they are sent again. */
  readonly onKeep?: (error: RequestError) => unknown
}

interface Sent<V> {
  readonly values: V
  readonly version: number
}

/**
 * Changes a record, based on the version that the person saw. If somebody else changed it first, `conflict` is the
 * dialog that shows both changes; keeping one's own sends them again with the version that the conflict reported.
 */
export function useChange<V extends object, R>(
  change: Change<V, R>,
): { readonly submit: (values: V) => Promise<void>; readonly busy: boolean; readonly conflict: ReactNode } {
  const [conflict, setConflict] = useState<{ readonly error: RequestError; readonly values: V }>()
  const decided = useRef<{ readonly upon: number | undefined; readonly version: number }>(undefined)
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
    onConflict: (error, { values }) => {
      if (!isDeleted(error)) return setConflict({ error, values })
      const inform = onFailure ?? ((text: string) => notices.error(m.common_error(), text))
      inform(m.list_record_gone())
      void change.onTake()
    },
  })
  const send = (values: V) => {
    const { upon, version } = decided.current ?? { version: 0 }
    // What was decided about one record says nothing about the next one on the screen.
    return submit({ values, version: Math.max(change.version ?? 0, upon === change.version ? version : 0) })
  }
  const keep = async ({ error, values }: NonNullable<typeof conflict>) => {
    setConflict(undefined)
    decided.current = { upon: change.version, version: error.version! }
    await change.onKeep?.(error)
    await send(values)
  }
  return {
    submit: send,
    busy,
    conflict: conflict && (
      <Suspense>
        <ConflictDialog
          rows={conflictRows(conflict.error.changes, change.seen ?? {}, conflict.values, change.logged)}
          words={change.words}
          onTake={() => {
            setConflict(undefined)
            void change.onTake()
          }}
          onKeep={() => void keep(conflict)}
          onCancel={() => setConflict(undefined)}
        />
      </Suspense>
    ),
  }
}

/** Whether the record was deleted meanwhile: then nobody's values can be kept. */
const isDeleted = ({ changes }: RequestError): boolean =>
  changes.some(({ field, now }) => field === 'deletedAt' && now !== null)
