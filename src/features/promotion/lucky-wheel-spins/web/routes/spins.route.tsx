import { createFileRoute } from '@tanstack/react-router'
import { m } from '../../../../../generated/messages/messages.js'
import { listSearch } from '../../../../../platform/web/list/list-search.ts'
import { luckyWheelSpinList } from '../../spin.list.ts'
import { drawOperations } from '../../spin.operations.ts'
import { WheelSpinsScreen } from '../wheel-spins-screen.tsx'

export const Route = createFileRoute('/_signed-in/lucky-wheels/spins/$id')({
  validateSearch: listSearch(luckyWheelSpinList),
  staticData: {
    operation: drawOperations.cmsListLuckyWheelSpins,
    breadcrumb: () => [{ label: m.lucky_wheels_title(), to: '/lucky-wheels' }, { label: m.lucky_wheel_spins_title() }],
  },
  component: SpinsScreen,
})

function SpinsScreen() {
  const { id } = Route.useParams()
  return <WheelSpinsScreen key={id} id={id} />
}
