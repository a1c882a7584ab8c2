import { ListScreen } from '../../../../platform/web/list/list-screen.tsx'
import { auditListing } from './audit-listing.tsx'
import { Verification } from './verification.tsx'

/** The whole log, and whether its chains are intact. */
export function AuditScreen() {
  return (
    <>
      <ListScreen list={auditListing} />
      <Verification />
    </>
  )
}
