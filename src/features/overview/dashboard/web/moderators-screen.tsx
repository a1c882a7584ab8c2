import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ModeratorFiguresQuery } from '../../../../generated/graphql/graphql.ts'
import { m } from '../../../../generated/messages/messages.js'
import { admin } from '../../../../platform/shared/permission.ts'
import { failureText } from '../../../../platform/web/form/failure.ts'
import { Face } from '../../../../platform/web/parts/face.tsx'
import { type SmallColumn, SmallTable } from '../../../../platform/web/parts/small-table.tsx'
import { request } from '../../../../platform/web/requests/graphql-client.ts'
import { isRequestError } from '../../../../platform/web/requests/request-error.ts'
import { useViewer } from '../../../../platform/web/session/session.tsx'
import { formatDuration, formatNumber } from '../../../../platform/web/words/format-number.ts'
import { moderatorFiguresDocument } from './dashboard.documents.ts'
import { RangeBar } from '../../../../platform/web/charts/range-bar.tsx'
import { useRange } from '../../../../platform/web/charts/range-address.ts'
import '../../../../platform/web/charts/figures.css'
import './moderators.css'

type Row = ModeratorFiguresQuery['cmsModeratorFigures'][number]

const columns: readonly SmallColumn<Row>[] = [
  {
    title: m.common_full_name,
    cell: ({ user }) => (
      <span className="person">
        <Face person={user} /> {user.fullName}
      </span>
    ),
  },
  { title: m.dashboard_decided, cell: ({ decided }) => formatNumber(decided), number: true },
  { title: m.dashboard_overturned, cell: overturnedOf, number: true },
  {
    title: m.dashboard_median,
    cell: ({ medianMinutes }) => (medianMinutes == null ? '–' : formatDuration(medianMinutes)),
    number: true,
  },
]

function overturnedOf({ overturned, decided }: Row): string {
  if (decided === 0) return formatNumber(overturned)
  const share = formatNumber(Math.round((100 * overturned) / decided))
  return m.dashboard_overturned_share({ count: formatNumber(overturned), share })
}

/** `/dashboard/moderators`: what this person decided at the desk in a range of days; for ADMIN, what everybody decided. */
export function ModeratorsScreen() {
  const [range, setRange] = useRange()
  const everybody = admin.allows(useViewer())
  const { data, error, isPlaceholderData } = useQuery({
    queryKey: ['Dashboard', 'moderators', range, everybody],
    queryFn: async ({ signal }) => {
      const variables = { startDate: range.from, endDate: range.to, everybody }
      return (await request(moderatorFiguresDocument, variables, { signal })).cmsModeratorFigures
    },
    placeholderData: keepPreviousData,
  })
  return (
    <section className="dashboard">
      <h1 className="screen-title">{m.dashboard_moderators()}</h1>
      <RangeBar range={range} onChange={setRange} />
      <section
        className={isPlaceholderData ? 'panel moderators chart-stale' : 'panel moderators'}
        aria-label={m.dashboard_moderators()}
        aria-busy={isPlaceholderData}
      >
        {isRequestError(error, 'BAD_USER_INPUT') ? (
          <p role="alert">{failureText(error)}</p>
        ) : (
          <SmallTable
            columns={columns}
            rows={data}
            rowKey={({ user }) => user._id}
            isError={error !== null}
            empty={m.dashboard_nobody_decided()}
            cards
          />
        )}
        <p>{m.dashboard_moderators_text()}</p>
      </section>
    </section>
  )
}
