import { createFileRoute, redirect, type SearchSchemaInput } from '@tanstack/react-router'
import { safeReturnPath } from '../../../../platform/web/return-path.ts'
import { sessionTokens } from '../../../../platform/web/session-tokens.ts'
import { LoginScreen } from '../login-screen.tsx'

/**
 * `next` is the page that was requested. It comes from the address, so it is only followed if it is a path of this app.
 */
export const Route = createFileRoute('/login')({
  // An undefined `next` must be present: the router fills in from the address what this leaves out.
  validateSearch: (search: { next?: string } & SearchSchemaInput): { next?: string | undefined } => ({
    next: safeReturnPath(search.next),
  }),
  beforeLoad: ({ search }) => {
    if (sessionTokens.hasSession()) throw redirect({ href: safeReturnPath(search.next) ?? '/', replace: true })
  },
  component: LoginScreen,
})
