import '@tanstack/react-router'
import type { Operation } from '../../shared/operation.ts'

export interface Crumb {
  readonly label: string
  readonly to?: string
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /**
     * The breadcrumb shown above the screen: `() => [{ label: m.users_title(), to: '/users' }, { label: m.users_list()
     * }]`. `params` are those of the route's path.
     */
    readonly breadcrumb?: (params: Readonly<Record<string, string>>) => readonly Crumb[]
    /** Viewers who may not call it see 'Permission Denied!' in place of the screen. */
    readonly operation?: Operation
    /** Search parameters of its list that have no effect here, because the path decides: `params` are those of the path. */
    readonly decided?: (params: Readonly<Record<string, string>>) => readonly string[]
  }
}
