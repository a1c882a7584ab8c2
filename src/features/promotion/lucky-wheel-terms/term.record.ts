import { area } from '../../../platform/shared/permission.ts'
import { defineRecord } from '../../../platform/shared/record.ts'

export const termRecord = defineRecord('LUCKY_WHEEL_TERM', {
  type: 'LuckyWheelTerm',
  fields: ['content', 'contentEn'],
  actions: ['cmsCreateLuckyWheelTerm', 'cmsUpdateLuckyWheelTerm'],
  history: area('PROMOTION'),
  readers: area('PROMOTION'),
  address: () => '/terms/lucky-wheels',
})
