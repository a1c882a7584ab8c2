import { createFileRoute } from '@tanstack/react-router'
import { m } from '../../../../../generated/messages/messages.js'
import { listSearch } from '../../../../../platform/web/list/list-search.ts'
import { luckyWheelList } from '../../lucky-wheel.list.ts'
import { luckyWheelOperations } from '../../lucky-wheel.operations.ts'
import { LuckyWheelsScreen } from '../lucky-wheels-screen.tsx'

export const Route = createFileRoute('/_signed-in/lucky-wheels')({
  validateSearch: listSearch(luckyWheelList),
  staticData: {
    operation: luckyWheelOperations.cmsListLuckyWheel,
    breadcrumb: () => [{ label: m.lucky_wheels_title() }, { label: m.common_list() }],
    decided: () => ['trash'],
  },
  component: () => <LuckyWheelsScreen trash="NO" />,
})
