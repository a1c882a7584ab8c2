import { createFileRoute } from '@tanstack/react-router'
import { m } from '../../../../../generated/messages/messages.js'
import { listSearch } from '../../../../../platform/web/list/list-search.ts'
import { configOperations } from '../../config.operations.ts'
import { configList } from '../../config.list.ts'
import { ConfigListScreen } from '../config-list-screen.tsx'

export const Route = createFileRoute('/_signed-in/settings')({
  validateSearch: listSearch(configList, 'record'),
  staticData: {
    operation: configOperations.cmsGetConfigs,
    breadcrumb: () => [{ label: m.configs_crumb() }, { label: m.common_list() }],
  },
  component: ConfigListScreen,
})
