import { defineMemberOperations } from '../../../platform/shared/operation.ts'
import { anyone, member, memberAlways, orKey } from '../../../platform/shared/permission.ts'

export const appealOperations = defineMemberOperations({
  query: { myRecords: member },
  fromStandby: ['myRecords'],
  mutation: { appeal: orKey('MEMBERS', memberAlways) },
  proof: { appealByPhone: anyone },
})
