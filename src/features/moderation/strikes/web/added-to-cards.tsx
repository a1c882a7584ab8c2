import { addToCard } from '../../../../platform/web/records/record-parts.tsx'
import { lazyPart } from '../../../../platform/web/parts/lazy-part.tsx'
import { usePermission } from '../../../../platform/web/session/session.tsx'
import { supportCard, type SupportedMember } from '../../../people/support/web/public.ts'
import { strikeOperations } from '../strike.operations.ts'

const StrikesOfPerson = lazyPart(() => import('./strikes-of-person.tsx'))

function OnCard({ record: { _id } }: { readonly record: { readonly _id: string } }) {
  return usePermission(strikeOperations.cmsStrikesOf) ? <StrikesOfPerson userId={_id} /> : null
}

addToCard('USER', OnCard)
addToCard<SupportedMember>(supportCard, OnCard)
