import { area } from '../../platform/shared/permission.ts'
import { defineRecord } from '../../platform/shared/record.ts'
import { termStatusFields } from '../term-status/term-status.values.ts'

export const groupRecord = defineRecord({
  fields: [...termStatusFields, 'deletedAt'],
  actions: ['deleteCmsGroup'],
  history: area('MODERATION'),
  readers: area('MODERATION'),
  address: (id) => `/groups?group=${id}`,
})
