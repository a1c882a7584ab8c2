import { createFileRoute } from '@tanstack/react-router'
import { m } from '../../../../../generated/messages/messages.js'
import { luckyWheelOperations } from '../../lucky-wheel.operations.ts'
import { CreateWheelScreen } from '../create-wheel-screen.tsx'

export const Route = createFileRoute('/_signed-in/lucky-wheels/create')({
  staticData: {
    operation: luckyWheelOperations.createLuckyWheel,
    breadcrumb: () => [{ label: m.lucky_wheels_title(), to: '/lucky-wheels' }, { label: m.common_create() }],
  },
  component: CreateWheelScreen,
})
