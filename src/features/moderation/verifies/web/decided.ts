import { m } from '../../../../generated/messages/messages.js'
import { recordsChanged } from '../../../../platform/web/requests/record-cache.ts'
import { succeedWithUndo } from '../../../records/audit/web/public.ts'
import type { VerifyDetail } from './verify-cache.ts'

/** Only the newest request of a page or a person, and never one's own. */
export const mayBeDecided = (request: VerifyDetail | undefined): boolean =>
  request !== undefined && request.isNewest && !request.isOwn

interface Decided extends Pick<VerifyDetail, '_id' | 'type'> {
  /** The versions before and after the decision. */
  readonly before: number
  readonly after: number
}

/** After a decision, which also changes the page or the person: tells it, offers the undo, and refreshes what shows it. */
export function tellDecided({ type, ...decided }: Decided): void {
  const notice = { title: m.common_updated(), text: m.verifies_notice_updated() }
  succeedWithUndo({ ...notice, model: 'VERIFY', ...decided })
  void Promise.all([recordsChanged('VERIFY'), recordsChanged(type), recordsChanged('Dashboard')])
}
