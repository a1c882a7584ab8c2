import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { m } from '../../../../generated/messages/messages.js'
import { Face } from '../../../../platform/web/parts/face.tsx'
import { formatNumber } from '../../../../platform/web/words/format-number.ts'
import { request } from '../../../../platform/web/requests/graphql-client.ts'
import type { DayRange } from '../../../../platform/shared/day-range.ts'
import { AddingUp, RankingError } from './adding-up.tsx'
import { reportedCreatorsDocument } from './dashboard.documents.ts'

/**
 * The people with most reports in the range, on their records or on themselves. Has its own query, so that the charts
 * do not wait for it.
 */
export function ReportedCreators({ range }: { readonly range: DayRange }) {
  const {
    data: rows,
    error,
    isPending,
    isPlaceholderData: stale,
  } = useQuery({
    queryKey: ['Dashboard', 'reported-creators', range],
    queryFn: async ({ signal }) =>
      (await request(reportedCreatorsDocument, { startDate: range.from, endDate: range.to }, { signal }))
        .cmsMostReportedCreators,
    placeholderData: keepPreviousData,
  })
  const waiting = isPending || stale
  return (
    <section
      className={stale ? 'panel chart-stale' : 'panel'}
      aria-label={m.dashboard_reported_creators()}
      aria-busy={waiting}
    >
      <header className="panel-head">
        <h2>{m.dashboard_reported_creators()}</h2>
      </header>
      <AddingUp waiting={waiting} />
      {error ? (
        <RankingError error={error} />
      ) : rows?.length === 0 ? (
        <p className="panel-empty">{m.dashboard_nobody_reported()}</p>
      ) : (
        <table className="country-table">
          <thead>
            <tr>
              <th scope="col">{m.common_full_name()}</th>
              <th scope="col">{m.common_phone_number()}</th>
              <th scope="col" className="chart-number">
                {m.dashboard_reports()}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows?.map(({ userId, user, reports }) => (
              <tr key={userId}>
                <td>
                  <span className="person">
                    <Face person={user} />
                    <Link to="/users" search={{ user: userId }}>
                      {user.fullName}
                    </Link>
                  </span>
                </td>
                <td>{user.phoneNumber}</td>
                <td className="chart-number">{formatNumber(reports)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
