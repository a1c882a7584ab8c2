import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, Outlet } from '@tanstack/react-router'
import type { Operation } from '../platform/shared/operation.ts'

interface RouterContext {
  readonly queryClient: QueryClient
  readonly operationAt: (path: string) => Operation | undefined
}

export const Route = createRootRouteWithContext<RouterContext>()({ component: Outlet })
