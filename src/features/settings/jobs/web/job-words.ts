import { m } from '../../../../generated/messages/messages.js'
import { recordWords } from '../../../../platform/web/words/record-words.ts'
import { jobRecord } from '../job.record.ts'

export const jobWords = recordWords(jobRecord, {
  name: m.jobs_record,
  fields: { item: { label: m.jobs_item } },
  actions: { cmsRunJob: m.jobs_action_run, cmsRetryJobItem: m.jobs_action_retry },
})
