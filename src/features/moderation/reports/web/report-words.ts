import { m } from '../../../../generated/messages/messages.js'
import { recordWords } from '../../../../platform/web/words/record-words.ts'
import { yesOrNo } from '../../../../platform/web/words/yes-or-no.ts'
import { reportRecord } from '../report.record.ts'

export const reportWords = recordWords(reportRecord, {
  name: m.reports_record,
  fields: {
    isAdminReport: {
      label: m.reports_handled,
      value: (handled) => yesOrNo(handled === true),
    },
  },
  actions: {
    cmsMarkPostReportHandled: m.reports_action_mark,
    cmsUnmarkPostReportHandled: m.reports_action_unmark,
    cmsMarkCommentReportHandled: m.reports_action_mark,
    cmsUnmarkCommentReportHandled: m.reports_action_unmark,
    cmsMarkReportsHandled: m.reports_action_mark,
    cmsUnmarkReportsHandled: m.reports_action_unmark,
    cmsMarkReportsHandledOfMany: m.reports_action_mark_many,
  },
})
