import { defineRecord } from '../../../platform/shared/record.ts'

/** A saved view that others see, or saw. */
export const viewRecord = defineRecord('VIEW', {
  type: 'SavedView',
  fields: ['list', 'name', 'shared', 'filters', 'sort', 'columns', 'size'],
  actions: ['cmsSaveView', 'cmsUpdateView', 'cmsDeleteView'],
})
