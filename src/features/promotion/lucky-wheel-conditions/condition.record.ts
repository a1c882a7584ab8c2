import { area } from '../../../platform/shared/permission.ts'
import { defineRecord } from '../../../platform/shared/record.ts'

export const conditionRecord = defineRecord('LUCKY_WHEEL_CONFIG', {
  type: 'LuckyWheelConfig',
  fields: ['description', 'conditionType', 'missionType', 'minimum'],
  actions: ['cmsUpdateLuckyWheelConfig'],
  history: area('PROMOTION'),
  readers: area('PROMOTION'),
  address: (id) => `/winning-condition/lucky-wheels?record=${id}`,
})
