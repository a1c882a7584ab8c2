import { area } from '../../platform/shared/permission.ts'
import { defineRecord } from '../../platform/shared/record.ts'

export const pageRecord = defineRecord({
  fields: ['termStatus', 'isPartner', 'isProvideNews', 'pinnedLimit', 'verified', 'verifyStatus'],
  actions: ['cmsSetPagePartner', 'cmsSetPageHotNews', 'cmsSetPinnedProductLimit'],
  history: area('MODERATION'),
  readers: area('MODERATION'),
})
