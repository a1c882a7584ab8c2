import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import 'antd/dist/antd.css'
import '../platform/web/base.css'
import { AppProviders } from '../platform/web/app-providers.tsx'
import { loadLocale } from '../platform/web/locale.ts'
import { queryClient } from '../platform/web/query-client.ts'
import { secondFactorDemand } from '../platform/web/second-factor-demand.ts'
import { meQuery } from '../platform/web/session.tsx'
import { sessionTokens } from '../platform/web/session-tokens.ts'
import { router } from './router.ts'

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

await loadLocale()
createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <AppProviders>
      <RouterProvider router={router} />
    </AppProviders>
  </StrictMode>,
)
