import { createFileRoute } from '@tanstack/react-router'
import { m } from '../../../../../generated/messages/messages.js'
import { listSearch } from '../../../../../platform/web/list/list-search.ts'
import { systemSettingList } from '../../system-setting.list.ts'
import { systemSettingOperations } from '../../system-setting.operations.ts'
import { SystemSettingsScreen } from '../system-settings-screen.tsx'

export const Route = createFileRoute('/_signed-in/system-settings')({
  validateSearch: listSearch(systemSettingList, 'record'),
  staticData: {
    operation: systemSettingOperations.cmsGetSettings,
    breadcrumb: () => [{ label: m.system_settings_title() }, { label: m.common_list() }],
  },
  component: SystemSettingsScreen,
})
