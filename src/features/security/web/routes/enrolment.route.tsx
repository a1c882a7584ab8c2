import { useQueryClient } from '@tanstack/react-query'
import { createFileRoute, redirect, type SearchSchemaInput, useRouter } from '@tanstack/react-router'
import { safeReturnPath } from '../../../../platform/web/return-path.ts'
import { meQuery } from '../../../../platform/web/session.tsx'
import { EnrolmentScreen } from '../enrolment-screen.tsx'

/** `next` is where the person wanted to go. It comes with the address, so it is believed only if it is ours. */
export const Route = createFileRoute('/_signed-in/second-factor')({
  // An undefined `next` must be there: the router fills in from the address what this leaves out.
  validateSearch: (search: { next?: string } & SearchSchemaInput): { next?: string | undefined } => ({
    next: safeReturnPath(search.next),
  }),
  beforeLoad: ({ context, search }) => {
    if (!context.viewer.secondFactorDemanded)
      throw redirect({ href: safeReturnPath(search.next) ?? '/', replace: true })
  },
  component: EnrolmentRoute,
})

function EnrolmentRoute() {
  const queries = useQueryClient()
  const router = useRouter()
  const goOn = async () => {
    await queries.invalidateQueries({ queryKey: meQuery.queryKey })
    // Asks anew who the person is: nothing is demanded any more, so this leads on to `next`.
    await router.invalidate()
  }
  return <EnrolmentScreen onDone={() => void goOn()} />
}
