import { defineOperations } from '../../platform/shared/operation.ts'
import { readPosts } from '../../platform/shared/permission.ts'

/** People who may read a record see who else has it open; each model also checks its own permission. */
export const liveOperations = defineOperations({ query: {}, mutation: { cmsViewing: readPosts } })
