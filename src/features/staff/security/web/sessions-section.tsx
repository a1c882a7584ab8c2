import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Button, Skeleton } from 'antd'
import { useState } from 'react'
import type { MySessionsQuery } from '../../../../generated/graphql/graphql.ts'
import { mutation } from '../../../../generated/graphql/mutations.ts'
import { m } from '../../../../generated/messages/messages.js'
import '../../../../generated/messages/texts/security.js'
import { ConfirmDialog } from '../../../../platform/web/form/confirm-dialog.tsx'
import { useSubmission } from '../../../../platform/web/form/use-submission.ts'
import { request } from '../../../../platform/web/requests/graphql-client.ts'
import { Mark, Moment } from '../../../../platform/web/list/cells.tsx'
import { ListError } from '../../../../platform/web/list/list-empty.tsx'
import { absoluteTime } from '../../../../platform/web/list/time.ts'
import { notices } from '../../../../platform/web/notices/notices.tsx'
import { deviceName } from './security-texts.ts'
import { sessionsQuery } from './security-queries.ts'

type Session = MySessionsQuery['mySessions'][number]

/** Sessions that are shown at first; the sections below stay in reach. */
const shownAtFirst = 5

/** Where the person is signed in, with buttons that end sessions. */
export function SessionsSection() {
  const { data: sessions, isError } = useQuery(sessionsQuery)
  const [asked, setAsked] = useState<Session | 'others'>()
  const [all, setAll] = useState(false)
  const others = sessions?.filter(({ current }) => !current) ?? []
  return (
    <section className="security-sheet" aria-labelledby="security-sessions">
      <h2 id="security-sessions">{m.security_sessions()}</h2>
      <p>{m.security_sessions_text()}</p>
      {isError ? (
        <ListError />
      ) : sessions === undefined ? (
        <Skeleton active paragraph={{ rows: 3 }} title={false} />
      ) : (
        <ul className="security-sessions">
          {(all ? sessions : sessions.slice(0, shownAtFirst)).map((session) => (
            <SessionItem key={session._id} session={session} onEnd={() => setAsked(session)} />
          ))}
        </ul>
      )}
      {!all && sessions !== undefined && sessions.length > shownAtFirst && (
        <p>
          <Button onClick={() => setAll(true)}>{m.security_show_all({ count: sessions.length })}</Button>
        </p>
      )}
      {others.length > 0 ? (
        <Button danger onClick={() => setAsked('others')}>
          {m.security_end_others()}
        </Button>
      ) : (
        sessions && <p className="security-quiet">{m.security_only_here()}</p>
      )}
      {asked && <EndDialog asked={asked} onClose={() => setAsked(undefined)} />}
    </section>
  )
}

function SessionItem({ session, onEnd }: { readonly session: Session; readonly onEnd: () => void }) {
  const device = deviceName(session.userAgent)
  return (
    <li>
      <div className="security-device" title={session.userAgent}>
        <strong>{device}</strong> {session.current && <Mark tone="good">{m.security_this_one()}</Mark>}
      </div>
      <dl>
        <div>
          <dt>{m.security_address()}</dt>
          <dd>{session.address}</dd>
        </div>
        <div>
          <dt>{m.security_signed_in_at()}</dt>
          <dd>
            <Moment at={session.signedInAt} />
          </dd>
        </div>
        <div>
          <dt>{m.security_last_used_at()}</dt>
          <dd>
            <Moment at={session.lastUsedAt} />
          </dd>
        </div>
      </dl>
      {!session.current && (
        <Button onClick={onEnd} aria-label={m.security_end_of({ device, time: absoluteTime(session.signedInAt) })}>
          {m.security_end()}
        </Button>
      )}
    </li>
  )
}

function EndDialog({ asked, onClose }: { readonly asked: Session | 'others'; readonly onClose: () => void }) {
  const queries = useQueryClient()
  const { submit } = useSubmission({
    send: async (which: Session | 'others', options) => {
      if (which === 'others') return (await request(mutation('endMyOtherSessions'), {}, options)).endMyOtherSessions
      await request(mutation('endMySession'), { sessionId: which._id }, options)
      return null
    },
    onDone: (ended) => notices.success(m.common_success(), endedText(ended)),
  })
  const ok = async () => {
    await submit(asked)
    await queries.invalidateQueries({ queryKey: sessionsQuery.queryKey })
    onClose()
  }
  const all = asked === 'others'
  return (
    <ConfirmDialog
      danger
      title={all ? m.security_end_others_question() : m.security_end_question()}
      text={all ? m.security_end_others_text() : m.security_end_question_text({ device: deviceName(asked.userAgent) })}
      okText={all ? m.security_end_others() : m.security_end()}
      onOk={ok}
      onCancel={onClose}
    />
  )
}

function endedText(others: number | null): string {
  if (others === null) return m.security_ended()
  return others === 1 ? m.security_ended_one_other() : m.security_ended_others({ count: others })
}
