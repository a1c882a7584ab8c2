import { defineMemberOperations } from '../../../platform/shared/operation.ts'
import { anyone, member, memberAlwaysOrKey } from '../../../platform/shared/permission.ts'

export const appealOperations = defineMemberOperations({
  query: { myRecords: member },
  fromStandby: ['myRecords'],
  mutation: { appeal: memberAlwaysOrKey('MEMBERS') },
  proof: { appealByPhone: anyone },
})
