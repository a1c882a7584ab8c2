import { defineOperations } from '../../platform/shared/operation.ts'
import { exportLists } from '../../platform/shared/permission.ts'

/** Whether one may read the list at all is asked of the list itself. */
export const exportOperations = defineOperations({ query: {}, mutation: { createExport: exportLists } })
