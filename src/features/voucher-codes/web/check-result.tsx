import { Alert } from 'antd'
import type { CheckVoucherCodesMutation } from '../../../generated/graphql/graphql.ts'
import { m } from '../../../generated/messages/messages.js'
import { formatNumber } from '../../../platform/web/format-number.ts'
import './voucher-codes.css'

export type Check = CheckVoucherCodesMutation['cmsCheckVoucherCodes']
type Problem = Check['problems'][number]

const problemText = ({ problem, firstRow }: Problem) => {
  switch (problem) {
    case 'REPEATED':
      return m.voucher_codes_problem_repeated({ row: firstRow ?? '' })
    case 'EXISTING':
      return m.voucher_codes_problem_existing()
    case 'GUESSABLE':
      return m.voucher_codes_problem_guessable()
    default:
      return m.voucher_codes_problem_malformed()
  }
}

/** What an import would do, with every row that has a problem. */
export function CheckResult({ check }: { readonly check: Check }) {
  const { created, existing, repeated, malformed, guessable, problems } = check
  const counts: readonly [number, (count: { count: string }) => string][] = [
    [malformed, m.voucher_codes_check_malformed],
    [created, m.voucher_codes_check_created],
    [existing, m.voucher_codes_check_existing],
    [repeated, m.voucher_codes_check_repeated],
    [guessable, m.voucher_codes_check_guessable],
  ]
  return (
    <section className="voucher-codes-check">
      <Alert
        type={malformed > 0 ? 'error' : problems.length > 0 ? 'warning' : 'success'}
        title={m.voucher_codes_checked()}
        description={
          <ul>
            {counts.flatMap(([count, text]) =>
              count > 0 ? [<li key={text({ count: '' })}>{text({ count: formatNumber(count) })}</li>] : [],
            )}
          </ul>
        }
      />
      {problems.length > 0 && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and keys must reach it
        <div className="voucher-codes-problems" tabIndex={0} role="region" aria-label={m.voucher_codes_problem()}>
          <table>
            <thead>
              <tr>
                <th scope="col">{m.voucher_codes_row()}</th>
                <th scope="col">{m.voucher_codes_code()}</th>
                <th scope="col">{m.voucher_codes_problem()}</th>
              </tr>
            </thead>
            <tbody>
              {problems.map((problem) => (
                <tr key={problem.row}>
                  <td>{formatNumber(problem.row)}</td>
                  <td>
                    <code>{problem.code}</code>
                  </td>
                  <td>{problemText(problem)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  )
}
