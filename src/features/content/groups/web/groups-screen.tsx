import { DeleteOutlined, EyeOutlined } from '@ant-design/icons'
import { Suspense, useMemo, useState } from 'react'
import { m } from '../../../../generated/messages/messages.js'
import { lazyPart } from '../../../../platform/web/parts/lazy-part.tsx'
import type { RowAction } from '../../../../platform/web/list/list-declaration.ts'
import { ListScreen } from '../../../../platform/web/list/list-screen.tsx'
import { useStatusActions } from '../../../records/term-status/web/public.ts'
import { groupOperations } from '../group.operations.ts'
import { groupStatus } from './group-status.ts'
import { groupDetail, groupListing, type GroupRow } from './group-listing.tsx'

const GroupCard = lazyPart(() => import('./group-card.tsx'))
const DeleteGroupDialog = lazyPart(() => import('./delete-group-dialog.tsx'))

/** `/groups` */
export function GroupsScreen() {
  const [deleting, setDeleting] = useState<{ readonly group: GroupRow; readonly onDone?: (() => void) | undefined }>()
  const status = useStatusActions(groupStatus)
  const rowActions = useMemo<readonly RowAction<GroupRow>[]>(
    () => [
      {
        key: 'view',
        label: m.groups_view,
        icon: <EyeOutlined aria-hidden />,
        inline: true,
        href: (group) => `?${groupDetail}=${group._id}`,
      },
      {
        key: 'delete',
        label: m.common_delete,
        icon: <DeleteOutlined aria-hidden />,
        inline: true,
        danger: true,
        operation: groupOperations.deleteCmsGroup,
        removes: true,
        shown: (group) => !group.isOwn,
        run: (group, onDone) => setDeleting({ group, onDone }),
      },
      ...status.rowActions,
    ],
    [status.rowActions],
  )
  return (
    <>
      <ListScreen
        list={groupListing}
        rowActions={rowActions}
        renderDetail={(open) => <GroupCard open={open} actions={rowActions.slice(1)} />}
      />
      {status.dialog}
      <Suspense>{deleting && <DeleteGroupDialog {...deleting} onClose={() => setDeleting(undefined)} />}</Suspense>
    </>
  )
}
