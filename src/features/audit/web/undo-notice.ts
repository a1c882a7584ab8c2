import { m } from '../../../generated/messages/messages.js'
import { failureText } from '../../../platform/web/form/failure.ts'
import { request } from '../../../platform/web/graphql-client.ts'
import { notices } from '../../../platform/web/notices.tsx'
import { isRequestError } from '../../../platform/web/request-error.ts'
import type { RecordModel } from '../audit.rules.ts'
import { undoDocument } from './audit.documents.ts'

interface Undoable {
  readonly title: string
  readonly text: string
  readonly model: RecordModel
  readonly _id: string
  /** The version that the change was made upon, and the one that it left: the same when nothing changed. */
  readonly before: number
  readonly after: number
  /** Brings what is on the screen up to date. */
  readonly onUndone: () => unknown
}

/** Tells of a change that went well and offers, for ten seconds, to take it back. */
export function succeedWithUndo({ title, text, model, _id, before, after, onUndone }: Undoable): void {
  if (after === before) return notices.success(title, text)
  const idempotencyKey = crypto.randomUUID()
  const undo = async () => {
    try {
      await request(undoDocument, { model, _id, version: after }, { idempotencyKey })
      notices.success(m.audit_undone_title(), m.audit_undone())
    } catch (error) {
      notices.error(m.audit_undo_failed_title(), textOf(error))
    }
    void onUndone()
  }
  notices.success(title, text, { label: m.audit_undo(), seconds: 10, run: () => void undo() })
}

const texts: Record<string, () => string> = {
  stale: m.audit_undo_stale,
  nothingToUndo: m.audit_undo_nothing,
  notYours: m.audit_undo_not_yours,
}

function textOf(error: unknown): string {
  return (isRequestError(error) && error.reason && texts[error.reason]?.()) || failureText(error)
}
