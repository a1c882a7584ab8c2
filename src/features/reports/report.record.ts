import { area } from '../../platform/shared/permission.ts'
import { defineRecord } from '../../platform/shared/record.ts'

/** The reports of one record, as staff handle them: all at once. Its id is the reported record's. */
export const reportRecord = defineRecord({
  fields: ['isAdminReport'],
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
