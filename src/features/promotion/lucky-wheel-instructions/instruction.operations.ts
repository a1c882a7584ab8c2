import { defineOperations } from '../../../platform/shared/operation.ts'
import { area } from '../../../platform/shared/permission.ts'

const promotion = area('PROMOTION')

export const instructionOperations = defineOperations({
  query: { cmsLuckyWheelInstructionTypes: promotion, cmsListLuckyWheelInstruction: promotion },
  fromStandby: ['cmsListLuckyWheelInstruction'],
  mutation: {
    createLuckyWheelInstruction: promotion,
    updateLuckyWheelInstruction: promotion,
    deleteLuckyWheelInstruction: promotion,
  },
})
