import { createFileRoute } from '@tanstack/react-router'
import { m } from '../../../../../generated/messages/messages.js'
import { rangeSearch } from '../../../../../platform/web/charts/range-address.ts'
import { voucherOperations } from '../../voucher.operations.ts'
import { VoucherResultsScreen } from '../voucher-results-screen.tsx'

export const Route = createFileRoute('/_signed-in/vouchers/$id/results')({
  validateSearch: rangeSearch,
  staticData: {
    operation: voucherOperations.cmsVoucherResults,
    breadcrumb: () => [{ label: m.vouchers_breadcrumb(), to: '/vouchers' }, { label: m.voucher_results_title() }],
  },
  component: ResultsScreen,
})

function ResultsScreen() {
  const { id } = Route.useParams()
  return <VoucherResultsScreen key={id} id={id} />
}
