import { defineOperations } from '../../platform/shared/operation.ts'
import { admin } from '../../platform/shared/permission.ts'

export const groupOperations = defineOperations({
  query: { getCmsGroups: admin, cmsGetGroup: admin },
  mutation: { deleteCmsGroup: admin },
})
