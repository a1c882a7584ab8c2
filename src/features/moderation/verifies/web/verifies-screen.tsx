import { m } from '../../../../generated/messages/messages.js'
import { lazyPart } from '../../../../platform/web/parts/lazy-part.tsx'
import { ListScreen } from '../../../../platform/web/list/list-screen.tsx'
import type { VerifyStatus, VerifyType } from '../verify.values.ts'
import { pageVerifyListing, userVerifyListing } from './verify-listing.tsx'
import { verifyStatusName } from './verify-texts.ts'

const VerifyDialog = lazyPart(() => import('./verify-dialog.tsx'))

interface Props {
  readonly type: VerifyType
  readonly status?: VerifyStatus
}

/** Requests of pages or of people, with any status or with the route's status. */
export function VerifiesScreen({ type, status }: Props) {
  const list = type === 'PAGE' ? pageVerifyListing : userVerifyListing
  return (
    <>
      <ListScreen
        list={list}
        fixed={{ type, ...(status && { status }) }}
        {...(status && { title: m.verifies_of_status({ title: list.title(), status: verifyStatusName(status) }) })}
        renderDetail={(open) => <VerifyDialog open={open} />}
      />
    </>
  )
}
