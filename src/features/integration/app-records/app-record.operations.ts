import { defineMemberOperations } from '../../../platform/shared/operation.ts'
import { key } from '../../../platform/shared/permission.ts'

const content = key('CONTENT')

export const appRecordOperations = defineMemberOperations({
  query: {},
  mutation: { upsertRecords: content, deleteRecords: content },
})
