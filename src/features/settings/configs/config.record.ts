import { admin } from '../../../platform/shared/permission.ts'
import { defineRecord } from '../../../platform/shared/record.ts'

export const configRecord = defineRecord('CONFIG', {
  type: 'Config',
  fields: ['key', 'value', 'type', 'isPublic'],
  actions: ['createConfig', 'updateConfig', 'deleteConfig'],
  history: admin,
  address: (id) => `/settings?record=${id}`,
})
