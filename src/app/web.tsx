import { RouterProvider } from '@tanstack/react-router'
import { startTransition, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import '../platform/web/fonts.css'
import '../platform/web/base.css'
import { AppProviders } from '../platform/web/app-providers.tsx'
import { loadLocale } from '../platform/web/locale.ts'
import { queryClient } from '../platform/web/query-client.ts'
import { secondFactorDemand } from '../platform/web/second-factor-demand.ts'
import { meQuery } from '../platform/web/session.tsx'
import { sessionTokens } from '../platform/web/session-tokens.ts'
import { router } from './router.ts'

// Zod would look whether it may compile code. The policy forbids that, and the browser would report the attempt.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

// Whoever signs in or out, here or in another tab: nothing of the one before may stay on the screen.
sessionTokens.subscribe((event) => {
  const { pathname, href } = router.state.location
  queryClient.clear()
  if (event.type === 'signed-in') void router.invalidate()
  else if (pathname !== '/login') {
    // Only who leaves here by choice is done with this page.
    const comesBack = event.cause === 'ended' || (event.cause === 'logout' && event.elsewhere)
    void router.navigate({ to: '/login', search: comesBack ? { next: href } : {}, replace: true })
  }
})

// The setting can come while somebody works: the next refused request leads them to what it demands.
secondFactorDemand.subscribe(() => {
  queryClient.setQueryData(meQuery.queryKey, (me) => me && { ...me, secondFactorDemanded: true })
  void router.invalidate()
})

// The screen's code comes beside the question who is signed in, not after its answer.
if (sessionTokens.hasSession()) {
  for (const { routeId } of router.matchRoutes(router.latestLocation)) {
    void router.loadRouteChunk(router.routesById[routeId as keyof typeof router.routesById])
  }
}

// Not awaited here: what it fetches stands on this very file, and would wait for its end.
void loadLocale().then(() => {
  const root = createRoot(document.getElementById('root')!)
  // As a transition, so that the first screen is drawn in slices between which the browser can answer.
  startTransition(() =>
    root.render(
      <StrictMode>
        <AppProviders>
          <RouterProvider router={router} />
        </AppProviders>
      </StrictMode>,
    ),
  )
})
