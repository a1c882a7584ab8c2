import { area } from '../../../platform/shared/permission.ts'
import { defineRecord } from '../../../platform/shared/record.ts'

export const pageCategoryRecord = defineRecord('PAGE_CATEGORY', {
  type: 'PageCategory',
  fields: ['VI_VN', 'EN_US', 'enum'],
  seenAs: { VI_VN: 'name', EN_US: 'name' },
  actions: ['cmsCreatePageCategory', 'cmsUpdatePageCategory', 'cmsDeletePageCategory'],
  history: area('MODERATION'),
  readers: area('MODERATION'),
  address: (id) => `/page-categories?record=${id}`,
})
