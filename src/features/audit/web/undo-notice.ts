import { m } from '../../../generated/messages/messages.js'
import { failureText } from '../../../platform/web/form/failure.ts'
import { request } from '../../../platform/web/graphql-client.ts'
import { notices } from '../../../platform/web/notices.tsx'
import { recordsChanged } from '../../../platform/web/record-cache.ts'
import { isRequestError } from '../../../platform/web/request-error.ts'
import { type RecordModel, undoSeconds } from '../audit.rules.ts'
import { undoDocument } from './audit.documents.ts'
import './texts.ts'

interface Undoable {
  readonly title: string
  readonly text: string
  readonly model: RecordModel
  readonly _id: string
  /** The version that the change was made upon, and the one that it left: the same when nothing changed. */
  readonly before: number
  readonly after: number
}

/** Tells of a change that went well and offers, for as long as the server allows it, to take it back. */
export function succeedWithUndo({ title, text, model, _id, before, after }: Undoable): void {
  if (after === before) return notices.success(title, text)
  const idempotencyKey = crypto.randomUUID()
  const undo = async () => {
    try {
      await request(undoDocument, { model, _id, version: after }, { idempotencyKey })
      notices.success(m.audit_undone_title(), m.audit_undone())
    } catch (error) {
      notices.error(m.common_error(), textOf(error))
    }
    void recordsChanged(model)
  }
  notices.success(title, text, { label: m.audit_undo(), seconds: undoSeconds, run: () => void undo() })
}

/** Of a change that cannot be undone any more, there is more to say than that the record changed. */
const textOf = (error: unknown) =>
  isRequestError(error) && error.reason === 'platform_text_stale' ? m.audit_undo_stale() : failureText(error)
