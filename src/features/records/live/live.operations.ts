import { defineOperations } from '../../../platform/shared/operation.ts'
import { readPosts } from '../../../platform/shared/permission.ts'

/**
 * People who may read a record are seen having it open, by those who see moderators; each model also checks its own
 * permission.
 */
export const liveOperations = defineOperations({ query: {}, mutation: { cmsViewing: readPosts } })
