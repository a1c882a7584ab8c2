import { createFileRoute } from '@tanstack/react-router'
import { m } from '../../../../../generated/messages/messages.js'
import { luckyWheelOperations } from '../../lucky-wheel.operations.ts'
import { RunningWheelScreen } from '../running-wheel-screen.tsx'

export const Route = createFileRoute('/_signed-in/running/lucky-wheels')({
  staticData: {
    operation: luckyWheelOperations.cmsGetRunningLuckyWheel,
    breadcrumb: () => [{ label: m.lucky_wheels_title(), to: '/lucky-wheels' }, { label: m.lucky_wheels_running() }],
  },
  component: RunningWheelScreen,
})
