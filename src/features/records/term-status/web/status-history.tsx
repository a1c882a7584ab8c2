import { m } from '../../../../generated/messages/messages.js'
import { seeModerators, type TermStatus } from '../../../../platform/shared/permission.ts'
import { absoluteTime } from '../../../../platform/web/list/time.ts'
import { useViewer } from '../../../../platform/web/session/session.tsx'
import { StatusMark } from './status-mark.tsx'
import './status-history.css'

interface Remark {
  readonly reason: string
  readonly status: TermStatus
  readonly createdAt: string
  readonly restored?: boolean
  readonly byName?: string | null
  readonly until?: string | null
}

interface Props {
  /** A record's reason list, newest first. */
  readonly reason: readonly Remark[]
  readonly heading: 'h2' | 'h3'
}

/** The statuses that were set, with time and reason, newest first. Only viewers who may set a status see who set it. */
export function StatusHistory({ reason: remarks, heading: Heading }: Props) {
  const seesWho = seeModerators.allows(useViewer())
  if (remarks.length === 0) return null
  return (
    <section className="term-status-history">
      <Heading>{m.term_status_history()}</Heading>
      <ol>
        {remarks.map((remark) => (
          <li key={remark.createdAt}>
            <StatusMark status={remark.status} until={remark.until} />
            {remark.reason && (
              <p>{remark.restored ? m.term_status_reason_again({ reason: remark.reason }) : remark.reason}</p>
            )}
            <small>{seesWho ? whoAndWhen(remark) : when(remark)}</small>
          </li>
        ))}
      </ol>
    </section>
  )
}

function whoAndWhen({ restored, byName, createdAt }: Remark): string {
  const since = { name: byName ?? m.term_status_by_nobody(), time: absoluteTime(createdAt) }
  return restored ? m.term_status_undone_by(since) : m.term_status_since(since)
}

function when({ restored, createdAt }: Remark): string {
  const time = absoluteTime(createdAt)
  return restored ? m.term_status_undone({ time }) : time
}
