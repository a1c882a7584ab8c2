import { area } from '../../platform/shared/permission.ts'
import { defineRecord } from '../../platform/shared/record.ts'
import { termStatusFields } from '../term-status/term-status.values.ts'

export const pageRecord = defineRecord({
  fields: [...termStatusFields, 'isPartner', 'isProvideNews', 'pinnedLimit', 'verified', 'verifyStatus'],
  actions: ['cmsSetPagePartner', 'cmsSetPageHotNews', 'cmsSetPinnedProductLimit'],
  history: area('MODERATION'),
  readers: area('MODERATION'),
  address: (id) => `/pages?pageId=${id}`,
})
