import { m } from '../../../generated/messages/messages.js'
import { seeModerators, type TermStatus } from '../../../platform/shared/permission.ts'
import { absoluteTime } from '../../../platform/web/list/time.ts'
import { useViewer } from '../../../platform/web/session.tsx'
import { StatusMark } from './status-mark.tsx'
import './status-history.css'

interface Props {
  /** A record's reason list, newest first. */
  readonly reason: readonly {
    readonly reason: string
    readonly status: TermStatus
    readonly createdAt: string
    readonly byName?: string | null
    readonly until?: string | null
  }[]
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
        {remarks.map(({ reason, status, createdAt, byName, until }) => (
          <li key={createdAt}>
            <StatusMark status={status} until={until} />
            {reason && <p>{reason}</p>}
            <small>
              {seesWho
                ? m.term_status_since({ name: byName ?? m.term_status_by_nobody(), time: absoluteTime(createdAt) })
                : absoluteTime(createdAt)}
            </small>
          </li>
        ))}
      </ol>
    </section>
  )
}
