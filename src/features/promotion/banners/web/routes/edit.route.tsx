import { createFileRoute } from '@tanstack/react-router'
import { m } from '../../../../../generated/messages/messages.js'
import { bannerOperations } from '../../banner.operations.ts'
import { EditBannerScreen } from '../edit-banner-screen.tsx'

export const Route = createFileRoute('/_signed-in/banners/$id/edit')({
  staticData: {
    operation: bannerOperations.updateBanner,
    breadcrumb: () => [{ label: m.banners_crumb(), to: '/banners' }, { label: m.common_edit() }],
  },
  component: EditScreen,
})

function EditScreen() {
  const { id } = Route.useParams()
  return <EditBannerScreen key={id} id={id} />
}
