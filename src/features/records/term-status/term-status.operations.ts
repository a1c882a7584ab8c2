import { defineOperations } from '../../../platform/shared/operation.ts'
import { changePosts } from '../../../platform/shared/permission.ts'

/**
 * STAFF may call these for posts. Each model also checks its own permission (see `TermStatusTarget`), so that a viewer
 * who may only change posts cannot change a person.
 */
export const termStatusOperations = defineOperations({
  query: { cmsGetOpenReports: changePosts, cmsGetDecidedAtDesk: changePosts },
  mutation: { cmsSetTermStatus: changePosts, cmsSetTermStatusOfMany: changePosts },
})
