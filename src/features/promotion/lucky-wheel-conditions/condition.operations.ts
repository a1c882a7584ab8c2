import { defineOperations } from '../../../platform/shared/operation.ts'
import { area } from '../../../platform/shared/permission.ts'

const promotion = area('PROMOTION')

export const conditionOperations = defineOperations({
  query: { cmsListLuckyWheelConfigs: promotion },
  mutation: { cmsUpdateLuckyWheelConfig: promotion },
})
