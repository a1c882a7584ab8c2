import { defineOperations } from '../../../platform/shared/operation.ts'
import { area } from '../../../platform/shared/permission.ts'

const people = area('PEOPLE')

export const referralOperations = defineOperations({
  query: { cmsListReferrals: people },
  fromStandby: ['cmsListReferrals'],
  mutation: { cmsDecideReferral: people },
})
