import { createFileRoute } from '@tanstack/react-router'
import { m } from '../../../../../generated/messages/messages.js'
import { listSearch } from '../../../../../platform/web/list/list-search.ts'
import { instructionList } from '../../instruction.list.ts'
import { instructionOperations } from '../../instruction.operations.ts'
import { InstructionsScreen } from '../instructions-screen.tsx'

export const Route = createFileRoute('/_signed-in/instruction/lucky-wheels')({
  validateSearch: listSearch(instructionList, 'record'),
  staticData: {
    operation: instructionOperations.cmsListLuckyWheelInstruction,
    breadcrumb: () => [{ label: m.lucky_wheel_instructions_title() }, { label: m.common_list() }],
  },
  component: InstructionsScreen,
})
