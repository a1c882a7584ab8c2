import { area } from '../../../platform/shared/permission.ts'
import { defineRecord } from '../../../platform/shared/record.ts'

export const correctionRecord = defineRecord('POINT_CORRECTION', {
  type: 'PointCorrection',
  fields: ['amount', 'status'],
  actions: ['cmsCorrectPoints', 'cmsRefundRedemption', 'cmsDecidePointCorrection'],
  history: area('SUPPORT'),
})
