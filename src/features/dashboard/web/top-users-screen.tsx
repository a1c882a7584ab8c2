import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { TopUsersQuery } from '../../../generated/graphql/graphql.ts'
import { m } from '../../../generated/messages/messages.js'
import { getLocale } from '../../../generated/messages/runtime.js'
import { request } from '../../../platform/web/graphql-client.ts'
import type { Column } from '../../../platform/web/list/list-declaration.ts'
import { ListError } from '../../../platform/web/list/list-empty.tsx'
import { ListTable } from '../../../platform/web/list/list-table.tsx'
import { absoluteDay } from '../../../platform/web/list/time.ts'
import { topUsersPageSize } from '../dashboard.values.ts'
import { formatNumber } from './charts/chart-texts.ts'
import { topUsersDocument } from './dashboard.documents.ts'
import { Avatar, PersonLink } from './person-cell.tsx'
import { choosableDays, usualDay } from './top-users-day.ts'
import '../../../platform/web/list/list.css'
import '../../../platform/web/list/list-table.css'
import './dashboard.css'

type Row = TopUsersQuery['cmsTopUsersByPointsPerDay']['items'][number]

const columns: readonly Column<Row, never>[] = [
  {
    key: 'avatar',
    title: m.dashboard_avatar,
    cell: ({ user }) => <Avatar name={user.fullName} picture={user.avatar} />,
  },
  { key: 'name', title: m.dashboard_name, cell: ({ user }) => <PersonLink id={user._id} name={user.fullName} /> },
  { key: 'phoneNumber', title: m.dashboard_phone, cell: ({ user }) => user.phoneNumber },
  { key: 'points', title: m.dashboard_points_per_day, cell: (row) => formatNumber(row.earnedPoints), align: 'end' },
]

const unsorted = () => {}

/** The ten people who earned most on one of the last seven days. */
export function TopUsersScreen({ day }: { readonly day: string }) {
  const { data, isError, isPlaceholderData } = useQuery({
    queryKey: ['Dashboard', 'top-users', day],
    queryFn: async ({ signal }) => {
      const variables = { limit: topUsersPageSize, filterDate: day }
      return (await request(topUsersDocument, variables, { signal })).cmsTopUsersByPointsPerDay.items
    },
    placeholderData: keepPreviousData,
  })
  if (isError) return <ListError />
  return (
    <section className="dashboard">
      <h1 className="screen-title">{m.dashboard_top_users()}</h1>
      <DayButtons day={day} />
      <ListTable
        title={m.dashboard_top_users_of({ day: absoluteDay(day) })}
        columns={columns}
        nameOf={({ user }) => user.fullName}
        detail={undefined}
        rows={data}
        stale={isPlaceholderData}
        size={topUsersPageSize}
        sort={undefined as never}
        dir="DESC"
        onSort={unsorted}
        density="comfortable"
        selection={undefined}
        onSelect={unsorted}
        actions={[]}
      />
      {data?.length === 0 && <p className="panel-empty">{m.dashboard_nobody_earned()}</p>}
    </section>
  )
}

const weekday = new Intl.DateTimeFormat(getLocale(), { weekday: 'short', timeZone: 'UTC' })

function DayButtons({ day }: { readonly day: string }) {
  const navigate = useNavigate()
  return (
    <div className="choice-buttons" role="group" aria-label={m.dashboard_day()}>
      {choosableDays().map((choice) => (
        <button
          key={choice}
          type="button"
          aria-pressed={choice === day}
          onClick={() =>
            void navigate({ to: '/dashboard/top-users', search: choice === usualDay() ? {} : { day: choice } })
          }
        >
          <small>{weekday.format(new Date(`${choice}T00:00:00Z`))}</small> {absoluteDay(choice)}
        </button>
      ))}
    </div>
  )
}
