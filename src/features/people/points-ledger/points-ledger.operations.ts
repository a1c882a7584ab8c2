import { defineOperations } from '../../../platform/shared/operation.ts'
import { area } from '../../../platform/shared/permission.ts'

export const pointsLedgerOperations = defineOperations({
  query: { cmsPointsByDay: area('POINTS'), cmsLedgerCheck: area('POINTS') },
  fromStandby: ['cmsPointsByDay'],
  mutation: {},
})
