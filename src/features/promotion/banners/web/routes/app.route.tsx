import { createFileRoute } from '@tanstack/react-router'
import { m } from '../../../../../generated/messages/messages.js'
import { bannerOperations } from '../../banner.operations.ts'
import { AppBannersScreen } from '../app-banners-screen.tsx'

export const Route = createFileRoute('/_signed-in/banners/app')({
  staticData: {
    operation: bannerOperations.cmsListBanner,
    breadcrumb: () => [{ label: m.banners_crumb(), to: '/banners' }, { label: m.banners_in_app() }],
  },
  component: AppBannersScreen,
})
