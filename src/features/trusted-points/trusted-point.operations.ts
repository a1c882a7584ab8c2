import { defineOperations } from '../../platform/shared/operation.ts'
import { admin } from '../../platform/shared/permission.ts'

export const trustedPointOperations = defineOperations({
  query: { getTrustedPointConfigs: admin, cmsGetTrustedPointVersions: admin, cmsGetReferralConfigs: admin },
  mutation: { updateTrustedPointConfig: admin, cmsSaveReferralConfigs: admin },
})
