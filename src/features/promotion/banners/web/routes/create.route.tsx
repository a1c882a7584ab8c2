import { createFileRoute } from '@tanstack/react-router'
import { copySearch } from '../../../../../platform/web/records/copy-search.ts'
import { m } from '../../../../../generated/messages/messages.js'
import { bannerOperations } from '../../banner.operations.ts'
import { CreateBannerScreen } from '../create-banner-screen.tsx'

export const Route = createFileRoute('/_signed-in/banners/create')({
  validateSearch: copySearch,
  staticData: {
    operation: bannerOperations.createBanner,
    breadcrumb: () => [{ label: m.banners_crumb(), to: '/banners' }, { label: m.common_create() }],
  },
  component: CreateScreen,
})

function CreateScreen() {
  const { copyOf } = Route.useSearch()
  return <CreateBannerScreen key={copyOf} copyOf={copyOf} />
}
