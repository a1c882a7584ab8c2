import { createFileRoute } from '@tanstack/react-router'
import { m } from '../../../../generated/messages/messages.js'
import { ContentsScreen } from '../contents-screen.tsx'
import { rangeSearch } from '../range-address.ts'

export const Route = createFileRoute('/_signed-in/dashboard/contents')({
  validateSearch: rangeSearch,
  staticData: {
    breadcrumb: () => [{ label: m.dashboard_menu(), to: '/dashboard' }, { label: m.dashboard_contents() }],
  },
  component: ContentsScreen,
})
