import { Link } from '@tanstack/react-router'
import type { DashboardContentsQuery } from '../../../generated/graphql/graphql.ts'
import { m } from '../../../generated/messages/messages.js'
import { ListError } from '../../../platform/web/list/list-empty.tsx'
import { formatNumber } from './charts/chart-texts.ts'
import { Avatar } from './person-cell.tsx'

interface Props {
  readonly rows: DashboardContentsQuery['cmsMostReportedCreators'] | undefined
  readonly failed: boolean
  readonly stale: boolean
}

/** Whose records, or who themselves, were reported most in the range. */
export function ReportedCreators({ rows, failed, stale }: Props) {
  return (
    <section
      className={stale ? 'panel chart-stale' : 'panel'}
      aria-label={m.dashboard_reported_creators()}
      aria-busy={(rows === undefined && !failed) || stale}
    >
      <header className="panel-head">
        <h2>{m.dashboard_reported_creators()}</h2>
      </header>
      {failed ? (
        <ListError />
      ) : rows?.length === 0 ? (
        <p className="panel-empty">{m.dashboard_nobody_reported()}</p>
      ) : (
        <table className="country-table">
          <thead>
            <tr>
              <th scope="col">{m.dashboard_full_name()}</th>
              <th scope="col">{m.dashboard_phone()}</th>
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
                    <Avatar name={user.fullName} picture={user.avatar} />
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
