import { defineMemberOperations, defineOperations } from '../../../platform/shared/operation.ts'
import { area, member } from '../../../platform/shared/permission.ts'

const verification = area('VERIFICATION')

export const verifyOperations = defineOperations({
  query: { cmsGetVerifies: verification, cmsGetVerify: verification, cmsPendingVerifies: verification },
  fromStandby: ['cmsGetVerifies', 'cmsPendingVerifies'],
  mutation: { cmsSetVerifyStatus: verification, cmsRevealVerify: verification },
})

export const memberVerifyOperations = defineMemberOperations({
  query: { myVerification: member },
  mutation: { requestVerification: member },
})
