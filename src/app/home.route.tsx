import { createFileRoute, redirect } from '@tanstack/react-router'
import { homeOf } from './home.ts'

export const Route = createFileRoute('/_signed-in/')({
  beforeLoad: ({ context }) => {
    throw redirect({ to: homeOf(context.viewer), replace: true })
  },
})
