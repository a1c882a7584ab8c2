import type { ObjectRef } from '@pothos/core'
import { sql } from 'kysely'
import type { Context, Loader } from '../../../../platform/server/context.ts'
import { builder, type BuilderTypes, enumOf } from '../../../../platform/server/graphql/builder.ts'
import { rootField } from '../../../../platform/server/graphql/fields.ts'
import { atLeast, listInput } from '../../../../platform/server/graphql/lists.ts'
import type { ListPage } from '../../../../platform/server/lists/list-page.ts'
import type { ListColumns } from '../../../../platform/server/lists/list-source.ts'
import { ownRecord } from '../../../../platform/server/access/own-record.ts'
import { type TableList, tableList } from '../../../../platform/server/records/table-list.ts'
import { type TermStatus, termStatuses } from '../../../../platform/shared/permission.ts'
import { yesNoOf } from '../../../../platform/shared/list.ts'
import { registerStatusList, StatusReason, statusReasons } from '../../../records/term-status/server/public.ts'
import type { Locale, MessageKey } from '../../../../platform/shared/text.ts'
import type { TermModel } from '../../../../platform/shared/term-status.ts'
import { reportLists, type ReportListSpec, type ReportSort } from '../report.list.ts'
import { reportListOperations } from '../report.operations.ts'
import { type ReportTarget, reportTargetOf } from '../../../records/report-targets/server/public.ts'

const listTitles = {
  USER: 'reports_user_title',
  POST: 'reports_post_title',
  COMMENT: 'reports_comment_title',
  GROUP: 'reports_group_title',
  MEDIA: 'reports_media_title',
  PAGE: 'reports_page_title',
  PRODUCT: 'reports_product_title',
} as const satisfies Record<TermModel, MessageKey>

interface Reportable {
  readonly id: string
  readonly version: number
  readonly reason: unknown
  readonly created_at: Date
}

/** A row of a list: a reported record with the stored summary of its reports. */
type Reported<R> = R & { readonly target: ReportTarget }

type Fields<R> = PothosSchemaTypes.ObjectFieldBuilder<BuilderTypes, Reported<R>>

interface Declared<R extends Reportable> {
  readonly model: TermModel
  /** Loads the records by their ids. */
  readonly recordById: Loader<string, R | null>
  /** The fields of the record itself that the list shows. */
  readonly fields: (t: Fields<R>) => object
  /** The same fields in an export. */
  readonly columns: ListColumns<R>
  /** The differences in the operation's arguments: see `listInput`. */
  readonly wire?: { readonly limit?: number; readonly sortApart?: true }
}

/** The list of one kind of reported records. */
export interface ReportKind<R> {
  readonly list: TableList<ReportTarget, ReportListSpec['filters'], ReportSort>
  readonly Row: ObjectRef<BuilderTypes, Reported<R>, Reported<R>>
  /** One row of the list. */
  load(ctx: Context, id: string): Promise<Reported<R>>
}

/** Adds the list of the reported records of one model: its operation, type, export and bulk actions. */
export function reportKind<R extends Reportable>({
  model,
  recordById,
  fields,
  columns,
  wire = {},
}: Declared<R>): ReportKind<R> {
  const spec: ReportListSpec = reportLists[model]
  const operation = reportListOperations[model]
  const by = { termStatus: 'status', handle: 'handled', postType: 'kind', type: 'kind' } as const
  const list = tableList({
    spec,
    title: listTitles[model],
    operation,
    table: 'report_targets',
    id: 'target_id',
    where: { ...by, q: 'search' },
    sorts: { LAST_REPORT_AT: 'last_report_at', TOTAL_REPORTS: 'total' },
    always: { model },
    only: sql`report_targets.status <> 'DELETED'`,
    tally: { table: 'report_list_tally', sum: 'targets', by, always: { model } },
    columns: {
      _id: { title: 'common_id', cell: (target) => target.id },
      ...columnsOfRecord(recordById, columns),
      termStatus: { title: 'common_status', names: 'term_status', cell: (target) => target.status },
      reason: {
        title: 'common_reason',
        cell: async (target, ctx) => statusReasons((await ctx.load(recordById, target.id))?.reason)[0]?.reason ?? null,
      },
      lastReportAt: { title: 'reports_last_report_at', moment: (target) => target.last_report_at },
      totalReports: { title: 'reports_total', cell: (target) => target.total },
      isAdminReport: { title: 'reports_handled', names: 'common', cell: (target) => yesNoOf(target.handled) },
    },
  })
  registerStatusList(spec.name, model)

  const withRecord = async (ctx: Context, target: ReportTarget): Promise<Reported<R>> => ({
    ...(await ctx.load(recordById, target.id))!,
    target,
  })

  const Row = builder.objectRef<Reported<R>>(spec.name)
  Row.implement({
    fields: (t) => ({
      ...commonFields(t as Fields<Reportable>),
      isOwn: (t as Fields<Reportable>).boolean(ownRecord(model)),
      ...fields(t as Fields<R>),
    }),
  })

  const Page = builder.objectRef<PageOf<R>>(`${spec.name}Page`).implement({
    fields: (t) => ({
      total: t.int({ description: 'The exact number of rows that match.', resolve: (page) => page.total() }),
      totalAtLeast: atLeast(t),
      offset: t.exposeInt('offset', { description: 'The page, counting from 1.' }),
      limit: t.exposeInt('limit'),
      items: t.field({ type: [Row], resolve: (page) => page.items() as never }),
    }),
  })
  rootField(operation, {
    type: Page,
    input: listInput(spec, { page: 'offset', ...wire }),
    resolve: (asked, ctx) => {
      const { items, ...counts } = list.page(ctx.db, asked)
      return {
        ...counts,
        limit: asked.limit,
        offset: asked.offset / asked.limit + 1,
        items: async () => Promise.all((await items()).map((target) => withRecord(ctx, target))),
      }
    },
  })

  const targetById = reportTargetOf(model)
  return { list, Row, load: async (ctx, id) => withRecord(ctx, (await ctx.load(targetById, id))!) }
}

interface PageOf<R> extends ListPage<Reported<R>> {
  readonly offset: number
  readonly limit: number
}

function commonFields(t: Fields<Reportable>) {
  return {
    _id: t.exposeID('id'),
    termStatus: t.field({
      type: enumOf('TermStatus', termStatuses),
      // Deleted records are in no list.
      resolve: ({ target }) => target.status as TermStatus,
    }),
    reason: t.field({ type: [StatusReason], resolve: (record) => statusReasons(record.reason) }),
    totalReports: t.int({ resolve: ({ target }) => target.total }),
    lastReportAt: t.field({ type: 'DateTime', resolve: ({ target }) => target.last_report_at }),
    isAdminReport: t.boolean({
      description: 'Staff handled all of its reports.',
      resolve: ({ target }) => target.handled,
    }),
    createdAt: t.expose('created_at', { type: 'DateTime' }),
    version: t.exposeInt('version', { description: 'The version of the record.' }),
    handledVersion: t.int({
      description: 'The version of the mark as handled.',
      resolve: ({ target }) => target.version,
    }),
    openCaseId: t.id({
      nullable: true,
      description: 'The case of the desk in which its reports wait; null once they are handled.',
      resolve: ({ target }) => (target.handled ? null : target.case_id),
    }),
  }
}

function columnsOfRecord<R>(recordById: Loader<string, R | null>, columns: ListColumns<R>): ListColumns<ReportTarget> {
  const entries = Object.entries(columns).map(([key, column]) => {
    const record = async (target: ReportTarget, ctx: Context) => (await ctx.load(recordById, target.id))!
    const cell = column.moment
      ? { moment: async (target: ReportTarget, ctx: Context) => column.moment(await record(target, ctx), ctx) }
      : {
          cell: async (target: ReportTarget, ctx: Context, locale: Locale) =>
            column.cell(await record(target, ctx), ctx, locale),
        }
    return [key, { ...column, ...cell }]
  })
  return Object.fromEntries(entries) as ListColumns<ReportTarget>
}
