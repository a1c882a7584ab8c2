import { defineOperations } from '../../platform/shared/operation.ts'
import { readPosts } from '../../platform/shared/permission.ts'

/** Everyone who may read some list; which one is asked of the list itself. */
export const exportOperations = defineOperations({ query: {}, mutation: { createExport: readPosts } })
