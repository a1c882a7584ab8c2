import { createFileRoute } from '@tanstack/react-router'
import { m } from '../../../../../generated/messages/messages.js'
import { luckyWheelOperations } from '../../lucky-wheel.operations.ts'
import { EditWheelScreen } from '../edit-wheel-screen.tsx'

export const Route = createFileRoute('/_signed-in/lucky-wheels/edit/$id')({
  staticData: {
    operation: luckyWheelOperations.updateLuckyWheel,
    breadcrumb: () => [{ label: m.lucky_wheels_title(), to: '/lucky-wheels' }, { label: m.common_edit() }],
  },
  component: EditScreen,
})

function EditScreen() {
  const { id } = Route.useParams()
  return <EditWheelScreen key={id} id={id} />
}
