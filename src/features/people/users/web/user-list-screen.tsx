import { EyeOutlined, TrophyOutlined, UserAddOutlined } from '@ant-design/icons'
import { useNavigate } from '@tanstack/react-router'
import { Suspense, useMemo, useState } from 'react'
import { m } from '../../../../generated/messages/messages.js'
import { ActionButton } from '../../../../platform/web/form/action-button.tsx'
import { lazyPart } from '../../../../platform/web/parts/lazy-part.tsx'
import { useFollow } from '../../../../platform/web/list/list-address.ts'
import type { RowAction } from '../../../../platform/web/list/list-declaration.ts'
import { editAction } from '../../../../platform/web/list/edit-action.tsx'
import { ListScreen } from '../../../../platform/web/list/list-screen.tsx'
import { type Viewer, whyNoReceiver } from '../../../../platform/shared/permission.ts'
import { useViewer } from '../../../../platform/web/session/session.tsx'
import { useStatusActions } from '../../../records/term-status/web/public.ts'
import { personOperations } from '../../../records/persons/person.operations.ts'
import { userOperations } from '../user.operations.ts'
import { type UserRow, userListing } from './user-listing.tsx'
import { userStatus } from './user-status.ts'

// Loaded when a dialog is first opened.
const UserDetailModal = lazyPart(() => import('./user-detail-modal.tsx'))
const AssignBadgeModal = lazyPart(() => import('./assign-badge-modal.tsx'))

interface Props {
  readonly list?: typeof userListing
  readonly fixed?: { readonly termStatus?: string; readonly group?: string }
  readonly title?: string
}

/** People: the whole list, or the part that the route's fixed filter selects. */
export function UserListScreen({ list = userListing, fixed, title }: Props) {
  const navigate = useNavigate()
  const follow = useFollow()
  const [assigning, assignTo] = useState<Pick<UserRow, '_id' | 'fullName' | 'phoneNumber' | 'badge' | 'version'>>()
  const status = useStatusActions(userStatus)
  const viewer = useViewer()
  const actions = useMemo(() => [...actionsOfUser(assignTo, viewer), ...status.rowActions], [viewer, status.rowActions])
  const rowActions = useMemo(() => [view((user) => follow(`?user=${user._id}`)), ...actions], [follow, actions])

  return (
    <>
      <ListScreen
        list={list}
        {...(fixed ? { fixed } : {})}
        {...(title ? { title } : {})}
        rowActions={rowActions}
        bulkActions={status.bulkActions}
        renderDetail={(open) => <UserDetailModal open={open} actions={actions} />}
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
      <Suspense>{assigning && <AssignBadgeModal user={assigning} onClose={() => assignTo(undefined)} />}</Suspense>
      {status.dialog}
    </>
  )
}

const view = (run: (user: UserRow) => void): RowAction<UserRow> => ({
  key: 'view',
  label: m.users_view,
  icon: <EyeOutlined aria-hidden />,
  run,
  operation: personOperations.cmsGetUser,
})

function actionsOfUser(assignTo: (user: UserRow) => void, viewer: Viewer): RowAction<UserRow>[] {
  return [
    editAction(userOperations.updateUserGroup, { href: (user) => `/users/${user._id}/edit` }),
    {
      key: 'badge',
      label: m.users_assign_badge,
      icon: <TrophyOutlined aria-hidden />,
      run: assignTo,
      operation: userOperations.cmsAssignBadge,
      shown: (user) => whyNoReceiver(viewer, user) === null,
    },
  ]
}
