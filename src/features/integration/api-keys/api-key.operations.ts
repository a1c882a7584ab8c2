import { defineMemberOperations, defineOperations } from '../../../platform/shared/operation.ts'
import { admin, key } from '../../../platform/shared/permission.ts'

export const apiKeyOperations = defineOperations({
  query: { cmsGetApiKeys: admin, cmsGetApiKeyRequests: admin },
  fromStandby: ['cmsGetApiKeyRequests'],
  mutation: { cmsCreateApiKey: admin, cmsUpdateApiKey: admin, cmsRotateApiKey: admin, cmsEndApiKey: admin },
})

const members = key('MEMBERS')

/** What the app's own backend does with members. */
export const memberKeyOperations = defineMemberOperations({
  query: {},
  mutation: { upsertMember: members, memberToken: members },
  givesSecret: ['memberToken'],
})
