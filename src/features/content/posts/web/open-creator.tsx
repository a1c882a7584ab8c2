import { Suspense } from 'react'
import { lazyPart } from '../../../../platform/web/parts/lazy-part.tsx'
import { useDetail } from '../../../../platform/web/list/list-address.ts'
import { usePermission } from '../../../../platform/web/session/session.tsx'
import { personOperations } from '../../../records/persons/person.operations.ts'
import { creatorDetail } from '../../../records/persons/web/public.ts'

const CreatorCard = lazyPart(async () => ({ default: (await import('./creator-card.tsx')).CreatorCard }))
export const CreatorDetail = lazyPart(async () => ({ default: (await import('./creator-card.tsx')).CreatorDetail }))

/** The card of the creator that the address names, over any screen. */
export function OpenCreator() {
  const { id, close } = useDetail(creatorDetail)
  const mayOpen = usePermission(personOperations.cmsGetUser)
  return id === undefined || !mayOpen ? null : (
    <Suspense>
      <CreatorCard key={id} id={id} onClose={close} />
    </Suspense>
  )
}
