import { area } from '../../../platform/shared/permission.ts'
import { defineRecord } from '../../../platform/shared/record.ts'
import { termStatusFields, termStatusSeenAs } from '../../../platform/shared/term-status.ts'

export const groupRecord = defineRecord('GROUP', {
  type: 'Group',
  fields: [...termStatusFields, 'deletedAt'],
  seenAs: { ...termStatusSeenAs, deletedAt: area('MODERATION') },
  actions: ['deleteCmsGroup'],
  history: area('MODERATION'),
  readers: area('MODERATION'),
  address: (id) => `/groups?group=${id}`,
})
