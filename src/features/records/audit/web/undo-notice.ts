import { mutation } from '../../../../generated/graphql/mutations.ts'
import { m } from '../../../../generated/messages/messages.js'
import '../../../../generated/messages/texts/audit.js'
import { failureText } from '../../../../platform/web/form/failure.ts'
import { randomId } from '../../../../platform/web/requests/random-id.ts'
import { request } from '../../../../platform/web/requests/graphql-client.ts'
import { batchSize } from '../../../../platform/web/list/bulk-run.ts'
import type { Outcome } from '../../../../platform/web/list/list-declaration.ts'
import { notices } from '../../../../platform/web/notices/notices.tsx'
import { recordsChanged } from '../../../../platform/web/requests/record-cache.ts'
import { isRequestError } from '../../../../platform/web/requests/request-error.ts'
import { translate } from '../../../../platform/web/words/texts.ts'
import type { RecordModel } from '../../../../generated/graphql/graphql.ts'
import { undoSeconds } from '../audit.rules.ts'
import { undoManyDocument } from './audit.documents.ts'

/** The label of a notice's button, for a change that is undone in its own way. */
export const undoLabel = m.audit_undo

/** Tells that a change was undone. */
export const tellUndone = () => notices.success(m.audit_undone_title(), m.audit_undone())

interface Undoable {
  readonly title: string
  readonly text: string
  readonly model: RecordModel
  /** The model of the lists that show the change, if that is another one. */
  readonly shownIn?: string
  readonly _id: string
  /** The version before the change and the one after it; equal when nothing changed. */
  readonly before: number
  readonly after: number
}

/** Shows a success notice with an Undo button for as long as the server accepts the undo. */
export function succeedWithUndo({ title, text, model, shownIn = model, _id, before, after }: Undoable): void {
  if (after === before) return notices.success(title, text)
  const idempotencyKey = randomId()
  const undo = async () => {
    try {
      await request(mutation('cmsUndo'), { model, _id, version: after }, { idempotencyKey })
      tellUndone()
    } catch (error) {
      notices.error(m.common_error(), textOf(error))
    }
    void recordsChanged(shownIn)
  }
  notices.success(title, text, { label: m.audit_undo(), seconds: undoSeconds, run: () => void undo() })
}

/** The same for a deletion, which raised the version by one: `done` of a `Removal`. */
export const deletedWithUndo =
  (model: RecordModel, title: () => string, text: () => string) =>
  ({ _id, version }: { readonly _id: string; readonly version: number }): void =>
    succeedWithUndo({ title: title(), text: text(), model, _id, before: version, after: version + 1 })

interface UndoableMany extends Pick<Undoable, 'title' | 'text' | 'model' | 'shownIn'> {
  /** In the order in which they are undone, each with the record's version after it. */
  readonly changes: readonly { readonly _id: string; readonly version: number }[]
  /** When the first change was requested, by `performance.now()`. */
  readonly began: number
}

/**
 * The same for a change of many records. The time that the changes took is subtracted: the first of them could not be
 * undone for longer.
 */
export function succeedWithUndoOfMany({ title, text, model, shownIn = model, changes, began }: UndoableMany): void {
  const seconds = undoSeconds - (performance.now() - began) / 1000
  if (seconds < shortestOffer) return notices.success(title, text)
  const undo = async () => {
    try {
      showUndone(await undoAll(model, changes))
    } catch (error) {
      notices.error(m.common_error(), textOf(error))
    }
    void recordsChanged(shownIn)
  }
  notices.success(title, text, { label: m.audit_undo(), seconds, run: () => void undo() })
}

/** Seconds in which somebody can still decide. */
const shortestOffer = 2

async function undoAll(model: RecordModel, changes: UndoableMany['changes']): Promise<readonly Outcome[]> {
  const outcomes: Outcome[] = []
  for (let from = 0; from < changes.length; from += batchSize) {
    const batch = changes.slice(from, from + batchSize)
    const options = { idempotencyKey: randomId() }
    outcomes.push(...(await request(undoManyDocument, { model, changes: batch }, options)).cmsUndoMany)
  }
  return outcomes
}

function showUndone(outcomes: readonly Outcome[]): void {
  const count = outcomes.length
  const failed = outcomes.filter(({ ok }) => !ok)
  if (failed.length === 0) return notices.success(m.audit_undone_title(), m.audit_undone_many({ count }))
  const why = failed[0]!.reason === 'platform_text_stale' ? m.audit_undo_stale() : translate(failed[0]!)
  notices.error(m.common_error(), `${m.audit_undone_some({ done: count - failed.length, count })} ${why}`)
}

/** A change that can no longer be undone gets a more precise text than "the record changed". */
const textOf = (error: unknown) =>
  isRequestError(error) && error.reason === 'platform_text_stale' ? m.audit_undo_stale() : failureText(error)
