import { useQueryClient } from '@tanstack/react-query'
import { createFileRoute, redirect, type SearchSchemaInput, useRouter } from '@tanstack/react-router'
import { safeReturnPath } from '../../../../../platform/web/session/return-path.ts'
import { meQuery } from '../../../../../platform/web/session/session.tsx'
import { EnrolmentScreen } from '../enrolment-screen.tsx'

/**
 * `next` is where the person wanted to go. It comes from the address, so it is only followed if it is a path of this
 * app.
 */
export const Route = createFileRoute('/_signed-in/second-factor')({
  // `next` must be present even if it is undefined, because the router takes missing parameters from the address.
  validateSearch: (search: { next?: string } & SearchSchemaInput): { next?: string | undefined } => ({
    next: safeReturnPath(search.next),
  }),
  beforeLoad: ({ context, search }) => {
    if (!context.viewer.secondFactorDemanded) throw redirect({ to: '/', search, replace: true })
  },
  component: EnrolmentRoute,
})

function EnrolmentRoute() {
  const queries = useQueryClient()
  const router = useRouter()
  const goOn = async () => {
    await queries.invalidateQueries({ queryKey: meQuery.queryKey })
    // Loads the viewer again. The second factor is not demanded any more, so this redirects to `next`.
    await router.invalidate()
  }
  return <EnrolmentScreen onDone={() => void goOn()} />
}
