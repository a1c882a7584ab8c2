import { useQuery } from '@tanstack/react-query'
import { createFileRoute, Outlet, redirect, useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { creatorDetail } from '../features/records/persons/web/public.ts'
import { OpenCreator } from '../features/content/posts/web/open-creator.tsx'
import { FailureNotices } from '../features/records/change-sets/web/failure-notices.tsx'
import { admitted } from '../platform/shared/permission.ts'
import { useFollowedRights } from '../platform/web/live/follow-rights.ts'
import { LiveConnection } from '../platform/web/live/live.ts'
import { screenIsShown } from '../platform/web/parts/lazy-part.tsx'
import { loginAddress } from '../platform/web/session/return-path.ts'
import { meQuery, ViewerProvider } from '../platform/web/session/session.tsx'
import { sessionTokens } from '../platform/web/session/session-tokens.ts'
import { UnknownParameters } from '../platform/web/screens/unknown-parameters.tsx'
import { Shell } from '../platform/web/shell/shell.tsx'
import { menu } from './menu.ts'
import { paletteLinks, paletteSources } from './palette.ts'

/** Without the usual frame: the server would refuse all requests of that frame. */
const enrolmentPath = '/second-factor'

/**
 * Everything except the login: requires a stored refresh token, the current person, and that the person is admitted.
 */
export const Route = createFileRoute('/_signed-in')({
  beforeLoad: async ({ context, location }) => {
    const login = () => redirect({ href: loginAddress(location), replace: true })
    if (!sessionTokens.hasSession()) throw login()
    const viewer = await context.queryClient.ensureQueryData(meQuery).catch((error: unknown) => {
      throw sessionTokens.hasSession() ? error : login()
    })
    if (!admitted.allows(viewer)) {
      sessionTokens.signOut('denied')
      throw redirect({ to: '/login', replace: true })
    }
    if (viewer.secondFactorDemanded && location.pathname !== enrolmentPath) {
      const next = (location.search as { next?: string }).next ?? location.href
      throw redirect({ to: enrolmentPath, search: { next }, replace: true })
    }
    return { viewer }
  },
  component: SignedIn,
})

const overAnyScreen = [creatorDetail]

function SignedIn() {
  const { viewer } = Route.useRouteContext()
  const { data = viewer } = useQuery(meQuery)
  useFollowedRights(data)
  const isLoading = useRouterState({ select: (state) => state.isLoading })
  useEffect(() => {
    if (!isLoading) screenIsShown()
  }, [isLoading])
  const alone = useRouterState({ select: (state) => state.location.pathname === enrolmentPath })
  return (
    <ViewerProvider viewer={data}>
      {alone ? (
        <Outlet />
      ) : (
        <>
          <FailureNotices />
          <LiveConnection />
          <Shell menu={menu} sources={paletteSources} links={paletteLinks}>
            <Outlet />
          </Shell>
          <OpenCreator />
          <UnknownParameters everywhere={overAnyScreen} />
        </>
      )}
    </ViewerProvider>
  )
}
