import { defineOperations } from '../../platform/shared/operation.ts'
import { admin } from '../../platform/shared/permission.ts'

/** Grants stay an administrator's: nobody can pass on what they were granted. */
export const grantOperations = defineOperations({ query: {}, mutation: { cmsSetGrants: admin } })
