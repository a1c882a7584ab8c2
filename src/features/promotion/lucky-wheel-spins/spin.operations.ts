import { defineMemberOperations, defineOperations } from '../../../platform/shared/operation.ts'
import { admin, area, member } from '../../../platform/shared/permission.ts'

export const spinOperations = defineMemberOperations({
  query: { wheel: member, myPrizes: member, spinReceipt: member },
  mutation: { spin: member },
})

export const supportSpinOperations = defineOperations({
  query: { cmsMemberSpins: area('SUPPORT') },
  fromStandby: ['cmsMemberSpins'],
  mutation: {},
})

export const drawOperations = defineOperations({
  query: { cmsListLuckyWheelSpins: area('PROMOTION') },
  fromStandby: ['cmsListLuckyWheelSpins'],
  mutation: { createDrawsFile: admin },
})
