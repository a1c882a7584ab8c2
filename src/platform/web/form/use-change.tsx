import { type ReactNode, Suspense, useRef, useState } from 'react'
import { m } from '../../../generated/messages/messages.js'
import { soonPart } from '../parts/lazy-part.tsx'
import { notices } from '../notices/notices.tsx'
import { fieldLabel, type RecordWords } from '../words/record-words.ts'
import type { RequestError } from '../requests/request-error.ts'
import {
  type ConflictRow,
  conflictRows,
  keepsAnything,
  type Side,
  type Values,
  valuesOfOthers,
} from './conflict-rows.ts'
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
  /** Fields of the log that make sense only together: if both sides changed one of them, they are chosen as one. */
  readonly together?: readonly (readonly string[])[] | undefined
  /** `seen` is what the change is based on: after a conflict, with what others changed. */
  readonly send: (values: V, options: SendOptions, seen: Partial<V>) => Promise<R>
  /** `upon` is the version that the change was based on. */
  readonly onDone: (result: R, upon: number) => void
  /** Called when the person chooses the record's current values after a conflict: load it again. */
  readonly onTake: () => unknown
  /** Called when the person keeps their values after a conflict, before they are sent again. */
  readonly onKeep?: (error: RequestError) => unknown
}

interface FieldByField<V> {
  /**
   * Puts the values that others changed, under the names of the audit log, into those of the form. Without it the change
   * is one decision about the whole record, and only carried out or not.
   */
  readonly merge?: (theirs: Values, values: V) => V
}

interface Sent<V> {
  readonly values: V
  readonly version: number
}

interface Conflict<V> {
  readonly error: RequestError
  readonly values: V
  readonly rows: readonly ConflictRow[]
}

/**
 * Changes a record, based on the version that the person saw. If somebody else changed it first, what only one of both
 * changed is kept; `conflict` is the dialog that asks about each field that both changed, or whether to decide anyway.
 */
export function useChange<V extends object, R>(
  change: Change<V, R> & FieldByField<V>,
): { readonly submit: (values: V) => Promise<void>; readonly busy: boolean; readonly conflict: ReactNode } {
  const [conflict, setConflict] = useState<Conflict<V>>()
  const decided = useRef<{ readonly upon: number | undefined; readonly version: number; readonly seen: Partial<V> }>(
    undefined,
  )
  const sent = useRef(0)
  const others = useRef<readonly ConflictRow[]>([])
  const { form, onFailure, merge } = change
  const { submit, busy } = useSubmission<Sent<V>, R>({
    form,
    onFailure,
    send: ({ values, version }, options) => {
      sent.current = version
      return change.send(values, { ...options, version }, basis())
    },
    onDone: (result) => {
      tellKept(others.current, change.words)
      others.current = []
      change.onDone(result, sent.current)
    },
    onConflict: (error, { values }) => {
      if (isDeleted(error)) {
        const inform = onFailure ?? ((text: string) => notices.error(m.common_error(), text))
        inform(m.list_record_gone())
        return void change.onTake()
      }
      const { logged, together } = change
      const rows = conflictRows({ changes: error.changes, from: basis(), sent: values, logged, together })
      const found = { error, values, rows }
      const hasQuestion = !merge || rows.some(({ changedBy }) => changedBy === 'both')
      // The request that was refused is still being ended.
      if (!hasQuestion) setTimeout(() => void settle(found, nothingChosen))
      else setConflict(found)
    },
  })
  // What was decided about one record says nothing about the next one on the screen.
  const latest = () => (decided.current?.upon === change.version ? decided.current : undefined)
  const basis = () => latest()?.seen ?? change.seen ?? {}
  const send = (values: V) => submit({ values, version: Math.max(change.version ?? 0, latest()?.version ?? 0) })
  const settle = async ({ error, values, rows }: Conflict<V>, chosen: ReadonlyMap<string, Side>) => {
    setConflict(undefined)
    if (merge && !keepsAnything(rows, chosen)) {
      notices.info(m.form_nothing_to_save())
      return void change.onTake()
    }
    const theirs = Object.fromEntries(error.changes.map(({ field, now }) => [field, now]))
    const seen = merge ? merge(theirs, basis() as V) : basis()
    decided.current = { upon: change.version, version: error.version!, seen }
    others.current = merge ? rows.filter(({ changedBy }) => changedBy === 'theirs') : []
    await change.onKeep?.(error)
    if (!merge) return send(values)
    const merged = merge(valuesOfOthers(rows, chosen), values)
    form?.setFieldsValue(merged)
    await send(merged)
  }
  return {
    submit: send,
    busy,
    conflict: conflict && (
      <Suspense>
        <ConflictDialog
          rows={conflict.rows}
          words={change.words}
          fieldByField={merge !== undefined}
          onTake={() => {
            setConflict(undefined)
            void change.onTake()
          }}
          onGoOn={(chosen) => void settle(conflict, chosen)}
          onCancel={() => setConflict(undefined)}
        />
      </Suspense>
    ),
  }
}

const nothingChosen: ReadonlyMap<string, Side> = new Map()

/** Names what others changed meanwhile, because the form never showed it. */
function tellKept(others: readonly ConflictRow[], words: RecordWords): void {
  if (others.length === 0) return
  const fields = [...new Set(others.map(({ field }) => fieldLabel(words, field)))].join(', ')
  const names = [...new Set(others.flatMap(({ by }) => by ?? []))].join(', ')
  const text = names ? m.form_conflict_kept_by({ fields, names }) : m.form_conflict_kept({ fields })
  notices.info(m.form_conflict_kept_title(), text)
}

/** Whether the record was deleted meanwhile: then nobody's values can be kept. */
const isDeleted = ({ changes }: RequestError): boolean =>
  changes.some(({ field, now }) => field === 'deletedAt' && now !== null)
