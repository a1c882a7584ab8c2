import { useQuery } from '@tanstack/react-query'
import { m } from '../../../../../generated/messages/messages.js'
import { ListScreen } from '../../../../../platform/web/list/list-screen.tsx'
import { LinkButton } from '../../../../../platform/web/parts/link-button.tsx'
import { isRequestError } from '../../../../../platform/web/requests/request-error.ts'
import { NotFound } from '../../../../../platform/web/screens/not-found.tsx'
import { wheelQuery } from '../wheel-query.ts'
import { winnerListing } from './winner-listing.tsx'

/** `/lucky-wheels/winners/{id}`: who won what on a wheel. */
export function WheelWinnersScreen({ id }: { readonly id: string }) {
  const { data: wheel, error } = useQuery(wheelQuery(id))
  if (isRequestError(error, 'NOT_FOUND', 'BAD_USER_INPUT')) return <NotFound />
  return (
    <ListScreen
      list={winnerListing}
      fixed={{ wheelId: id }}
      title={m.lucky_wheel_winners_of({ title: wheel?.title ?? '' })}
      extra={
        <>
          <LinkButton to="/lucky-wheels/results/$id" params={{ id }}>
            {m.lucky_wheel_results_title()}
          </LinkButton>
          <LinkButton to="/lucky-wheels/spins/$id" params={{ id }}>
            {m.lucky_wheel_results_spins()}
          </LinkButton>
        </>
      }
    />
  )
}
