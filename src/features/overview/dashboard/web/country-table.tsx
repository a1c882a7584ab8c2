import type { DashboardFiguresQuery } from '../../../../generated/graphql/graphql.ts'
import { m } from '../../../../generated/messages/messages.js'
import { getLocale } from '../../../../generated/messages/runtime.js'
import { ListError } from '../../../../platform/web/list/list-empty.tsx'
import { countryName } from '../../../people/users/web/public.ts'
import { formatNumber } from '../../../../platform/web/words/format-number.ts'

const percent = new Intl.NumberFormat(getLocale(), { style: 'percent', minimumFractionDigits: 2 })

interface Props {
  readonly rows: DashboardFiguresQuery['cmsNumberOfUsersByCountry'] | undefined
  readonly failed: boolean
}

/** The countries of people, most people first. */
export function CountryTable({ rows, failed }: Props) {
  const most = Math.max(1, ...(rows ?? []).map(({ users }) => users))
  return (
    <section className="panel" aria-label={m.dashboard_countries()} aria-busy={rows === undefined && !failed}>
      <header className="panel-head">
        <h2>{m.dashboard_countries()}</h2>
      </header>
      {failed ? (
        <ListError />
      ) : (
        <table className="country-table">
          <thead>
            <tr>
              <th scope="col">{m.dashboard_no()}</th>
              <th scope="col">{m.dashboard_country()}</th>
              <th scope="col" className="chart-number">
                {m.dashboard_number()}
              </th>
              <th scope="col" className="chart-number">
                {m.dashboard_percent()}
              </th>
              <td aria-hidden="true" />
            </tr>
          </thead>
          <tbody>
            {rows?.map(({ country, users, percentage }, i) => (
              <tr key={country}>
                <td>{i + 1}</td>
                <td>{countryName(country)}</td>
                <td className="chart-number">{formatNumber(users)}</td>
                <td className="chart-number">{percent.format(percentage / 100)}</td>
                <td className="share-cell" aria-hidden="true">
                  <span className="share-bar" style={{ width: `${(100 * users) / most}%` }} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
