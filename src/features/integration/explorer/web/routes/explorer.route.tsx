import { createFileRoute } from '@tanstack/react-router'
import { m } from '../../../../../generated/messages/messages.js'
import { explorerOperations } from '../../explorer.operations.ts'
import { ExplorerScreen } from '../explorer-screen.tsx'

export const Route = createFileRoute('/_signed-in/explorer')({
  staticData: {
    operation: explorerOperations.cmsApiSchemas,
    breadcrumb: () => [{ label: m.explorer_title() }],
  },
  component: ExplorerScreen,
})
