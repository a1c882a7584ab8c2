import { defineOperations } from '../../../platform/shared/operation.ts'
import { area } from '../../../platform/shared/permission.ts'

const promotion = area('PROMOTION')

export const messageOperations = defineOperations({
  query: { cmsListFailedSpinMessages: promotion },
  fromStandby: ['cmsListFailedSpinMessages'],
  mutation: {
    cmsCheckFailedSpinMessages: promotion,
    cmsImportFailedSpinMessages: promotion,
    cmsCreateFailedSpinMessages: promotion,
    cmsUpdateFailedSpinMessage: promotion,
    cmsDeleteFailedSpinMessages: promotion,
  },
})
