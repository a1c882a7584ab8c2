import { admin } from '../../platform/shared/permission.ts'
import { defineRecord } from '../../platform/shared/record.ts'

export const pageRecord = defineRecord({
  fields: ['termStatus', 'isPartner', 'isProvideNews', 'pinnedLimit'],
  actions: ['cmsSetPagePartner', 'cmsSetPageHotNews', 'cmsSetPinnedProductLimit'],
  history: admin,
  readers: admin,
})
