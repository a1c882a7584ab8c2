import { defineOperations } from '../../../platform/shared/operation.ts'
import { area } from '../../../platform/shared/permission.ts'

const moderation = area('MODERATION')

export const groupOperations = defineOperations({
  query: { getCmsGroups: moderation, cmsGetGroup: moderation },
  mutation: { deleteCmsGroup: moderation },
})
