import { defineMemberOperations, defineOperations } from '../../../platform/shared/operation.ts'
import { area, member } from '../../../platform/shared/permission.ts'

const promotion = area('PROMOTION')

export const eventOperations = defineOperations({
  query: { cmsListEvent: promotion, cmsGetEvent: promotion },
  fromStandby: ['cmsListEvent'],
  mutation: { createEvent: promotion, updateEvent: promotion, cmsDeleteEvent: promotion },
})

export const memberEventOperations = defineMemberOperations({ query: { event: member }, mutation: {} })
