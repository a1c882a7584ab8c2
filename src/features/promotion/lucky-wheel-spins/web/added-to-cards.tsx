import { lazyPart } from '../../../../platform/web/parts/lazy-part.tsx'
import { addToCard } from '../../../../platform/web/records/record-parts.tsx'
import { supportCard, type SupportedMember } from '../../../people/support/web/public.ts'

const MemberSpins = lazyPart(() => import('./member-spins.tsx'))

addToCard<SupportedMember>(supportCard, ({ record }) => <MemberSpins userId={record._id} />)
