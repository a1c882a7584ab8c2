import { m } from '../../../../generated/messages/messages.js'
import { type TermStatus, termStatuses } from '../../../../platform/shared/permission.ts'
import { termStatusWords } from '../../../../platform/web/words/term-status-words.ts'
import type { StatusDeclaration } from '../../../records/term-status/web/public.ts'
import type { TermModel } from '../../../../platform/shared/term-status.ts'
import { reportLists } from '../report.list.ts'
import type { Reported } from './load-reported.ts'

/** How the status of a reported record is changed from its list. */
export function reportedStatus<Row extends Omit<Reported, 'name'>>(
  model: TermModel,
  nameOf: (row: Row) => string,
): StatusDeclaration<Row> {
  return {
    model,
    list: reportLists[model].name,
    nameOf,
    words: {
      name: m.reports_record,
      fields: termStatusWords,
    },
    statusOf: (row) => row.termStatus,
    reasonRequired: m.reports_reason_required,
    reasonAlways: true,
    ask: (row, to) =>
      to === 'BLOCKED'
        ? { title: m.reports_block_title(), text: nameOf(row), okText: m.common_block() }
        : { title: m.reports_unblock_title(), text: nameOf(row), okText: m.common_unblock() },
    askMany: (to, count) => ({
      title: to === 'BLOCKED' ? m.reports_block_many_title({ count }) : m.reports_unblock_many_title({ count }),
      text: m.reports_status_many_text(),
    }),
    notice: () => ({ title: m.common_updated(), text: m.reports_notice_status() }),
  }
}

/** The statuses that the dialog of a kind offers. */
export const statusesFor = (model: TermModel): readonly TermStatus[] =>
  model === 'POST' ? termStatuses : termStatuses.filter((status) => status !== 'HIDDEN')
