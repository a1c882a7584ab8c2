import { defineOperations } from '../../../platform/shared/operation.ts'
import { area } from '../../../platform/shared/permission.ts'

const moderation = area('MODERATION')

export const sensitiveWordOperations = defineOperations({
  query: { cmsBlackListWords: moderation, cmsTryWord: moderation },
  fromStandby: ['cmsBlackListWords'],
  mutation: {
    addWordsToBlackList: moderation,
    updateBlackWord: moderation,
    removeBlackListWordByIds: moderation,
    removeBlackListWordByKeys: moderation,
    cmsCheckSensitiveWords: moderation,
    cmsTryWordOnAll: moderation,
  },
})
