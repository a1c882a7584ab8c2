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
  /** The version before the change and the one after it; equal when nothing changed. */
  readonly before: number
  readonly after: number
}

/** Shows a success notice with an Undo button for as long as the server accepts the undo. */
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

/** A change that can no longer be undone gets a more precise text than "the record changed". */
const textOf = (error: unknown) =>
  isRequestError(error) && error.reason === 'platform_text_stale' ? m.audit_undo_stale() : failureText(error)
