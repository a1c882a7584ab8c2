import { DeleteOutlined, EditOutlined, MobileOutlined, PlusOutlined } from '@ant-design/icons'
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
import { bannerOperations } from '../banner.operations.ts'
import { bannerListing, bannerModel, type BannerRow } from './banner-listing.tsx'
import { deleteBannerDocument } from './banner.documents.ts'
import { useOrder } from './use-order.ts'

const BannerStatusDialog = lazy(() => import('./banner-status-dialog.tsx'))

/** `/banners` */
export function BannersScreen() {
  const viewer = useViewer()
  const [deleting, setDeleting] = useState<BannerRow>()
  const { handlers, told } = useOrder()
  const rowActions = useMemo<readonly RowAction<BannerRow>[]>(
    () => [
      {
        key: 'edit',
        label: m.common_edit,
        icon: <EditOutlined aria-hidden />,
        inline: true,
        shortcut: { letter: 'e', label: m.common_edit },
        operation: bannerOperations.updateBanner,
        href: ({ _id }) => `/banners/${_id}/edit`,
      },
      {
        key: 'delete',
        label: m.common_delete,
        icon: <DeleteOutlined aria-hidden />,
        inline: true,
        danger: true,
        operation: bannerOperations.cmsDeleteBanner,
        run: setDeleting,
      },
    ],
    [],
  )
  const { submit } = useSubmission<BannerRow, boolean>({
    send: async ({ _id, version }, options) =>
      (await request(deleteBannerDocument, { _id, version }, options)).cmsDeleteBanner,
    onDone: () => {
      notices.success(m.banners_deleted(), deleting?.name ?? '')
      setDeleting(undefined)
      void recordsChanged(bannerModel)
    },
    onFailure: () => notices.error(m.banners_delete_failed(), m.banners_try_later()),
  })
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it hears the handles in the rows
    <div className="banners-order" {...handlers}>
      <ListScreen
        list={bannerListing}
        rowActions={rowActions}
        renderDetail={(open) => <BannerStatusDialog key={open.id} open={open} />}
        extra={
          <>
            <LinkButton icon={<MobileOutlined aria-hidden />} to="/banners/app">
              {m.banners_in_app()}
            </LinkButton>
            {mayCall(viewer, bannerOperations.createBanner) && (
              <LinkButton color="primary" variant="solid" icon={<PlusOutlined aria-hidden />} to="/banners/create">
                {m.banners_add()}
              </LinkButton>
            )}
          </>
        }
        above={
          <p className="banners-told" role="status">
            {told}
          </p>
        }
      />
      {deleting && (
        <ConfirmDialog
          title={m.banners_delete_question()}
          text={deleting.name}
          okText={m.common_yes()}
          cancelText={m.common_no()}
          danger
          onOk={() => submit(deleting)}
          onCancel={() => setDeleting(undefined)}
        />
      )}
    </div>
  )
}
