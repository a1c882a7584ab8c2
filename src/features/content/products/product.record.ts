import { area } from '../../../platform/shared/permission.ts'
import { defineRecord } from '../../../platform/shared/record.ts'
import { termStatusFields, termStatusSeenAs } from '../../../platform/shared/term-status.ts'

export const productRecord = defineRecord('PRODUCT', {
  type: 'Product',
  fields: [...termStatusFields, 'deletedAt'],
  seenAs: { ...termStatusSeenAs, deletedAt: area('MODERATION') },
  actions: ['cmsDeleteProduct'],
  history: area('MODERATION'),
  readers: area('MODERATION'),
  address: (id) => `/products?product=${id}`,
})
