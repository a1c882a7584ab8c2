import { defineRecord } from '../../../platform/shared/record.ts'

/** Only the whole audit log shows that somebody ran a job: it has no history of its own. */
export const jobRecord = defineRecord('JOB', {
  fields: ['item'],
  actions: ['cmsRunJob', 'cmsRetryJobItem'],
})
