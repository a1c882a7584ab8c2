import { defineOperations } from '../../platform/shared/operation.ts'
import { area } from '../../platform/shared/permission.ts'

const moderation = area('MODERATION')

export const pageOperations = defineOperations({
  query: { cmsGetPages: moderation, cmsGetPage: moderation },
  mutation: { cmsSetPagePartner: moderation, cmsSetPageHotNews: moderation, cmsSetPinnedProductLimit: moderation },
})
