import { area } from '../../platform/shared/permission.ts'
import { defineRecord } from '../../platform/shared/record.ts'
import { termStatusFields } from '../term-status/term-status.values.ts'

export const productRecord = defineRecord({
  fields: [...termStatusFields, 'deletedAt'],
  actions: ['cmsDeleteProduct'],
  history: area('MODERATION'),
  readers: area('MODERATION'),
  address: (id) => `/products?product=${id}`,
})
