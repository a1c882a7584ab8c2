import { defineOperations } from '../../platform/shared/operation.ts'
import { area } from '../../platform/shared/permission.ts'

export const badgeOperations = defineOperations({ query: { cmsListBadges: area('PEOPLE', 'PROMOTION') }, mutation: {} })
