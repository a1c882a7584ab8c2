import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Button, Pagination, Skeleton } from 'antd'
import { type ReactNode, useState } from 'react'
import type { PointEntriesQuery } from '../../../generated/graphql/graphql.ts'
import { m } from '../../../generated/messages/messages.js'
import { dayOf } from '../../../platform/shared/day.ts'
import { formatNumber } from '../../../platform/web/format-number.ts'
import { request } from '../../../platform/web/graphql-client.ts'
import { Moment } from '../../../platform/web/list/cells.tsx'
import { ListError } from '../../../platform/web/list/list-empty.tsx'
import { absoluteDay } from '../../../platform/web/list/time.ts'
import { pointDaysLimit, pointHistoryPageSize } from '../user.list.ts'
import { pointDaysDocument, pointEntriesDocument } from './user.documents.ts'

type Entry = PointEntriesQuery['getEarnedPointHistories']['items'][number]

/** What a person earned, day by day; choosing a day shows its entries, ten per page. */
export function PointHistory({ userId }: { readonly userId: string }) {
  const [day, setDay] = useState<string>()
  return (
    <section className="users-section">
      <h2>{m.users_points_title()}</h2>
      <div className="users-points">
        <PointDays userId={userId} chosen={day} onChoose={setDay} />
        <PointEntries key={day ?? 'all'} userId={userId} day={day} onAll={() => setDay(undefined)} />
      </div>
    </section>
  )
}

interface DaysProps {
  readonly userId: string
  readonly chosen: string | undefined
  readonly onChoose: (day: string) => void
}

/** All days are loaded and rendered at once: a person has few enough. */
function PointDays({ userId, chosen, onChoose }: DaysProps) {
  const { data, isError } = useQuery({
    queryKey: ['USER', 'point-days', userId],
    queryFn: async ({ signal }) =>
      (await request(pointDaysDocument, { userId, limit: pointDaysLimit }, { signal })).getEarnedPointHistories.items,
  })
  if (isError) return <ListError />
  return (
    <div role="region" aria-label={m.users_points_days()}>
      <h3>{m.users_points_days()}</h3>
      <div className="users-points-days">
        <PointTable titles={[m.common_day(), m.users_points_earned(), m.users_points_changes()]} rows={data}>
          {({ earnedAt, earnedPoints, changedCount }) => {
            const day = dayOf(new Date(earnedAt))
            return (
              <tr key={day} className={day === chosen ? 'users-day-chosen' : undefined}>
                <td>
                  <button type="button" aria-pressed={day === chosen} onClick={() => onChoose(day)}>
                    {absoluteDay(day)}
                  </button>
                </td>
                <td>{formatNumber(earnedPoints)}</td>
                <td>{changedCount}</td>
              </tr>
            )
          }}
        </PointTable>
      </div>
    </div>
  )
}

interface EntriesProps {
  readonly userId: string
  readonly day: string | undefined
  readonly onAll: () => void
}

function PointEntries({ userId, day, onAll }: EntriesProps) {
  const [page, setPage] = useState(1)
  const { data, isError } = useQuery({
    queryKey: ['USER', 'point-entries', userId, { day, page }],
    queryFn: async ({ signal }) => {
      const variables = { userId, limit: pointHistoryPageSize, page, filterDate: day ?? null }
      return (await request(pointEntriesDocument, variables, { signal })).getEarnedPointHistories
    },
    placeholderData: keepPreviousData,
  })
  if (isError) return <ListError />
  return (
    <div role="region" aria-label={m.users_points_entries()}>
      <h3>
        {day === undefined ? m.users_points_entries() : m.users_points_entries_of({ day: absoluteDay(day) })}
        {day !== undefined && (
          <Button type="link" size="small" onClick={onAll}>
            {m.users_points_all_days()}
          </Button>
        )}
      </h3>
      <PointTable titles={[m.users_points_when(), m.users_points_for(), m.users_points_earned()]} rows={data?.items}>
        {(entry) => (
          <tr key={entry._id}>
            <td>
              <Moment at={entry.earnedAt} />
            </td>
            <td>
              <Cause entry={entry} />
            </td>
            <td>{formatNumber(entry.earnedPoints)}</td>
          </tr>
        )}
      </PointTable>
      {data !== undefined && data.counter > pointHistoryPageSize && (
        <Pagination
          className="users-points-pages"
          size="small"
          simple
          current={page}
          pageSize={pointHistoryPageSize}
          total={data.counter}
          showSizeChanger={false}
          onChange={setPage}
        />
      )}
    </div>
  )
}

interface TableProps<Row> {
  readonly titles: readonly string[]
  /** Undefined until they are loaded. */
  readonly rows: readonly Row[] | undefined
  readonly children: (row: Row) => ReactNode
}

/** Plain elements: antd's Table would be half of what the detail loads. */
function PointTable<Row>({ titles, rows, children }: TableProps<Row>) {
  if (rows === undefined) return <Skeleton active title={false} paragraph={{ rows: 4 }} />
  if (rows.length === 0) return <p className="users-points-none">{m.users_points_empty()}</p>
  return (
    <table className="users-points-table">
      <thead>
        <tr>
          {titles.map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{rows.map(children)}</tbody>
    </table>
  )
}

/** What an entry was given for: its rule, post and exchange, if it has them. */
function Cause({ entry }: { readonly entry: Entry }) {
  const rules = entry.trustedPointConfigs.map((rule) => rule.description).join(', ')
  const hash = entry.additionalData?.walletExchangeHistory?.hash
  return (
    <span className="users-cause">
      {rules}
      {entry.postId && (
        <Link to="/posts/$id" params={{ id: entry.postId }}>
          {m.users_points_post()}
        </Link>
      )}
      {hash && <small>{m.users_points_exchange({ hash })}</small>}
    </span>
  )
}
