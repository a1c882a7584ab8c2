import { m } from '../../../../generated/messages/messages.js'
import { notices } from '../../../../platform/web/notices/notices.tsx'
import { isRequestError } from '../../../../platform/web/requests/request-error.ts'

/** The case in which a change that was sent waits for a second look; undefined for any other failure. */
export function proposedIn(error: unknown): string | undefined {
  if (!isRequestError(error, 'CONFLICT') || error.reason !== 'waits_for_second_look') return undefined
  return String(error.params?.case)
}

/** The link of a notice to a case at the desk. */
export const caseLink = (id: string) => ({ label: m.term_status_open_case(), href: `/reports/case/${id}` })

/** Says that nothing is changed yet. */
export const tellProposed = (caseId: string): void =>
  notices.info(m.waits_for_second_look(), m.term_status_proposed(), caseLink(caseId))
