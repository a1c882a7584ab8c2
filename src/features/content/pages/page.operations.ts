import { defineOperations } from '../../../platform/shared/operation.ts'
import { area } from '../../../platform/shared/permission.ts'

const moderation = area('MODERATION')

export const pageOperations = defineOperations({
  query: {
    cmsGetPages: moderation,
    cmsGetPage: moderation,
    // Pickers search for pages by name.
    cmsFindPages: area('MODERATION', 'NOTIFICATIONS', 'PROMOTION'),
  },
  mutation: { cmsSetPagePartner: moderation, cmsSetPageHotNews: moderation, cmsSetPinnedProductLimit: moderation },
})
