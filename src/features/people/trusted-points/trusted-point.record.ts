import { area } from '../../../platform/shared/permission.ts'
import { defineRecord } from '../../../platform/shared/record.ts'
import { trustedPointOperations } from './trusted-point.operations.ts'
import { ruleNumbers } from './trusted-point.values.ts'

export const trustedPointRecord = defineRecord('TRUSTED_POINT_CONFIG', {
  type: 'TrustedPointConfig',
  fields: ['type', 'actionType', 'points', 'description', ...ruleNumbers],
  actions: ['updateTrustedPointConfig', 'cmsSaveReferralConfigs'],
  history: area('POINTS'),
  readers: area('POINTS'),
  plannedBy: trustedPointOperations.updateTrustedPointConfig,
  address: (id) => `/trusted-points?rule=${id}`,
})
