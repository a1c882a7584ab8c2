import { createFileRoute } from '@tanstack/react-router'
import { copySearch } from '../../../../../platform/web/records/copy-search.ts'
import { knownBy, readsSearch } from '../../../../../platform/web/screens/search-parameters.ts'
import { m } from '../../../../../generated/messages/messages.js'
import { voucherOperations } from '../../voucher.operations.ts'
import { CreateVoucherScreen } from '../create-voucher-screen.tsx'

/** `type`: the type with which the form begins. */
const createSearch = readsSearch(knownBy('copyOf', 'type'), (input: Record<string, unknown>) => ({
  ...copySearch(input),
  ...(input.type === 'REFERRAL' && { type: 'REFERRAL' as const }),
}))

export const Route = createFileRoute('/_signed-in/vouchers/create')({
  validateSearch: createSearch,
  staticData: {
    operation: voucherOperations.createVoucher,
    breadcrumb: () => [{ label: m.vouchers_breadcrumb(), to: '/vouchers' }, { label: m.common_create() }],
  },
  component: CreateScreen,
})

function CreateScreen() {
  const { copyOf, type } = Route.useSearch()
  return <CreateVoucherScreen key={`${copyOf} ${type}`} copyOf={copyOf} type={type} />
}
