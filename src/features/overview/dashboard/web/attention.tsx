import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { AttentionQuery } from '../../../../generated/graphql/graphql.ts'
import { m } from '../../../../generated/messages/messages.js'
import { addDays } from '../../../../platform/shared/day.ts'
import { formatNumber } from '../../../../platform/web/words/format-number.ts'
import { request } from '../../../../platform/web/requests/graphql-client.ts'
import { ListError } from '../../../../platform/web/list/list-empty.tsx'
import { lastDays, writeRange } from '../../../../platform/shared/day-range.ts'
import { kindInAddress } from '../../../moderation/reports/report.values.ts'
import { attentionDocument } from './dashboard.documents.ts'
import { MiniBars } from './mini-bars.tsx'

const period = 7

/**
 * What needs attention: unhandled reports and requests for verification, by age, and the last seven whole days compared
 * with the seven before. Each card links to the screen where the work is done.
 */
export function Attention() {
  const yesterday = addDays(lastDays(1).to, -1)
  const [startDate, middle] = [addDays(yesterday, 1 - 2 * period), addDays(yesterday, 1 - period)]
  const { data, isError } = useQuery({
    queryKey: ['Dashboard', 'attention', yesterday],
    queryFn: ({ signal }) => request(attentionDocument, { startDate, endDate: yesterday }, { signal }),
  })
  const users = data?.cmsNewUsersPerDay.map(({ newUsers }) => newUsers)
  const points = data?.cmsPointsEarnedPerDay.map(({ earnedPoints }) => earnedPoints)
  const posts = data && postsByDay(data.cmsPostsPerDay)
  if (isError) return <ListError />
  return (
    <nav className="attention" aria-label={m.dashboard_attention()} aria-busy={data === undefined}>
      <Link
        to="/reports/$kind"
        params={{ kind: kindInAddress(mostWaiting(data?.cmsReportBacklog)) }}
        search={{ handle: 'NO' }}
        className="panel attention-card"
      >
        <h2>{m.dashboard_backlog()}</h2>
        <Backlog rows={data?.cmsReportBacklog} older={m.dashboard_older_than_week} />
      </Link>
      <Verifications rows={data?.cmsPendingVerifies} />
      <Link to="/users" className="panel attention-card">
        <h2>{m.dashboard_new_users_series()}</h2>
        <Trend values={users} />
      </Link>
      <Link to="/dashboard/top-users" className="panel attention-card">
        <h2>{m.dashboard_points_series()}</h2>
        <Trend values={points} />
      </Link>
      <Link
        to="/posts"
        search={{ createdAt: writeRange({ from: middle, to: yesterday }) }}
        className="panel attention-card"
      >
        <h2>{m.dashboard_week_posts()}</h2>
        <Trend values={posts} />
      </Link>
    </nav>
  )
}

/** The kind of records with the most unhandled reports. */
const mostWaiting = (rows: AttentionQuery['cmsReportBacklog'] = []) =>
  rows.toSorted((a, b) => b.targets - a.targets)[0]?.model ?? 'POST'

type Pending = AttentionQuery['cmsPendingVerifies'][number]

/** Requests for verification that wait; leads to those of pages or of people, whichever are more. */
function Verifications({ rows }: { readonly rows: readonly Pending[] | undefined }) {
  const waiting = (type: Pending['type']) => rows?.find((row) => row.type === type)?.requests ?? 0
  return (
    <Link
      to={waiting('PAGE') > waiting('USER') ? '/verifies/page/$status' : '/verifies/user/$status'}
      params={{ status: 'PENDING' }}
      className="panel attention-card"
    >
      <h2>{m.dashboard_verifies()}</h2>
      <Backlog
        rows={rows?.map(({ requests, ...age }) => ({ targets: requests, ...age }))}
        older={m.dashboard_verifies_older}
      />
    </Link>
  )
}

type Waiting = Omit<AttentionQuery['cmsReportBacklog'][number], 'model'>

interface BacklogProps {
  readonly rows: readonly Waiting[] | undefined
  readonly older: (values: { readonly count: string }) => string
}

/** How much waits, and since when. */
function Backlog({ rows, older: olderText }: BacklogProps) {
  if (rows === undefined) return <p className="figure">…</p>
  const sum = (of: (row: Waiting) => number) => rows.reduce((all, row) => all + of(row), 0)
  const [all, day, week] = [
    sum(({ targets }) => targets),
    sum(({ lastDay }) => lastDay),
    sum(({ lastWeek }) => lastWeek),
  ]
  const older = Math.max(0, all - week)
  return (
    <>
      <p className="figure">{formatNumber(all)}</p>
      <p className={older > 0 ? 'attention-note attention-late' : 'attention-note'}>
        {olderText({ count: formatNumber(older) })}
      </p>
      <span className="age-bar" aria-hidden="true">
        <span data-age="older" style={{ flexGrow: older }} />
        <span data-age="week" style={{ flexGrow: Math.max(0, week - day) }} />
        <span data-age="day" style={{ flexGrow: day }} />
      </span>
    </>
  )
}

/** The rounded sum of the period, compared with that of the period before. `values` are both, day by day. */
function Trend({ values }: { readonly values: readonly number[] | undefined }) {
  if (values === undefined) return <p className="figure">…</p>
  const sum = (part: readonly number[]) => Math.round(part.reduce((all, value) => all + value, 0))
  const [before, now] = [sum(values.slice(0, period)), sum(values.slice(period))]
  const count = formatNumber(Math.abs(now - before))
  return (
    <>
      <p className="figure">
        {formatNumber(now)} <small>{m.dashboard_week()}</small>
      </p>
      <p className="attention-note">
        {now > before && m.dashboard_more_than_before({ count })}
        {now < before && m.dashboard_fewer_than_before({ count })}
        {now === before && m.dashboard_as_before()}
      </p>
      <MiniBars values={values} recent={period} />
    </>
  )
}

function postsByDay(rows: AttentionQuery['cmsPostsPerDay']): number[] {
  const days = new Map<string, number>()
  for (const { date, posts } of rows) days.set(date, (days.get(date) ?? 0) + posts)
  return [...days.values()]
}
