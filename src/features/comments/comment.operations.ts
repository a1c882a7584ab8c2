import { defineOperations } from '../../platform/shared/operation.ts'
import { admin } from '../../platform/shared/permission.ts'

export const commentOperations = defineOperations({ query: { cmsGetComment: admin }, mutation: {} })
