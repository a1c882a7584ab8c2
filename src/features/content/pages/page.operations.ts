import { defineMemberOperations, defineOperations } from '../../../platform/shared/operation.ts'
import { area, member } from '../../../platform/shared/permission.ts'

const moderation = area('MODERATION')

export const pageOperations = defineOperations({
  query: {
    cmsGetPages: moderation,
    cmsGetPage: moderation,
    // Pickers search for pages by name.
    cmsFindPages: area('MODERATION', 'NOTIFICATIONS', 'PROMOTION'),
  },
  fromStandby: ['cmsGetPages', 'cmsFindPages'],
  mutation: { cmsSetPagePartner: moderation, cmsSetPageHotNews: moderation, cmsSetPinnedProductLimit: moderation },
})

export const memberPageOperations = defineMemberOperations({
  query: { page: member },
  mutation: { createPage: member, updatePage: member },
})
