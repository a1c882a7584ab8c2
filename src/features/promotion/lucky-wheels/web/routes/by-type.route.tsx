import { createFileRoute } from '@tanstack/react-router'
import { m } from '../../../../../generated/messages/messages.js'
import { listSearch } from '../../../../../platform/web/list/list-search.ts'
import { luckyWheelList } from '../../lucky-wheel.list.ts'
import { luckyWheelOperations } from '../../lucky-wheel.operations.ts'
import { trashOfAddress } from '../../lucky-wheel.values.ts'
import { LuckyWheelsScreen } from '../lucky-wheels-screen.tsx'

/** `$type` is active, deleted, or anything else for both. */
export const Route = createFileRoute('/_signed-in/lucky-wheels/$type')({
  validateSearch: listSearch(luckyWheelList),
  staticData: {
    operation: luckyWheelOperations.cmsListLuckyWheel,
    breadcrumb: () => [{ label: m.lucky_wheels_title(), to: '/lucky-wheels' }, { label: m.common_list() }],
    decided: ({ type = '' }) => (trashOfAddress(type) ? ['trash'] : []),
  },
  component: LuckyWheelsOfType,
})

function LuckyWheelsOfType() {
  const { type } = Route.useParams()
  return <LuckyWheelsScreen key={type} trash={trashOfAddress(type)} />
}
