import type { Selectable } from 'kysely'
import type { RunRows } from '../../../../../database/tables.ts'
import { type Context, defineLoader, inOrder } from '../../../../platform/server/context.ts'
import { textIn } from '../../../../platform/server/english.ts'
import { type ListSource, registerListSource } from '../../../../platform/server/lists/list-source.ts'
import { tableList } from '../../../../platform/server/records/table-list.ts'
import type { Locale, TextKey } from '../../../../platform/shared/text.ts'
import { runRowList } from '../run.list.ts'
import { runOperations } from '../run.operations.ts'
import { forgottenAfterDays, type RowProblem, type RunKindName } from '../run.values.ts'
import { maySeeAllRows, runKind, type RunRow } from './run-kinds.ts'
import { resultOf, runById } from './runs.ts'

export type StoredRow = Selectable<RunRows>

const cell = (name: string) => (row: StoredRow) => (row.cells as Record<string, string | number>)[name] ?? null

const kindOfRun = defineLoader<string, RunKindName | null>(async (ctx, ids) => {
  const runs = await ctx.db.selectFrom('runs').select(['id', 'kind']).where('id', 'in', ids).execute()
  return inOrder(ids, runs, ({ id }) => id).map((run) => run?.kind ?? null)
})

/** The title of the record that holds what an existing row says; null if none does, or if that is not known. */
export async function existsIn({ run_id, problem, key }: StoredRow, ctx: Context): Promise<string | null> {
  if (problem !== 'EXISTING' || key === null) return null
  const kind = await ctx.load(kindOfRun, run_id)
  const holder = kind && runKind(kind).existsIn
  return holder ? ctx.load(holder, key) : null
}

const existingText = (title: string | null, locale: Locale) =>
  title === null
    ? textIn(locale, 'runs_text_problem_existing')
    : textIn(locale, 'runs_text_problem_existing_in', { title })

/** The problem of a row, in words. */
export async function problemText(row: StoredRow, ctx: Context, locale: Locale): Promise<string | null> {
  const { problem, fault, first_row } = row
  switch (problem) {
    case null:
      return null
    case 'MALFORMED':
      return textIn(locale, fault as TextKey)
    case 'REPEATED':
      return textIn(locale, 'runs_text_problem_repeated', { row: first_row! })
    case 'EXISTING':
      return existingText(await existsIn(row, ctx), locale)
    default:
      return textIn(locale, 'runs_text_problem_guessable')
  }
}

const rows = tableList({
  spec: runRowList,
  title: 'runs_rows',
  operation: runOperations.cmsRunRows,
  table: 'run_rows',
  where: { runId: 'run_id', problem: 'problem' },
  sorts: { ROW: 'seq' },
  columns: {
    row: { title: 'runs_row', cell: ({ row }) => row },
    code: { title: 'runs_column_code', cell: cell('code') },
    quantity: { title: 'runs_column_quantity', cell: cell('quantity') },
    vendorCode: { title: 'runs_column_vendor_code', cell: cell('vendorCode') },
    remarks: { title: 'runs_column_remarks', cell: cell('remarks') },
    word: { title: 'runs_column_word', cell: cell('word') },
    content: { title: 'common_content', cell: cell('content') },
    contentEn: { title: 'runs_column_content_en', cell: cell('contentEn') },
    problem: { title: 'runs_problem', cell: problemText },
  },
})

/**
 * The rows of a run can be read by viewers who may see its kind; those of all runs only by viewers who may see every
 * kind.
 */
async function mayRead(ctx: Context, runId: string | undefined): Promise<boolean> {
  if (runId) return (await runById(ctx, runId)) !== null
  return maySeeAllRows(ctx.viewer)
}

const guarded: ListSource<StoredRow> = {
  ...rows,
  idsAfter: async (ctx, filters, after, limit) => {
    return (await mayRead(ctx, filters.runId)) ? rows.idsAfter(ctx, filters, after, limit) : []
  },
  rowsAfter: async (ctx, filters, sort, after, limit) => {
    return (await mayRead(ctx, filters.runId)) ? rows.rowsAfter(ctx, filters, sort, after, limit) : []
  },
}
registerListSource(guarded)

export const runRows = rows

/**
 * How many rows an import has, with one problem or altogether. The run stores this from when the rows are checked until
 * they are deleted. Undefined if they must be counted.
 */
export function keptCountOf(run: RunRow, problem: RowProblem | null): number | undefined {
  const { created, existing, repeated, malformed, guessable } = resultOf(run)
  const old = run.finished_at && Date.now() - run.finished_at.getTime() > forgottenAfterDays * 86_400_000
  if (malformed === undefined || old || run.kept_bytes === 0) return undefined
  const counts = { EXISTING: existing!, REPEATED: repeated!, MALFORMED: malformed, GUESSABLE: guessable! }
  return problem ? counts[problem] : created! + existing! + repeated! + malformed
}
