import { createFileRoute } from '@tanstack/react-router'
import { m } from '../../../../../generated/messages/messages.js'
import { rangeSearch } from '../../../../../platform/web/charts/range-address.ts'
import { luckyWheelOperations } from '../../lucky-wheel.operations.ts'
import { WheelResultsScreen } from '../results/wheel-results-screen.tsx'

export const Route = createFileRoute('/_signed-in/lucky-wheels/results/$id')({
  validateSearch: rangeSearch,
  staticData: {
    operation: luckyWheelOperations.cmsLuckyWheelResults,
    breadcrumb: () => [
      { label: m.lucky_wheels_title(), to: '/lucky-wheels' },
      { label: m.lucky_wheel_results_title() },
    ],
  },
  component: ResultsScreen,
})

function ResultsScreen() {
  const { id } = Route.useParams()
  return <WheelResultsScreen key={id} id={id} />
}
