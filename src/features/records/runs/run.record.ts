import { area, exportLists } from '../../../platform/shared/permission.ts'
import { defineRecord } from '../../../platform/shared/record.ts'

export const runRecord = defineRecord('RUN', {
  type: 'Run',
  fields: ['state', 'done', 'failure', 'created'],
  actions: ['cmsConfirmRun', 'cmsCancelRun'],
  history: area('PROMOTION', 'MODERATION'),
  readers: exportLists,
  address: (id) => `/runs?run=${id}`,
})
