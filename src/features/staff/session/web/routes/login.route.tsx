import { createFileRoute, redirect, type SearchSchemaInput } from '@tanstack/react-router'
import { safeReturnPath } from '../../../../../platform/web/session/return-path.ts'
import { sessionTokens } from '../../../../../platform/web/session/session-tokens.ts'
import { LoginScreen } from '../login-screen.tsx'

/** `next` is the page that was requested: the home address leads on to it. */
export const Route = createFileRoute('/login')({
  // `next` must be present even if it is undefined, because the router takes missing parameters from the address.
  validateSearch: (search: { next?: string } & SearchSchemaInput): { next?: string | undefined } => ({
    next: safeReturnPath(search.next),
  }),
  beforeLoad: ({ search }) => {
    if (sessionTokens.hasSession()) throw redirect({ to: '/', search, replace: true })
  },
  component: LoginScreen,
  codeSplitGroupings: [],
})
