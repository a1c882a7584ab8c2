import { area } from '../../../platform/shared/permission.ts'
import { defineRecord } from '../../../platform/shared/record.ts'

/** All reports of one record together, because staff handle them together. The id is the reported record's. */
export const reportRecord = defineRecord('REPORT', {
  fields: ['isAdminReport'],
  // The time of the last report never differs within an entry: undoing needs it.
  seenAs: { isAdminReport: area('MODERATION'), lastReportAt: area('MODERATION') },
  actions: [
    'cmsMarkPostReportHandled',
    'cmsUnmarkPostReportHandled',
    'cmsMarkCommentReportHandled',
    'cmsUnmarkCommentReportHandled',
    'cmsMarkReportsHandled',
    'cmsUnmarkReportsHandled',
    'cmsMarkReportsHandledOfMany',
  ],
  history: area('MODERATION'),
  readers: area('MODERATION'),
})
