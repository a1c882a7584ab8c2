import { createRouter } from '@tanstack/react-router'
import { routeTree } from '../generated/route-tree.ts'
import { NotFound } from '../platform/web/not-found.tsx'
import type { Operation } from '../platform/shared/operation.ts'
import { queryClient } from '../platform/web/query-client.ts'
import '../platform/web/route-data.ts'
import { parseSearch } from '../platform/web/search-parameters.ts'
import { ScreenFault } from '../platform/web/screen-fault.tsx'
import { ScreenPending } from '../platform/web/screen-pending.tsx'

export const router = createRouter({
  parseSearch,
  routeTree,
  context: { queryClient, operationAt },
  defaultPreload: 'intent',
  defaultPreloadStaleTime: 0,
  defaultPendingMs: 200,
  defaultPendingMinMs: 300,
  defaultPendingComponent: ScreenPending,
  defaultErrorComponent: ScreenFault,
  defaultNotFoundComponent: NotFound,
  scrollRestoration: true,
})

/** The operation that a viewer must be allowed to call to open a path; undefined if any admitted person may. */
function operationAt(path: string): Operation | undefined {
  const [, , found] = router.getMatchedRoutes(new URL(path, location.origin).pathname)
  return found?.options.staticData?.operation
}

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
