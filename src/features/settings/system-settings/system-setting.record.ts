import { admin } from '../../../platform/shared/permission.ts'
import { defineRecord } from '../../../platform/shared/record.ts'

export const systemSettingRecord = defineRecord('SYSTEM_SETTING', {
  type: 'Setting',
  fields: ['value', 'description', 'isPublic'],
  actions: ['cmsUpdateSetting'],
  history: admin,
  address: (id) => `/system-settings?record=${id}`,
})
