import { defineMemberOperations, defineOperations } from '../../../platform/shared/operation.ts'
import { anyone, area } from '../../../platform/shared/permission.ts'

const promotion = area('PROMOTION')

export const termOperations = defineOperations({
  query: { cmsDetailLuckyWheelTerm: promotion },
  mutation: { cmsCreateLuckyWheelTerm: promotion, cmsUpdateLuckyWheelTerm: promotion },
})

export const memberTermOperations = defineMemberOperations({ query: { wheelTerms: anyone }, mutation: {} })
