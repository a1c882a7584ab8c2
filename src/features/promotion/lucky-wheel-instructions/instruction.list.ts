import { defineList } from '../../../platform/shared/list.ts'

/** How often a mission gives turns; a note gives none. */
export const instructionTypes = ['ONCE', 'DAILY', 'EACH_TIME', 'NOTE'] as const
export type InstructionType = (typeof instructionTypes)[number]

/** `/instruction/lucky-wheels` */
export const instructionList = defineList({
  name: 'LuckyWheelInstruction',
  filters: { q: { kind: 'text', longest: 100 }, type: { kind: 'choice', values: instructionTypes } },
  sorts: ['CREATED_AT'],
  defaultSort: { type: 'CREATED_AT', dir: 'DESC' },
  pageSize: 10,
  pageSizes: [10, 20, 50, 100],
})
