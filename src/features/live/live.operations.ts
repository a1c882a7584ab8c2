import { defineOperations } from '../../platform/shared/operation.ts'
import { readPosts } from '../../platform/shared/permission.ts'

/** Whoever may read a record sees who else looks at it; each model asks for its own permission besides. */
export const liveOperations = defineOperations({ query: {}, mutation: { cmsViewing: readPosts } })
