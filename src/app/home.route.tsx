import { createFileRoute, redirect, type SearchSchemaInput } from '@tanstack/react-router'
import { mayCall } from '../platform/shared/operation.ts'
import { safeReturnPath } from '../platform/web/session/return-path.ts'
import { homeOf } from './home.ts'

/**
 * Leads on to `next`, the page that was requested before signing in; or home, if the person may not open it. `next`
 * comes from the address, so it is only followed if it is a path of this app.
 */
export const Route = createFileRoute('/_signed-in/')({
  // `next` must be present even if it is undefined, because the router takes missing parameters from the address.
  validateSearch: (search: { next?: string } & SearchSchemaInput): { next?: string | undefined } => ({
    next: safeReturnPath(search.next),
  }),
  beforeLoad: ({ context: { viewer, operationAt }, search: { next } }) => {
    const operation = next === undefined ? undefined : operationAt(next)
    if (next !== undefined && (operation === undefined || mayCall(viewer, operation)))
      throw redirect({ href: next, replace: true })
    throw redirect({ to: homeOf(viewer), replace: true })
  },
})
