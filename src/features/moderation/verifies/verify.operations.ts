import { defineOperations } from '../../../platform/shared/operation.ts'
import { area } from '../../../platform/shared/permission.ts'

const verification = area('VERIFICATION')

export const verifyOperations = defineOperations({
  query: { cmsGetVerifies: verification, cmsGetVerify: verification, cmsPendingVerifies: verification },
  mutation: { cmsSetVerifyStatus: verification, cmsRevealVerify: verification },
})
