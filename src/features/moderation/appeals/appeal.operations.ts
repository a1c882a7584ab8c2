import { defineMemberOperations } from '../../../platform/shared/operation.ts'
import { anyone, member, memberAlways } from '../../../platform/shared/permission.ts'

export const appealOperations = defineMemberOperations({
  query: { myRecords: member },
  mutation: { appeal: memberAlways },
  proof: { appealByPhone: anyone },
})
