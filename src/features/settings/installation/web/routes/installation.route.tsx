import { createFileRoute } from '@tanstack/react-router'
import { m } from '../../../../../generated/messages/messages.js'
import { installationOperations } from '../../installation.operations.ts'
import { InstallationScreen } from '../installation-screen.tsx'

export const Route = createFileRoute('/_signed-in/operations')({
  staticData: {
    operation: installationOperations.cmsGetInstallation,
    breadcrumb: () => [{ label: m.configs_menu(), to: '/settings' }, { label: m.installation_title() }],
  },
  component: InstallationScreen,
})
