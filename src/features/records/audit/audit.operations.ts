import { defineOperations } from '../../../platform/shared/operation.ts'
import { admin, changePosts, readPosts } from '../../../platform/shared/permission.ts'

/**
 * STAFF may call the history and the undo, but only for posts: each model also checks its own permission (see
 * `historyPermission`, `readPermission`). Only administrators may read the whole log.
 */
export const auditOperations = defineOperations({
  query: {
    cmsHistory: changePosts,
    cmsChangesSince: readPosts,
    cmsGetAuditEntries: admin,
    cmsAuditVerification: admin,
  },
  fromStandby: ['cmsGetAuditEntries'],
  mutation: { cmsVerifyAudit: admin, cmsUndo: changePosts, cmsUndoMany: changePosts },
})
