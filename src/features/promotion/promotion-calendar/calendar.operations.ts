import { defineOperations } from '../../../platform/shared/operation.ts'
import { area } from '../../../platform/shared/permission.ts'

export const calendarOperations = defineOperations({
  query: { cmsPromotionCalendar: area('PROMOTION') },
  fromStandby: ['cmsPromotionCalendar'],
  mutation: {},
})
