import { mayCall } from '../../../../platform/shared/operation.ts'
import { lazyPart } from '../../../../platform/web/parts/lazy-part.tsx'
import { addToCard } from '../../../../platform/web/records/record-parts.tsx'
import { useViewer } from '../../../../platform/web/session/session.tsx'
import { trustedPointOperations } from '../trusted-point.operations.ts'

const Why = lazyPart(async () => ({ default: (await import('./why.tsx')).Why }))
const MemberActions = lazyPart(() => import('./member-actions.tsx'))
const ReplayResult = lazyPart(() => import('./replay-result.tsx'))

interface Entry {
  readonly userId: string
  readonly entryId: string
  /** How the row is read out. */
  readonly of: string
}

function WhyOfEntry({ record }: { readonly record: Entry }) {
  return mayCall(useViewer(), trustedPointOperations.cmsWhyPoints) ? <Why {...record} /> : null
}

function ActionsOfPerson({ record: { userId } }: { readonly record: { readonly userId: string } }) {
  return mayCall(useViewer(), trustedPointOperations.cmsMemberActions) ? <MemberActions userId={userId} /> : null
}

interface Run {
  readonly _id: string
  readonly kind: string
  readonly state: string
}

addToCard<Entry>('POINT_ENTRY', WhyOfEntry)
addToCard<{ readonly userId: string }>('POINT_HISTORY', ActionsOfPerson)
addToCard<Run>('RUN', ({ record: { _id, kind, state } }) =>
  kind === 'POINT_REPLAY' && state === 'DONE' ? <ReplayResult id={_id} /> : null,
)
