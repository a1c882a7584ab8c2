import { lazyPart } from '../../../../platform/web/parts/lazy-part.tsx'
import { addToCard } from '../../../../platform/web/records/record-parts.tsx'
import { supportCard, type SupportedMember } from '../../../people/support/web/public.ts'

const NewestReports = lazyPart(async () => ({ default: (await import('./record-reports.tsx')).NewestReports }))
const newest = 3

interface Reported {
  readonly _id: string
  readonly totalReports: number
}

addToCard<Reported>('PRODUCT', ({ record: { _id, totalReports } }) =>
  totalReports > 0 ? <NewestReports model="PRODUCT" id={_id} limit={newest} /> : null,
)

const MemberReports = lazyPart(() => import('./member-reports.tsx'))

addToCard<SupportedMember>(supportCard, ({ record }) => <MemberReports userId={record._id} />)
