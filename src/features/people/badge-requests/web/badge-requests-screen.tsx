import { lazyPart } from '../../../../platform/web/parts/lazy-part.tsx'
import { ListScreen } from '../../../../platform/web/list/list-screen.tsx'
import { useDeciding } from '../../../records/requests/web/public.ts'
import { badgeDeciding, mayBeDecided } from './badge-deciding.ts'
import { badgeRequestListing } from './badge-request-listing.tsx'
import { decisionsOnMany } from './decisions-on-many.tsx'

const BadgeRequestDialog = lazyPart(() => import('./badge-request-dialog.tsx'))

/** `/badges/verifies` */
export function BadgeRequestsScreen() {
  const deciding = useDeciding(badgeDeciding, mayBeDecided)
  return (
    <>
      <ListScreen
        list={badgeRequestListing}
        rowActions={deciding.actions}
        bulkActions={decisionsOnMany}
        renderDetail={(open) => <BadgeRequestDialog open={open} {...deciding} />}
      />
      {deciding.dialog}
    </>
  )
}
