import { useQuery } from '@tanstack/react-query'
import { Skeleton } from 'antd'
import { useMemo } from 'react'
import type { PointReplayQuery } from '../../../../generated/graphql/graphql.ts'
import { m } from '../../../../generated/messages/messages.js'
import { Chart } from '../../../../platform/web/charts/chart.tsx'
import '../../../../platform/web/charts/figures.css'
import { type SmallColumn, SmallTable } from '../../../../platform/web/parts/small-table.tsx'
import { request } from '../../../../platform/web/requests/graphql-client.ts'
import { formatNumber } from '../../../../platform/web/words/format-number.ts'
import { Named } from './named.tsx'
import { replayDocument } from './trusted-point.documents.ts'
import './why.css'

type Outcome = PointReplayQuery['cmsPointReplay']
type OfRule = Outcome['byRule'][number]
type Member = Outcome['gained'][number]
type Rank = Outcome['ranks'][number]

/** What a draft would have done. */
export default function ReplayResult({ id }: { readonly id: string }) {
  const { data, isError } = useQuery({
    queryKey: ['TRUSTED_POINT_CONFIG', 'replay', id],
    queryFn: async ({ signal }) => (await request(replayDocument, { _id: id }, { signal })).cmsPointReplay,
  })
  if (isError) return <p role="alert">{m.trusted_points_replay_failed()}</p>
  return data ? <Found outcome={data} /> : <Skeleton active paragraph={{ rows: 4 }} />
}

/** A day's bar is as high as the larger sum: what stays, and what is added or missing above it. */
const series = () => [
  { key: 'stays', name: m.trusted_points_replay_stays() },
  { key: 'more', name: m.trusted_points_replay_more() },
  { key: 'less', name: m.trusted_points_replay_less() },
]

function Found({ outcome }: { readonly outcome: Outcome }) {
  const { days, actions, members, byDay, byRule, gained, lost, ranks } = outcome
  const [names, points] = useMemo(() => [series(), byDay.map(barOf)], [byDay])
  const [given, would] = [sum(byDay.map(({ before }) => before)), sum(byDay.map(({ after }) => after))]
  const changed = byRule.filter(({ before, after }) => before !== after)
  return (
    <section className="replay" role="status" aria-label={m.trusted_points_replay()}>
      <h3>{m.trusted_points_replay_of({ points: formatNumber(would), given: formatNumber(given), days })}</h3>
      <p className="why-hint">
        {m.trusted_points_replay_counts({ actions: formatNumber(actions ?? 0), members: formatNumber(members ?? 0) })}
      </p>
      {changed.length + gained.length + lost.length + ranks.length === 0 ? (
        <p>{m.trusted_points_replay_none()}</p>
      ) : (
        <>
          <Chart title={m.trusted_points_replay_by_day()} points={points} series={names} failed={false} stale={false} />
          <div className="replay-tables">
            <Table title={m.trusted_points_replay_by_rule()} columns={ruleColumns} rows={changed} />
            <Table title={m.trusted_points_replay_gained()} columns={memberColumns} rows={gained} />
            <Table title={m.trusted_points_replay_lost()} columns={memberColumns} rows={lost} />
            <Table title={m.trusted_points_replay_ranks()} columns={rankColumns} rows={ranks} />
          </div>
        </>
      )}
    </section>
  )
}

interface TableProps<Row> {
  readonly title: string
  readonly columns: readonly SmallColumn<Row>[]
  readonly rows: readonly Row[]
}

function Table<Row>({ title, columns, rows }: TableProps<Row>) {
  if (rows.length === 0) return null
  return (
    <div role="region" aria-label={title}>
      <h4>{title}</h4>
      <SmallTable columns={columns} rows={rows} rowKey={(row) => rows.indexOf(row)} isError={false} empty="" />
    </div>
  )
}

const ruleColumns: readonly SmallColumn<OfRule>[] = [
  { title: m.trusted_points_replay_rule, cell: ({ rule }) => rule?.description ?? '—' },
  { title: m.trusted_points_replay_was, cell: ({ before }) => formatNumber(before), number: true },
  { title: m.trusted_points_replay_would, cell: ({ after }) => formatNumber(after), number: true },
]
const memberColumns: readonly SmallColumn<Member>[] = [
  { title: m.trusted_points_try_member, cell: ({ user }) => (user ? <Named person={user} /> : '—') },
  { title: m.trusted_points_replay_difference, cell: ({ difference }) => signed(difference), number: true },
]
const rankColumns: readonly SmallColumn<Rank>[] = [
  {
    title: m.trusted_points_replay_rank_from,
    cell: ({ from }) => from?.description ?? m.trusted_points_replay_no_rank(),
  },
  { title: m.trusted_points_replay_rank_to, cell: ({ to }) => to?.description ?? m.trusted_points_replay_no_rank() },
  { title: m.trusted_points_replay_members, cell: ({ members }) => formatNumber(members), number: true },
]

const signed = (points: number) => `${points > 0 ? '+' : ''}${formatNumber(points)}`
/** Sums of hundredths, without what binary fractions add. */
const sum = (points: readonly number[]) => Math.round(points.reduce((all, one) => all + one, 0) * 100) / 100

const barOf = ({ date, before, after }: Outcome['byDay'][number]) => ({
  from: date,
  to: date,
  values: [Math.min(before, after), Math.max(0, after - before), Math.max(0, before - after)],
})
