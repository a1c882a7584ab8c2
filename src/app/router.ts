import { createRouter } from '@tanstack/react-router'
import type { routeTree } from '../generated/route-tree.ts'
import { Route as LoginRoute } from '../features/staff/session/web/routes/login.route.tsx'
import { NotFound } from '../platform/web/screens/not-found.tsx'
import type { Operation } from '../platform/shared/operation.ts'
import { queryClient } from '../platform/web/requests/query-client.ts'
import '../platform/web/screens/route-data.ts'
import { parseSearch } from '../platform/web/screens/search-parameters.ts'
import { ScreenFault } from '../platform/web/screens/screen-fault.tsx'
import { ScreenPending } from '../platform/web/screens/screen-pending.tsx'
import { Route as RootRoute } from './root.route.tsx'

const login = LoginRoute.update({ id: '/login', path: '/login', getParentRoute: () => RootRoute } as never)

/** Begins with the login alone, whose code must not grow with every screen; `loadScreens` adds the others. */
export const router = createRouter({
  parseSearch,
  routeTree: RootRoute._addFileChildren({ login }) as unknown as typeof routeTree,
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

/** Adds every address behind the login. */
export async function loadScreens(): Promise<void> {
  // The tree completes the same root route, so the router must be told to look at it again.
  await import('./screens.ts')
  router.setRoutes(router.buildRouteTree())
}

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
