import { createFileRoute } from '@tanstack/react-router'
import { m } from '../../../../../generated/messages/messages.js'
import { listSearch } from '../../../../../platform/web/list/list-search.ts'
import { conditionList } from '../../condition.list.ts'
import { conditionOperations } from '../../condition.operations.ts'
import { ConditionsScreen } from '../conditions-screen.tsx'

export const Route = createFileRoute('/_signed-in/winning-condition/lucky-wheels')({
  validateSearch: listSearch(conditionList, 'record'),
  staticData: {
    operation: conditionOperations.cmsListLuckyWheelConfigs,
    breadcrumb: () => [{ label: m.lucky_wheel_conditions_title() }, { label: m.common_list() }],
  },
  component: ConditionsScreen,
})
