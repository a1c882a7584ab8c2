import { EditOutlined, LockOutlined, TrophyOutlined, UnlockOutlined } from '@ant-design/icons'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Modal, Skeleton } from 'antd'
import { m } from '../../../generated/messages/messages.js'
import type { TermStatus } from '../../../platform/shared/permission.ts'
import { ActionButton } from '../../../platform/web/form/action-button.tsx'
import { ListError } from '../../../platform/web/list/list-empty.tsx'
import { RecordHistory } from '../../audit/web/public.ts'
import { Presence, useFresh } from '../../live/web/public.ts'
import { termStatusOperations } from '../../term-status/term-status.operations.ts'
import { userOperations } from '../user.operations.ts'
import { PointHistory } from './point-history.tsx'
import { type UserDetail, userQuery } from './user-cache.ts'
import { UserFacts } from './user-facts.tsx'

interface Props {
  readonly id: string
  readonly onClose: () => void
  readonly onAssign: (user: UserDetail) => void
  readonly onStatus: (user: UserDetail, to: TermStatus) => void
}

/** One person over the list: their facts, the history of their status, and their points. */
export default function UserDetailModal({ id, onClose, onAssign, onStatus }: Props) {
  const navigate = useNavigate()
  const { data: user, isError, refetch } = useQuery(userQuery(id))
  useFresh('USER', id, refetch)
  const edit = () => void navigate({ to: '/users/$id/edit', params: { id } })
  return (
    <Modal
      open
      title={user?.fullName ?? m.users_detail_title()}
      width="var(--dialog-wide)"
      onCancel={onClose}
      footer={
        user && (
          <div className="users-detail-buttons">
            <ActionButton
              operation={termStatusOperations.cmsSetTermStatus}
              danger={user.termStatus !== 'BLOCKED'}
              icon={user.termStatus === 'BLOCKED' ? <UnlockOutlined aria-hidden /> : <LockOutlined aria-hidden />}
              onClick={() => onStatus(user, user.termStatus === 'BLOCKED' ? 'NORMAL' : 'BLOCKED')}
            >
              {user.termStatus === 'BLOCKED' ? m.common_unblock() : m.common_block()}
            </ActionButton>
            <ActionButton
              operation={userOperations.cmsAssignBadge}
              icon={<TrophyOutlined aria-hidden />}
              onClick={() => onAssign(user)}
            >
              {m.users_assign_badge()}
            </ActionButton>
            <ActionButton
              operation={userOperations.updateUserGroup}
              type="primary"
              icon={<EditOutlined aria-hidden />}
              onClick={edit}
            >
              {m.common_edit()}
            </ActionButton>
          </div>
        )
      }
    >
      {isError ? (
        <ListError />
      ) : user ? (
        <>
          <Presence model="USER" id={id} />
          <UserFacts user={user} />
          <PointHistory userId={id} />
          <RecordHistory model="USER" id={id} heading="h2" />
        </>
      ) : (
        <Skeleton active avatar paragraph={{ rows: 8 }} />
      )}
    </Modal>
  )
}
