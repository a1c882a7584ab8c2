import { MobileOutlined, PlusOutlined, VerticalAlignTopOutlined } from '@ant-design/icons'
import { Suspense, useMemo, useState } from 'react'
import { mutation } from '../../../../generated/graphql/mutations.ts'
import { m } from '../../../../generated/messages/messages.js'
import { mayCall } from '../../../../platform/shared/operation.ts'
import { request } from '../../../../platform/web/requests/graphql-client.ts'
import { lazyPart } from '../../../../platform/web/parts/lazy-part.tsx'
import { LinkButton } from '../../../../platform/web/parts/link-button.tsx'
import { copyAction, editAction } from '../../../../platform/web/list/edit-action.tsx'
import type { RowAction } from '../../../../platform/web/list/list-declaration.ts'
import { ListScreen } from '../../../../platform/web/list/list-screen.tsx'
import { useRemoval } from '../../../../platform/web/list/use-removal.tsx'
import { notices } from '../../../../platform/web/notices/notices.tsx'
import { useViewer } from '../../../../platform/web/session/session.tsx'
import { bannerOperations } from '../banner.operations.ts'
import { bannerListing, type BannerRow } from './banner-listing.tsx'
import { moveToTop } from './move-banner.ts'
import { bannerWords } from './banner-words.ts'
import { useOrder } from './use-order.ts'

const PlaceDialog = lazyPart(() => import('./place-dialog.tsx'))
const BannerStatusDialog = lazyPart(() => import('./banner-status-dialog.tsx'))

const edit = editAction<BannerRow>(bannerOperations.updateBanner, { href: ({ _id }) => `/banners/${_id}/edit` })

const toTop: RowAction<BannerRow> = {
  key: 'top',
  label: m.banners_to_top,
  icon: <VerticalAlignTopOutlined aria-hidden />,
  operation: bannerOperations.cmsMoveBanner,
  shown: ({ place }) => place > 1,
  shortcut: { letter: 't', label: m.banners_to_top },
  run: (banner) => void moveToTop(banner),
}
const toPlace = {
  key: 'place',
  label: m.banners_to_place,
  operation: bannerOperations.cmsMoveBanner,
  shortcut: { letter: 'p', label: m.banners_to_place },
}

const copy = copyAction<BannerRow>(bannerOperations.createBanner, '/banners/create')

/** `/banners` */
export function BannersScreen() {
  const viewer = useViewer()
  const { handlers, announcement } = useOrder()
  const { action, dialog } = useRemoval<BannerRow>(bannerListing, {
    operation: bannerOperations.cmsDeleteBanner,
    words: bannerWords,
    question: m.banners_delete_question,
    send: ({ _id, version }, options) => request(mutation('cmsDeleteBanner'), { _id, version }, options),
    done: ({ name }) => notices.success(m.banners_deleted(), name),
    failed: () => notices.error(m.banners_delete_failed(), m.banners_try_later()),
  })
  const [placing, setPlacing] = useState<BannerRow>()
  const rowActions = useMemo(
    () => [edit, copy, toTop, { ...toPlace, run: setPlacing } satisfies RowAction<BannerRow>, action],
    [action],
  )
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
          <p className="banners-announcement" role="status">
            {announcement || m.banners_order_hint()}
          </p>
        }
      />
      {dialog}
      {placing && (
        <Suspense>
          <PlaceDialog banner={placing} onClose={() => setPlacing(undefined)} />
        </Suspense>
      )}
    </div>
  )
}
