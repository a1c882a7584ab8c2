import { lazyPart } from '../../../../platform/web/parts/lazy-part.tsx'
import { addToCard } from '../../../../platform/web/records/record-parts.tsx'
import { supportCard, type SupportedMember } from '../../../people/support/web/public.ts'

const MemberCodes = lazyPart(() => import('./member-codes.tsx'))

addToCard<SupportedMember>(supportCard, ({ record }) => <MemberCodes member={record} />)
