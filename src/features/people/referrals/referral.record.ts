import { area } from '../../../platform/shared/permission.ts'
import { defineRecord } from '../../../platform/shared/record.ts'

export const referralRecord = defineRecord('REFERRAL', {
  type: 'Referral',
  fields: ['status'],
  actions: ['cmsDecideReferral'],
  history: area('PEOPLE'),
})
