import type { CheckVoucherCodesMutation } from '../../../generated/graphql/graphql.ts'
import { m } from '../../../generated/messages/messages.js'
import { ImportCheck } from '../../../platform/web/form/import-check.tsx'
import { formatNumber } from '../../../platform/web/format-number.ts'

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
    <ImportCheck
      counts={counts.flatMap(([count, text]) => (count > 0 ? [text({ count: formatNumber(count) })] : []))}
      refused={malformed > 0}
      problems={problems.map((one) => ({ row: one.row, value: one.code, problem: problemText(one) }))}
      valueTitle={m.voucher_codes_code()}
    />
  )
}
