import { defineOperations } from '../../../platform/shared/operation.ts'
import { area } from '../../../platform/shared/permission.ts'

export const commentOperations = defineOperations({ query: { cmsGetComment: area('MODERATION') }, mutation: {} })
