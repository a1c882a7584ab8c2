import { createFileRoute, redirect, type SearchSchemaInput } from '@tanstack/react-router'
import { safeReturnPath } from '../../../../platform/web/return-path.ts'
import { sessionTokens } from '../../../../platform/web/session-tokens.ts'
import { LoginScreen } from '../login-screen.tsx'

/** `next` is the page that was requested: the home address leads on to it. */
export const Route = createFileRoute('/login')({
  // An undefined `next` must be present: the router fills in from the address what this leaves out.
  validateSearch: (search: { next?: string } & SearchSchemaInput): { next?: string | undefined } => ({
    next: safeReturnPath(search.next),
  }),
  beforeLoad: ({ search }) => {
    if (sessionTokens.hasSession()) throw redirect({ to: '/', search, replace: true })
  },
  component: LoginScreen,
})
