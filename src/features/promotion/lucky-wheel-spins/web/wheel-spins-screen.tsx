import { useQuery } from '@tanstack/react-query'
import { m } from '../../../../generated/messages/messages.js'
import '../../../../generated/messages/texts/lucky_wheel_spins.js'
import { ActionButton } from '../../../../platform/web/form/action-button.tsx'
import { failureText } from '../../../../platform/web/form/failure.ts'
import { ListScreen } from '../../../../platform/web/list/list-screen.tsx'
import { download } from '../../../../platform/web/list/start-export.ts'
import { notices } from '../../../../platform/web/notices/notices.tsx'
import { LinkButton } from '../../../../platform/web/parts/link-button.tsx'
import { request } from '../../../../platform/web/requests/graphql-client.ts'
import { isRequestError } from '../../../../platform/web/requests/request-error.ts'
import { NotFound } from '../../../../platform/web/screens/not-found.tsx'
import { wheelQuery } from '../../lucky-wheels/web/public.ts'
import { drawOperations } from '../spin.operations.ts'
import { spinListing } from './spin-listing.tsx'
import { createDrawsFileDocument } from './spin.documents.ts'

/** `/lucky-wheels/spins/{id}`: every turn of a wheel. */
export function WheelSpinsScreen({ id }: { readonly id: string }) {
  const { data: wheel, error } = useQuery(wheelQuery(id))
  if (isRequestError(error, 'NOT_FOUND', 'BAD_USER_INPUT')) return <NotFound />
  return (
    <ListScreen
      list={spinListing}
      fixed={{ wheelId: id }}
      title={m.lucky_wheel_spins_of({ title: wheel?.title ?? '' })}
      extra={
        <>
          <LinkButton to="/lucky-wheels/winners/$id" params={{ id }}>
            {m.lucky_wheel_winners_title()}
          </LinkButton>
          <ActionButton operation={drawOperations.createDrawsFile} onClick={() => void downloadFile(id)}>
            {m.lucky_wheel_spins_file()}
          </ActionButton>
        </>
      }
    />
  )
}

async function downloadFile(wheelId: string): Promise<void> {
  try {
    download((await request(createDrawsFileDocument, { wheelId })).createDrawsFile)
  } catch (error) {
    notices.error(m.common_error(), failureText(error))
  }
}
