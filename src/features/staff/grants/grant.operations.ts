import { defineOperations } from '../../../platform/shared/operation.ts'
import { admin } from '../../../platform/shared/permission.ts'

/** Only administrators set grants: nobody can pass on what they were granted. */
export const grantOperations = defineOperations({ query: {}, mutation: { cmsSetGrants: admin } })
