import { createFileRoute } from '@tanstack/react-router'
import { m } from '../../../../../generated/messages/messages.js'
import { listSearch } from '../../../../../platform/web/list/list-search.ts'
import { bannerList } from '../../banner.list.ts'
import { bannerOperations } from '../../banner.operations.ts'
import { BannersScreen } from '../banners-screen.tsx'

export const Route = createFileRoute('/_signed-in/banners')({
  validateSearch: listSearch(bannerList, 'banner'),
  staticData: {
    operation: bannerOperations.cmsListBanner,
    breadcrumb: () => [{ label: m.banners_crumb() }, { label: m.banners_displayed() }],
  },
  component: BannersScreen,
})
