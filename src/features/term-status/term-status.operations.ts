import { defineOperations } from '../../platform/shared/operation.ts'
import { changePosts } from '../../platform/shared/permission.ts'

/**
 * STAFF may call these for posts. Each model asks for its own permission besides (see `TermStatusTarget`), so that
 * nobody changes a person who may only change posts.
 */
export const termStatusOperations = defineOperations({
  query: {},
  mutation: { cmsSetTermStatus: changePosts, cmsSetTermStatusOfMany: changePosts },
})
