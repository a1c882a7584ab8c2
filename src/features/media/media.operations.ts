import { defineOperations } from '../../platform/shared/operation.ts'
import { admin } from '../../platform/shared/permission.ts'

/** Only administrators have screens that upload. */
export const mediaOperations = defineOperations({ query: { cmsGetMedia: admin }, mutation: { uploadPhoto: admin } })
