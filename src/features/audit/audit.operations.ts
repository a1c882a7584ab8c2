import { defineOperations } from '../../platform/shared/operation.ts'
import { admin, changePosts, readPosts } from '../../platform/shared/permission.ts'

/**
 * STAFF may call the history and the undo for posts; each model asks for its own permission besides (see
 * `historyPermission`, `readPermission`). The log as a whole is for administrators.
 */
export const auditOperations = defineOperations({
  query: {
    cmsHistory: changePosts,
    cmsChangesSince: readPosts,
    cmsGetAuditEntries: admin,
    cmsAuditVerification: admin,
  },
  mutation: { cmsVerifyAudit: admin, cmsUndo: changePosts },
})
