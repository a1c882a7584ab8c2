import { m } from '../../../generated/messages/messages.js'
import { ReasonDialog } from '../../../platform/web/form/reason-dialog.tsx'
import { useUserStatus } from './use-user-status.tsx'
import type { UserDetail } from './user-cache.ts'
import { nameOfUser } from './user-listing.tsx'

interface Props {
  readonly user: Pick<UserDetail, '_id' | 'fullName' | 'phoneNumber' | 'termStatus' | 'version'>
  readonly onClose: () => void
}

/** Blocks a person, with a reason, or unblocks them, with none. */
export default function BlockDialog({ user, onClose }: Props) {
  const { change, conflict } = useUserStatus(user._id, onClose)
  const blocked = user.termStatus === 'BLOCKED'
  const name = nameOfUser(user)
  if (conflict) return conflict
  return (
    <ReasonDialog
      title={blocked ? m.users_unblock_title({ name }) : m.users_block_title({ name })}
      text={blocked ? m.users_unblock_text() : m.users_block_text()}
      reason={blocked ? undefined : { label: m.users_reason(), required: m.users_text_reason_required() }}
      okText={blocked ? m.users_unblock() : m.users_block()}
      danger={!blocked}
      onCancel={onClose}
      onOk={(reason) => change({ termStatus: blocked ? 'NORMAL' : 'BLOCKED', reason, version: user.version })}
    />
  )
}
