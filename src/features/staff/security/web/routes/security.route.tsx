import { createFileRoute } from '@tanstack/react-router'
import { m } from '../../../../../generated/messages/messages.js'
import { SecurityScreen } from '../security-screen.tsx'

export const Route = createFileRoute('/_signed-in/account/security')({
  staticData: {
    breadcrumb: () => [{ label: m.account_account(), to: '/account/profile' }, { label: m.security_title() }],
  },
  component: SecurityScreen,
})
