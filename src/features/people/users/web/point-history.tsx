import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Button, Pagination } from 'antd'
import { useState } from 'react'
import type { PointDaysQuery, PointEntriesQuery } from '../../../../generated/graphql/graphql.ts'
import { m } from '../../../../generated/messages/messages.js'
import { dayOf } from '../../../../platform/shared/day.ts'
import { formatNumber } from '../../../../platform/web/words/format-number.ts'
import { request } from '../../../../platform/web/requests/graphql-client.ts'
import { Moment } from '../../../../platform/web/list/cells.tsx'
import { absoluteDay, absoluteTime } from '../../../../platform/web/list/time.ts'
import { type SmallColumn, SmallTable } from '../../../../platform/web/parts/small-table.tsx'
import { AddedParts } from '../../../../platform/web/records/record-parts.tsx'
import { type PointCause, pointDaysLimit, pointHistoryPageSize } from '../../../records/persons/user.list.ts'
import { pointDaysDocument, pointEntriesDocument } from './user.documents.ts'

type Day = PointDaysQuery['getEarnedPointHistories']['items'][number]
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
      <AddedParts model="POINT_HISTORY" record={{ userId }} />
    </section>
  )
}

interface DaysProps {
  readonly userId: string
  readonly chosen: string | undefined
  readonly onChoose: (day: string) => void
}

/** All days are loaded and rendered at once, because a person has few. */
function PointDays({ userId, chosen, onChoose }: DaysProps) {
  const { data, isError } = useQuery({
    queryKey: ['USER', 'point-days', userId],
    queryFn: async ({ signal }) =>
      (await request(pointDaysDocument, { userId, limit: pointDaysLimit }, { signal })).getEarnedPointHistories.items,
  })
  return (
    <div role="region" aria-label={m.users_points_days()}>
      <h3>{m.users_points_days()}</h3>
      <div className="users-points-days">
        <SmallTable
          columns={dayColumns(chosen, onChoose)}
          rows={data}
          rowKey={localDay}
          isError={isError}
          empty={m.users_points_empty()}
          isChosen={(row) => localDay(row) === chosen}
        />
      </div>
    </div>
  )
}

function dayColumns(chosen: string | undefined, onChoose: (day: string) => void): readonly SmallColumn<Day>[] {
  const choice = (day: string) => (
    <button type="button" aria-pressed={day === chosen} onClick={() => onChoose(day)}>
      {absoluteDay(day)}
    </button>
  )
  return [
    { title: m.common_day, cell: (row) => choice(localDay(row)) },
    { title: m.users_points_earned, cell: ({ earnedPoints }) => formatNumber(earnedPoints), number: true },
    { title: m.users_points_changes, cell: ({ changedCount }) => changedCount, number: true },
  ]
}

const localDay = ({ earnedAt }: Pick<Day, 'earnedAt'>): string => dayOf(new Date(earnedAt))

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
      <SmallTable
        columns={entryColumns(userId)}
        rows={data?.items}
        rowKey={({ _id }) => _id}
        isError={isError}
        empty={m.users_points_empty()}
      />
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

const entryColumns = (userId: string): readonly SmallColumn<Entry>[] => [
  { title: m.users_points_when, cell: ({ earnedAt }) => <Moment at={earnedAt} /> },
  {
    title: m.users_points_for,
    cell: (entry) => (
      <>
        <Cause entry={entry} />
        <AddedParts
          model="POINT_ENTRY"
          record={{
            userId,
            entryId: entry._id,
            of: `${formatNumber(entry.earnedPoints)}, ${absoluteTime(entry.earnedAt)}`,
          }}
        />
      </>
    ),
  },
  { title: m.users_points_earned, cell: ({ earnedPoints }) => formatNumber(earnedPoints), number: true },
]

const causes: Readonly<Record<PointCause, () => string>> = {
  RULE: m.users_points_by_rule,
  POST: m.users_points_post,
  VOUCHER: m.users_points_by_voucher,
  PRIZE: m.users_points_by_prize,
  CORRECTION: m.users_points_by_correction,
  EXCHANGE: m.users_points_by_exchange,
  EXPIRY: m.users_points_by_expiry,
  OPENING: m.users_points_by_opening,
}

/** What an entry was given for: its rule, post and exchange; if it has none of them, the kind of its cause. */
function Cause({ entry }: { readonly entry: Entry }) {
  const rules = entry.trustedPointConfigs.map((rule) => rule.description).join(', ')
  const hash = entry.additionalData?.walletExchangeHistory?.hash
  if (!rules && !entry.postId && !hash) return entry.cause && causes[entry.cause]()
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
