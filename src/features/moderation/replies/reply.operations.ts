import { defineOperations } from '../../../platform/shared/operation.ts'
import { area } from '../../../platform/shared/permission.ts'

/** Whoever decides about cases uses the replies, and keeps them. */
const deciders = area('MODERATION')

export const replyOperations = defineOperations({
  query: { cmsGetSavedReplies: deciders },
  fromStandby: ['cmsGetSavedReplies'],
  mutation: { cmsCreateSavedReply: deciders, cmsUpdateSavedReply: deciders, cmsDeleteSavedReply: deciders },
})
