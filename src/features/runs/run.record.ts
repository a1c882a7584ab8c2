import { area } from '../../platform/shared/permission.ts'
import { defineRecord } from '../../platform/shared/record.ts'

export const runRecord = defineRecord({
  fields: ['state', 'done', 'failure'],
  actions: ['cmsConfirmRun', 'cmsCancelRun'],
  readers: area('PROMOTION', 'MODERATION'),
})
