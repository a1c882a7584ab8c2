import { createFileRoute } from '@tanstack/react-router'
import { m } from '../../../../../generated/messages/messages.js'
import { listSearch } from '../../../../../platform/web/list/list-search.ts'
import { luckyWheelWinnerList } from '../../lucky-wheel-winner.list.ts'
import { luckyWheelOperations } from '../../lucky-wheel.operations.ts'
import { WheelWinnersScreen } from '../results/wheel-winners-screen.tsx'

export const Route = createFileRoute('/_signed-in/lucky-wheels/winners/$id')({
  validateSearch: listSearch(luckyWheelWinnerList),
  staticData: {
    operation: luckyWheelOperations.cmsListLuckyWheelWinners,
    breadcrumb: () => [
      { label: m.lucky_wheels_title(), to: '/lucky-wheels' },
      { label: m.lucky_wheel_winners_title() },
    ],
  },
  component: WinnersScreen,
})

function WinnersScreen() {
  const { id } = Route.useParams()
  return <WheelWinnersScreen key={id} id={id} />
}
