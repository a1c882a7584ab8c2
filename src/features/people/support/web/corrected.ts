import type { CorrectionFragment } from '../../../../generated/graphql/graphql.ts'
import { m } from '../../../../generated/messages/messages.js'
import { notices } from '../../../../platform/web/notices/notices.tsx'
import { recordsChanged } from '../../../../platform/web/requests/record-cache.ts'
import { correctionModel } from './correction-model.ts'

const texts: Readonly<Record<CorrectionFragment['status'], () => string>> = {
  WAITING: m.support_waits_text,
  BOOKED: m.support_booked_text,
  DECLINED: m.support_declined_text,
}

/** Says what became of a correction, and has everything about points asked for again. */
export function corrected(status: CorrectionFragment['status']): void {
  notices.success(m.common_updated(), texts[status]())
  void recordsChanged(correctionModel)
  void recordsChanged('USER')
}
