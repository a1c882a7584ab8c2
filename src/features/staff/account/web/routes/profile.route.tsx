import { createFileRoute } from '@tanstack/react-router'
import { m } from '../../../../../generated/messages/messages.js'
import { ProfileScreen } from '../profile-screen.tsx'

export const Route = createFileRoute('/_signed-in/account/profile')({
  staticData: { breadcrumb: () => [{ label: m.account_account() }, { label: m.account_profile() }] },
  component: ProfileScreen,
})
