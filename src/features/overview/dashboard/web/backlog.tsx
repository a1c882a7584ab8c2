import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { m } from '../../../../generated/messages/messages.js'
import { request } from '../../../../platform/web/requests/graphql-client.ts'
import { ListError } from '../../../../platform/web/list/list-empty.tsx'
import { formatNumber } from '../../../../platform/web/words/format-number.ts'
import { kindInAddress } from '../../../moderation/reports/report.values.ts'
import { reportedName } from '../../../moderation/reports/web/public.ts'
import { backlogDocument } from './dashboard.documents.ts'

/** The number of unhandled reported records now, for each kind. */
export function Backlog() {
  const { data, isError } = useQuery({
    queryKey: ['Dashboard', 'backlog'],
    queryFn: async ({ signal }) => (await request(backlogDocument, undefined, { signal })).cmsReportBacklog,
  })
  const most = Math.max(1, ...(data ?? []).map(({ targets }) => targets))
  const all = (data ?? []).reduce((sum, { targets }) => sum + targets, 0)
  return (
    <section className="panel" aria-label={m.dashboard_backlog()} aria-busy={data === undefined && !isError}>
      <header className="panel-head">
        <h2>{m.dashboard_backlog()}</h2>
        {data && <span className="chart-total">{m.charts_in_all({ count: formatNumber(all) })}</span>}
      </header>
      {isError ? (
        <ListError />
      ) : (
        <table className="country-table">
          <thead>
            <tr>
              <th scope="col">{m.dashboard_model()}</th>
              <th scope="col" className="chart-number">
                {m.dashboard_waiting()}
              </th>
              <th scope="col" className="chart-number">
                {m.dashboard_older()}
              </th>
              <th scope="col" className="chart-number">
                {m.dashboard_reports()}
              </th>
              <td aria-hidden="true" />
            </tr>
          </thead>
          <tbody>
            {data?.map(({ model, targets, reports, lastWeek }) => (
              <tr key={model}>
                <th scope="row">
                  <Link to="/reports/$kind" params={{ kind: kindInAddress(model) }} search={{ handle: 'NO' }}>
                    {reportedName(model)}
                  </Link>
                </th>
                <td className="chart-number">{formatNumber(targets)}</td>
                <td className="chart-number">{formatNumber(Math.max(0, targets - lastWeek))}</td>
                <td className="chart-number">{formatNumber(reports)}</td>
                <td className="share-cell" aria-hidden="true">
                  {targets > 0 && <span className="share-bar" style={{ width: `${(100 * targets) / most}%` }} />}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
