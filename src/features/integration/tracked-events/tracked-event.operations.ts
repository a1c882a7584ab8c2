import { defineMemberOperations } from '../../../platform/shared/operation.ts'
import { key } from '../../../platform/shared/permission.ts'

export const trackedEventOperations = defineMemberOperations({
  query: {},
  mutation: { trackEvents: key('EVENTS') },
})
