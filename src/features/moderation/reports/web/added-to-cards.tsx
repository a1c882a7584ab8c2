import { lazyPart } from '../../../../platform/web/parts/lazy-part.tsx'
import { addToCard } from '../../../../platform/web/records/record-parts.tsx'
import { usePermission } from '../../../../platform/web/session/session.tsx'
import { supportCard, type SupportedMember } from '../../../people/support/web/public.ts'
import { reportOperations } from '../report.operations.ts'

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

const AccuracyOfPerson = lazyPart(() => import('./accuracy-of-person.tsx'))

function Accuracy({ record: { _id } }: { readonly record: { readonly _id: string } }) {
  return usePermission(reportOperations.cmsReporterAccuracy) ? <AccuracyOfPerson userId={_id} /> : null
}

addToCard('USER', Accuracy)
addToCard<SupportedMember>(supportCard, Accuracy)
