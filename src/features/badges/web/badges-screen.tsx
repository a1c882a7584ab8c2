import { DeleteOutlined, EditOutlined, PlusOutlined } from '@ant-design/icons'
import { lazy, useMemo, useState } from 'react'
import { m } from '../../../generated/messages/messages.js'
import { mayCall } from '../../../platform/shared/operation.ts'
import { ConfirmDialog } from '../../../platform/web/form/confirm-dialog.tsx'
import { useSubmission } from '../../../platform/web/form/use-submission.ts'
import { request } from '../../../platform/web/graphql-client.ts'
import { LinkButton } from '../../../platform/web/link-button.tsx'
import type { RowAction } from '../../../platform/web/list/list-declaration.ts'
import { ListScreen } from '../../../platform/web/list/list-screen.tsx'
import { notices } from '../../../platform/web/notices.tsx'
import { recordsChanged } from '../../../platform/web/record-cache.ts'
import { useViewer } from '../../../platform/web/session.tsx'
import { badgeOperations } from '../badge.operations.ts'
import { badgeListing, badgeModel, type BadgeRow } from './badge-listing.tsx'
import { deleteBadgeDocument } from './badge.documents.ts'

const BadgeStatusDialog = lazy(() => import('./badge-status-dialog.tsx'))

/** `/badges` */
export function BadgesScreen() {
  const viewer = useViewer()
  const [deleting, setDeleting] = useState<BadgeRow>()
  const rowActions = useMemo<readonly RowAction<BadgeRow>[]>(
    () => [
      {
        key: 'edit',
        label: m.common_edit,
        icon: <EditOutlined aria-hidden />,
        inline: true,
        shortcut: { letter: 'e', label: m.common_edit },
        operation: badgeOperations.cmsUpdateBadge,
        href: ({ _id }) => `/badges/edit?id=${_id}`,
      },
      {
        key: 'delete',
        label: m.common_delete,
        icon: <DeleteOutlined aria-hidden />,
        inline: true,
        danger: true,
        operation: badgeOperations.cmsDeleteBadge,
        run: setDeleting,
      },
    ],
    [],
  )
  const { submit } = useSubmission<BadgeRow, boolean>({
    send: async ({ _id, version }, options) =>
      (await request(deleteBadgeDocument, { _id, version }, options)).cmsDeleteBadge,
    onDone: () => {
      notices.success(m.badges_deleted(), m.badges_deleted_text())
      setDeleting(undefined)
      void recordsChanged(badgeModel)
    },
    onFailure: (text) => notices.error(m.badges_not_deleted(), text),
  })
  return (
    <>
      <ListScreen
        list={badgeListing}
        rowActions={rowActions}
        renderDetail={(open) => <BadgeStatusDialog key={open.id} open={open} />}
        extra={
          mayCall(viewer, badgeOperations.cmsCreateBadge) && (
            <LinkButton color="primary" variant="solid" icon={<PlusOutlined aria-hidden />} to="/badges/create">
              {m.badges_add()}
            </LinkButton>
          )
        }
      />
      {deleting && (
        <ConfirmDialog
          title={m.badges_delete_question()}
          text={deleting.title}
          okText={m.common_yes()}
          cancelText={m.common_no()}
          danger
          onOk={() => submit(deleting)}
          onCancel={() => setDeleting(undefined)}
        />
      )}
    </>
  )
}
