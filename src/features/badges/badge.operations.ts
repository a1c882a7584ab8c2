import { defineOperations } from '../../platform/shared/operation.ts'
import { admin } from '../../platform/shared/permission.ts'

export const badgeOperations = defineOperations({ query: { cmsListBadges: admin }, mutation: {} })
