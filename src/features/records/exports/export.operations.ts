import { defineOperations } from '../../../platform/shared/operation.ts'
import { exportLists } from '../../../platform/shared/permission.ts'

/** Each export also checks the permission of its list. */
export const exportOperations = defineOperations({
  query: {},
  mutation: { createExport: exportLists },
})
