import type { MarkReportsHandledOfManyMutationVariables } from '../../../../generated/graphql/graphql.ts'
import { m } from '../../../../generated/messages/messages.js'
import '../../../../generated/messages/texts/reports.js'
import { failureText } from '../../../../platform/web/form/failure.ts'
import { request } from '../../../../platform/web/requests/graphql-client.ts'
import type { BulkAction, Page } from '../../../../platform/web/list/list-declaration.ts'
import { notices } from '../../../../platform/web/notices/notices.tsx'
import { queryClient } from '../../../../platform/web/requests/query-client.ts'
import { randomId } from '../../../../platform/web/requests/random-id.ts'
import { recordsChanged } from '../../../../platform/web/requests/record-cache.ts'
import { isRequestError } from '../../../../platform/web/requests/request-error.ts'
import { succeedWithUndo, succeedWithUndoOfMany } from '../../../records/audit/web/public.ts'
import { caseLink, deciderAtDesk } from '../../../records/term-status/web/public.ts'
import type { TermModel } from '../../../../platform/shared/term-status.ts'
import { reportLists } from '../report.list.ts'
import type { ReportedRow } from './reported-row.ts'
import { markHandledDocument, markManyDocument, unmarkHandledDocument } from './report.documents.ts'

/** The loaded pages of a model's report list. */
const pagesOf = (model: TermModel) => ({ queryKey: [model, 'list', reportLists[model].name] })

/**
 * A row of the report list, if the page on the screen has it. Returns the same object until the row changes. Pages that
 * were left may hold an older version.
 */
export function loadedRow(model: TermModel, id: string): ReportedRow | undefined {
  const pages = queryClient.getQueriesData<Page<ReportedRow>>({ ...pagesOf(model), type: 'active' })
  return pages.flatMap(([, page]) => page?.items ?? []).find(({ _id }) => _id === id)
}

/** The records whose request is running: a second one could overtake it. */
const running = new Set<string>()

/**
 * Marks the reports that the person sees as handled, or reopens them. The switch moves at once, and moves back if the
 * server refuses, for example because of a newer report. Until the server has answered, further clicks do nothing.
 *
 * @param mayTake asks whether the record is taken from a colleague who is deciding about it at the desk
 */
export async function toggleHandled(model: TermModel, row: ReportedRow, mayTake: MayTake): Promise<void> {
  if (running.has(row._id)) return
  running.add(row._id)
  try {
    await toggle(model, row, mayTake)
  } finally {
    running.delete(row._id)
  }
}

type MayTake = (name: string) => Promise<boolean>

async function toggle(model: TermModel, row: ReportedRow, mayTake: MayTake): Promise<void> {
  const { _id, isAdminReport, handledVersion: before, lastReportAt, openCaseId } = row
  const handled = !isAdminReport
  show(model, _id, { isAdminReport: handled })
  const decider = handled && openCaseId != null ? await deciderAtDesk(model, _id) : undefined
  if (decider !== undefined && !(await mayTake(decider))) return show(model, _id, { isAdminReport })
  const options = { idempotencyKey: randomId() }
  try {
    const { handledVersion: after } = handled
      ? (await request(markHandledDocument, { model, _id, lastReportAt }, options)).cmsMarkReportsHandled
      : (await request(unmarkHandledDocument, { model, _id }, options)).cmsUnmarkReportsHandled
    show(model, _id, { handledVersion: after })
    const text = handled ? m.reports_notice_handled() : m.reports_notice_open()
    succeedWithUndo({ title: m.common_updated(), text, model: 'REPORT', shownIn: model, _id, before, after })
  } catch (error) {
    show(model, _id, { isAdminReport })
    const waitsIn =
      isRequestError(error) && error.reason === 'reports_text_decision_waits' ? error.params?.case : undefined
    notices.error(m.common_error(), failureText(error), waitsIn === undefined ? undefined : caseLink(String(waitsIn)))
  }
  void recordsChanged(model)
}

function show(model: TermModel, id: string, now: Partial<ReportedRow>): void {
  queryClient.setQueriesData<Page<ReportedRow>>(
    pagesOf(model),
    (page) => page && { ...page, items: page.items.map((row) => (row._id === id ? { ...row, ...now } : row)) },
  )
}

/** The time of the newest report of each record, as the list shows it. */
const seen = (model: TermModel, ids: readonly string[]) =>
  ids.flatMap((id) => {
    const row = loadedRow(model, id)
    return row ? [{ _id: id, lastReportAt: row.lastReportAt }] : []
  })

/** Marks the reports of many records, in batches. A record with a report that the list does not show yet stays open. */
export function handleMany(model: TermModel, handled: boolean): Pick<BulkAction, 'run' | 'onDone'> {
  return {
    async run(batch, _, options) {
      const records =
        'ids' in batch
          ? { ids: [...batch.ids], seen: seen(model, batch.ids) }
          : { list: batch.filters, after: batch.after }
      const variables: MarkReportsHandledOfManyMutationVariables = { model, handled, ...records }
      const { outcomes, next } = (await request(markManyDocument, variables, options)).cmsMarkReportsHandledOfMany
      return { outcomes, next }
    },
    onDone(outcomes, began) {
      const changes = outcomes.flatMap(({ _id, version }) => (version == null ? [] : [{ _id, version }]))
      const count = changes.length
      const text = handled ? m.reports_notice_many_handled({ count }) : m.reports_notice_many_open({ count })
      succeedWithUndoOfMany({ title: m.common_success(), text, model: 'REPORT', shownIn: model, changes, began })
    },
  }
}
