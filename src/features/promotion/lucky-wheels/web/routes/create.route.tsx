import { createFileRoute } from '@tanstack/react-router'
import { copySearch } from '../../../../../platform/web/records/copy-search.ts'
import { m } from '../../../../../generated/messages/messages.js'
import { luckyWheelOperations } from '../../lucky-wheel.operations.ts'
import { CreateWheelScreen } from '../create-wheel-screen.tsx'

export const Route = createFileRoute('/_signed-in/lucky-wheels/create')({
  validateSearch: copySearch,
  staticData: {
    operation: luckyWheelOperations.createLuckyWheel,
    breadcrumb: () => [{ label: m.lucky_wheels_title(), to: '/lucky-wheels' }, { label: m.common_create() }],
  },
  component: CreateScreen,
})

function CreateScreen() {
  const { copyOf } = Route.useSearch()
  return <CreateWheelScreen key={copyOf} copyOf={copyOf} />
}
