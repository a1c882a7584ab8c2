import { lazyPart } from '../../../../platform/web/parts/lazy-part.tsx'
import { ListScreen } from '../../../../platform/web/list/list-screen.tsx'
import { badgeRequestListing } from './badge-request-listing.tsx'

const BadgeRequestDialog = lazyPart(() => import('./badge-request-dialog.tsx'))

/** `/badges/verifies` */
export function BadgeRequestsScreen() {
  return (
    <>
      <ListScreen
        list={badgeRequestListing}
        renderDetail={(open) => <BadgeRequestDialog key={open.id} open={open} />}
      />
    </>
  )
}
