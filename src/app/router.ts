import { createRouter } from '@tanstack/react-router'
import { routeTree } from '../generated/route-tree.ts'
import { NotFound } from '../platform/web/not-found.tsx'
import { queryClient } from '../platform/web/query-client.ts'
import '../platform/web/route-data.ts'
import { ScreenFault } from '../platform/web/screen-fault.tsx'
import { ScreenPending } from '../platform/web/screen-pending.tsx'

export const router = createRouter({
  routeTree,
  context: { queryClient },
  defaultPreload: 'intent',
  defaultPreloadStaleTime: 0,
  defaultPendingMs: 200,
  defaultPendingMinMs: 300,
  defaultPendingComponent: ScreenPending,
  defaultErrorComponent: ScreenFault,
  defaultNotFoundComponent: NotFound,
  scrollRestoration: true,
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
