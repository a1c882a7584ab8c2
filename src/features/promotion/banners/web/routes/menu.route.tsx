import { createFileRoute } from '@tanstack/react-router'
import { m } from '../../../../../generated/messages/messages.js'
import { bannerOperations } from '../../banner.operations.ts'
import { MenuBannersScreen } from '../menu-banners-screen.tsx'

export const Route = createFileRoute('/_signed-in/menu_banner')({
  staticData: {
    operation: bannerOperations.getMenuBanner,
    breadcrumb: () => [{ label: m.banners_menu_title() }],
  },
  component: MenuBannersScreen,
})
