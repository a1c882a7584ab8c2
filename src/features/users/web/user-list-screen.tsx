import {
  EditOutlined,
  EyeOutlined,
  LockOutlined,
  TrophyOutlined,
  UnlockOutlined,
  UserAddOutlined,
} from '@ant-design/icons'
import { useNavigate } from '@tanstack/react-router'
import { lazy, Suspense, useMemo, useState } from 'react'
import { m } from '../../../generated/messages/messages.js'
import { ActionButton } from '../../../platform/web/form/action-button.tsx'
import { useDetail, useFollow } from '../../../platform/web/list/list-address.ts'
import type { RowAction } from '../../../platform/web/list/list-declaration.ts'
import { ListScreen } from '../../../platform/web/list/list-screen.tsx'
import { termStatusOperations } from '../../term-status/term-status.operations.ts'
import { userOperations } from '../user.operations.ts'
import { userBulkActions } from './user-bulk-actions.tsx'
import { type UserRow, userListing } from './user-listing.tsx'

// Not needed until somebody asks for them.
const UserDetailModal = lazy(() => import('./user-detail-modal.tsx'))
const AssignBadgeModal = lazy(() => import('./assign-badge-modal.tsx'))
const BlockDialog = lazy(() => import('./block-dialog.tsx'))

interface Props {
  readonly list?: typeof userListing
  readonly fixed?: { readonly termStatus?: string; readonly group?: string }
  readonly title?: string
}

/** What is open over the list besides the detail, which has an address. */
type Asking = { readonly what: 'badge' | 'status'; readonly user: UserRow }

/** People: the whole list, or the part of it that a route fixes. */
export function UserListScreen({ list = userListing, fixed, title }: Props) {
  const navigate = useNavigate()
  const follow = useFollow()
  const detail = useDetail('user')
  const [asking, setAsking] = useState<Asking>()
  const close = () => setAsking(undefined)
  const rowActions = useMemo(() => actionsOfUser((user) => follow(`?user=${user._id}`), setAsking), [follow])

  return (
    <>
      <ListScreen
        list={list}
        {...(fixed ? { fixed } : {})}
        {...(title ? { title } : {})}
        rowActions={rowActions}
        bulkActions={userBulkActions}
        extra={
          <ActionButton
            operation={userOperations.registerForImporter}
            type="primary"
            icon={<UserAddOutlined aria-hidden />}
            onClick={() => void navigate({ to: '/users/create' })}
          >
            {m.users_create()}
          </ActionButton>
        }
      />
      <Suspense>
        {detail.id && <UserDetailModal key={detail.id} id={detail.id} onClose={detail.close} onAsk={setAsking} />}
        {asking?.what === 'badge' && <AssignBadgeModal user={asking.user} onClose={close} />}
        {asking?.what === 'status' && <BlockDialog user={asking.user} onClose={close} />}
      </Suspense>
    </>
  )
}

function actionsOfUser(view: (user: UserRow) => void, ask: (asking: Asking) => void): RowAction<UserRow>[] {
  const block = {
    operation: termStatusOperations.cmsSetTermStatus,
    run: (user: UserRow) => ask({ what: 'status', user }),
  }
  return [
    {
      key: 'view',
      label: m.users_view,
      icon: <EyeOutlined aria-hidden />,
      run: view,
      operation: userOperations.cmsGetUser,
    },
    {
      key: 'edit',
      label: m.users_edit,
      icon: <EditOutlined aria-hidden />,
      inline: true,
      href: (user) => `/users/${user._id}/edit`,
      operation: userOperations.updateUserGroup,
    },
    {
      key: 'badge',
      label: m.users_assign_badge,
      icon: <TrophyOutlined aria-hidden />,
      run: (user) => ask({ what: 'badge', user }),
      operation: userOperations.cmsAssignBadge,
    },
    {
      ...block,
      key: 'block',
      label: m.users_block,
      icon: <LockOutlined aria-hidden />,
      danger: true,
      shown: (user) => user.termStatus !== 'BLOCKED',
    },
    {
      ...block,
      key: 'unblock',
      label: m.users_unblock,
      icon: <UnlockOutlined aria-hidden />,
      shown: (user) => user.termStatus === 'BLOCKED',
    },
  ]
}
