import { EyeOutlined } from '@ant-design/icons'
import { Suspense, useMemo } from 'react'
import { m } from '../../../../generated/messages/messages.js'
import { lazyPart } from '../../../../platform/web/parts/lazy-part.tsx'
import { useDetail } from '../../../../platform/web/list/list-address.ts'
import type { RowAction } from '../../../../platform/web/list/list-declaration.ts'
import { ListScreen } from '../../../../platform/web/list/list-screen.tsx'
import { useStatusActions } from '../../../records/term-status/web/public.ts'
import { pageDetail, pageListing, type PageRow, settingParameters } from './page-listing.tsx'
import { pageStatus } from './page-status.ts'

const PageCard = lazyPart(() => import('./page-card.tsx'))
const PageSettings = lazyPart(() => import('./page-settings.tsx'))

const view: RowAction<PageRow> = {
  key: 'view',
  label: m.pages_view,
  icon: <EyeOutlined aria-hidden />,
  inline: true,
  href: (page) => `?${pageDetail}=${page._id}`,
}

/** The bulk action that changes nothing in a list of only one status. */
const withoutEffect: Readonly<Record<string, string>> = { BLOCKED: 'block', NORMAL: 'unblock' }

interface Props {
  readonly list?: typeof pageListing
  readonly fixed?: { readonly type?: string; readonly termStatus?: string }
  readonly title?: string
}

/** Pages: all of them, or those that the route's fixed filter selects. */
export function PagesScreen({ list = pageListing, fixed, title }: Props) {
  const status = useStatusActions(pageStatus, { inline: true })
  const rowActions = useMemo(() => [view, ...status.rowActions], [status.rowActions])
  const bulkActions = status.bulkActions.filter(({ key }) => key !== withoutEffect[fixed?.termStatus ?? ''])
  const partner = useDetail(settingParameters.isPartner)
  const news = useDetail(settingParameters.isProvideNews)
  const pinned = useDetail(settingParameters.pinnedLimit)
  return (
    <>
      <ListScreen
        list={list}
        {...(fixed ? { fixed } : {})}
        {...(title ? { title } : {})}
        rowActions={rowActions}
        bulkActions={bulkActions}
        renderDetail={(open) => <PageCard open={open} actions={status.rowActions} />}
      />
      {status.dialog}
      <Suspense>
        {partner.id && <PageSettings id={partner.id} setting="isPartner" onClose={partner.close} />}
        {news.id && <PageSettings id={news.id} setting="isProvideNews" onClose={news.close} />}
        {pinned.id && <PageSettings id={pinned.id} setting="pinnedLimit" onClose={pinned.close} />}
      </Suspense>
    </>
  )
}
