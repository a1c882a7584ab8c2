import { RouterProvider } from '@tanstack/react-router'
import { startTransition, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import '../platform/web/look/fonts.css'
import '../platform/web/look/base.css'
import { AppProviders } from '../platform/web/app-providers.tsx'
import { loadLocale } from '../platform/web/words/locale.ts'
import { watchForMissingCode } from '../platform/web/requests/missing-code.ts'
import { queryClient } from '../platform/web/requests/query-client.ts'
import { loginAddress } from '../platform/web/session/return-path.ts'
import { secondFactorDemand } from '../platform/web/session/second-factor-demand.ts'
import { meQuery } from '../platform/web/session/session.tsx'
import { sessionTokens } from '../platform/web/session/session-tokens.ts'
import { loadScreens, router } from './router.ts'

// Zod would test whether it may compile code. The content security policy forbids that, and the browser would report
// it.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

watchForMissingCode()

// After any sign-in or sign-out, here or in another tab, nothing of the previous person may stay on the screen.
sessionTokens.subscribe((event) => {
  const { pathname, href } = router.state.location
  queryClient.clear()
  if (event.type === 'signed-in') {
    // A chunk is missing if the server was updated while the login was open: a reload loads the new ones.
    void loadScreens().then(
      () => router.invalidate(),
      () => location.reload(),
    )
  } else if (pathname !== '/login') {
    // Only a person who logs out here by choice does not return to this page.
    const comesBack = event.cause === 'ended' || (event.cause === 'logout' && event.elsewhere)
    void router.navigate({ to: '/login', search: comesBack ? { next: href } : {}, replace: true })
  }
})

// The setting may be turned on while somebody works: the next refused request leads them to the setup.
secondFactorDemand.subscribe(() => {
  queryClient.setQueryData(meQuery.queryKey, (me) => me && { ...me, secondFactorDemanded: true })
  void router.invalidate()
})

/** Loads the screen's code in parallel with the query for the signed-in person, not after it. */
async function loadScreen(): Promise<void> {
  await loadScreens()
  for (const { routeId } of router.matchRoutes(router.latestLocation)) {
    void router.loadRouteChunk(router.routesById[routeId as keyof typeof router.routesById])
  }
}

if (!sessionTokens.hasSession()) {
  if (router.latestLocation.pathname !== '/login') router.history.replace(loginAddress(router.latestLocation))
  // Fetched while the person types.
  addEventListener('input', () => void loadScreens().catch(() => undefined), { once: true })
}

// Not awaited here: their chunks import this very file, and would wait for it to finish.
void Promise.all([loadLocale(), sessionTokens.hasSession() ? loadScreen() : undefined]).then(async () => {
  // With its data, so that the screen itself replaces the skeleton in the page, and nothing empty comes between.
  await router.load()
  const root = createRoot(document.getElementById('root')!)
  // As a transition, so that React renders the first screen in slices and the browser stays responsive.
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
