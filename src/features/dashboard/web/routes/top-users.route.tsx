import { createFileRoute } from '@tanstack/react-router'
import { m } from '../../../../generated/messages/messages.js'
import { daySearch, usualDay } from '../top-users-day.ts'
import { TopUsersScreen } from '../top-users-screen.tsx'

export const Route = createFileRoute('/_signed-in/dashboard/top-users')({
  validateSearch: daySearch,
  staticData: {
    breadcrumb: () => [{ label: m.dashboard_menu(), to: '/dashboard' }, { label: m.dashboard_top_users() }],
  },
  component: TopUsers,
})

function TopUsers() {
  const { day } = Route.useSearch()
  return <TopUsersScreen day={day ?? usualDay()} />
}
