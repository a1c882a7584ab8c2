import { area } from '../../../platform/shared/permission.ts'
import { defineRecord } from '../../../platform/shared/record.ts'

export const instructionRecord = defineRecord('LUCKY_WHEEL_INSTRUCTION', {
  type: 'LuckyWheelInstruction',
  fields: ['type', 'title', 'titleEn', 'description', 'descriptionEn', 'turns', 'missionType'],
  actions: ['createLuckyWheelInstruction', 'updateLuckyWheelInstruction', 'deleteLuckyWheelInstruction'],
  history: area('PROMOTION'),
  readers: area('PROMOTION'),
  address: (id) => `/instruction/lucky-wheels?record=${id}`,
})
