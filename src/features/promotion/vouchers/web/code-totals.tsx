import type { VoucherOfCodesQuery } from '../../../../generated/graphql/graphql.ts'
import { m } from '../../../../generated/messages/messages.js'
import { formatNumber } from '../../../../platform/web/words/format-number.ts'
import { codeStateName } from './code-states.ts'
import './voucher-codes.css'

/** How many codes a voucher has, and how many of them are in each state. */
export function CodeTotals({ voucher }: { readonly voucher: VoucherOfCodesQuery['voucher'] | undefined }) {
  const totals = voucher?.codeTotals ?? []
  const all = totals.reduce((sum, { codes }) => sum + codes, 0)
  if (all === 0) return null
  return (
    <ul className="voucher-codes-totals" aria-label={m.voucher_codes_totals()}>
      <li>
        <strong>{m.voucher_codes_total({ count: formatNumber(all) })}</strong>
      </li>
      {totals.map(
        ({ state, codes }) =>
          codes > 0 && (
            <li key={state}>{m.voucher_codes_total_of({ state: codeStateName(state), count: formatNumber(codes) })}</li>
          ),
      )}
    </ul>
  )
}
