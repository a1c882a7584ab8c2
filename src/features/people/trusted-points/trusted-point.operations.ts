import { defineOperations } from '../../../platform/shared/operation.ts'
import { area } from '../../../platform/shared/permission.ts'

export const trustedPointOperations = defineOperations({
  query: {
    getTrustedPointConfigs: area('POINTS'),
    cmsGetTrustedPointVersions: area('POINTS'),
    cmsGetReferralConfigs: area('POINTS'),
  },
  mutation: { updateTrustedPointConfig: area('POINTS'), cmsSaveReferralConfigs: area('POINTS') },
})
