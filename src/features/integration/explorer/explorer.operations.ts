import { defineOperations } from '../../../platform/shared/operation.ts'
import { admin } from '../../../platform/shared/permission.ts'

export const explorerOperations = defineOperations({ query: { cmsApiSchemas: admin }, mutation: {} })
