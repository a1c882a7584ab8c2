import { m } from '../../../../generated/messages/messages.js'
import { absoluteTime } from '../../../../platform/web/list/time.ts'
import { statusName } from '../../../../platform/web/words/term-status-name.ts'
import { formatNumber } from '../../../../platform/web/words/format-number.ts'
import { appealStateName } from './appeal-texts.ts'
import type { CaseAppeal } from './desk-queries.ts'

/** What a member writes about a decision, what that was, and the answer. */
export function AppealPanel({ appeal }: { readonly appeal: CaseAppeal }) {
  const { message, createdAt, status, reason, judgedAt, judges, records, state, answer, decidedBy, decidedAt } = appeal
  const names = judges.map(({ fullName }) => fullName).join(', ')
  return (
    <section className="desk-decision" aria-label={m.desk_appeal()}>
      <p>
        <strong>{m.desk_appeal()}</strong> <span>{appealStateName(state)}</span>
      </p>
      <blockquote className="desk-appeal">{message}</blockquote>
      <p className="desk-small">{m.desk_appeal_made({ time: absoluteTime(createdAt) })}</p>
      <p>
        {m.desk_appeal_against({ status: statusName(status), name: names, time: absoluteTime(judgedAt) })}
        {records > 1 && ` ${m.desk_appeal_records({ count: formatNumber(records) })}`}
      </p>
      {reason && (
        <p className="desk-small">
          <q>{reason}</q>
        </p>
      )}
      {answer && (
        <p>
          {decidedBy && decidedAt && m.desk_decided_by({ name: decidedBy.fullName, time: absoluteTime(decidedAt) })} “
          {answer}”
        </p>
      )}
    </section>
  )
}
