import { createFileRoute } from '@tanstack/react-router'
import { m } from '../../../../../generated/messages/messages.js'
import { trustedPointOperations } from '../../trusted-point.operations.ts'
import { TryScreen } from '../try-screen.tsx'

export const Route = createFileRoute('/_signed-in/trusted-points/try')({
  staticData: {
    operation: trustedPointOperations.cmsTryPoints,
    breadcrumb: () => [
      { label: m.trusted_points_title(), to: '/trusted-points' },
      { label: m.trusted_points_try_title() },
    ],
  },
  component: TryScreen,
})
