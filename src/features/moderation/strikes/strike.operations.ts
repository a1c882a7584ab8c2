import { defineOperations } from '../../../platform/shared/operation.ts'
import { area } from '../../../platform/shared/permission.ts'

export const strikeOperations = defineOperations({
  query: { cmsStrikesOf: area('MODERATION', 'SUPPORT') },
  mutation: {},
})
