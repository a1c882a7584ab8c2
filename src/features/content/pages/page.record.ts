import { area } from '../../../platform/shared/permission.ts'
import { defineRecord } from '../../../platform/shared/record.ts'
import { termStatusFields, termStatusSeenAs } from '../../../platform/shared/term-status.ts'

export const pageRecord = defineRecord('PAGE', {
  type: 'Page',
  fields: [
    'name',
    'description',
    ...termStatusFields,
    'isPartner',
    'isProvideNews',
    'pinnedLimit',
    'verified',
    'verifyStatus',
  ],
  seenAs: { ...termStatusSeenAs, verifyStatus: 'verified' },
  actions: ['cmsSetPagePartner', 'cmsSetPageHotNews', 'cmsSetPinnedProductLimit', 'createPage', 'updatePage'],
  history: area('MODERATION'),
  readers: area('MODERATION'),
  address: (id) => `/pages?pageId=${id}`,
})
