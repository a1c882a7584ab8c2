import { defineOperations } from '../../../platform/shared/operation.ts'
import { area } from '../../../platform/shared/permission.ts'

const promotion = area('PROMOTION')

export const termOperations = defineOperations({
  query: { cmsDetailLuckyWheelTerm: promotion },
  mutation: { cmsCreateLuckyWheelTerm: promotion, cmsUpdateLuckyWheelTerm: promotion },
})
