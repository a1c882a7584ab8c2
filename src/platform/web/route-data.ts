import '@tanstack/react-router'

export interface Crumb {
  readonly label: string
  readonly to?: string
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /**
     * The breadcrumb shown above the screen: `() => [{ label: m.users_title(), to: '/users' }, { label: m.users_list()
     * }]`.
     */
    readonly breadcrumb?: () => readonly Crumb[]
  }
}
