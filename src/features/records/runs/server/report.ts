import type { Selectable } from 'kysely'
import type { RunRows } from '../../../../../database/tables.ts'
import type { Context } from '../../../../platform/server/context.ts'
import { english } from '../../../../platform/server/english.ts'
import { type ListSource, registerListSource } from '../../../../platform/server/lists/list-source.ts'
import { tableList } from '../../../../platform/server/records/table-list.ts'
import type { TextKey } from '../../../../platform/shared/text.ts'
import { runRowList } from '../run.list.ts'
import { runOperations } from '../run.operations.ts'
import { forgottenAfterDays, type RowProblem } from '../run.values.ts'
import { maySeeAllRows, type RunRow } from './run-kinds.ts'
import { resultOf, runById } from './runs.ts'

export type StoredRow = Selectable<RunRows>

const cell = (name: string) => (row: StoredRow) => (row.cells as Record<string, string | number>)[name] ?? null

/** The problem of a row, in English. */
export function problemText({ problem, fault, first_row }: StoredRow): string | null {
  switch (problem) {
    case null:
      return null
    case 'MALFORMED':
      return english(fault as TextKey)
    case 'REPEATED':
      return english('runs_text_problem_repeated', { row: first_row! })
    case 'EXISTING':
      return english('runs_text_problem_existing')
    default:
      return english('runs_text_problem_guessable')
  }
}

const rows = tableList({
  spec: runRowList,
  operation: runOperations.cmsRunRows,
  table: 'run_rows',
  where: { runId: 'run_id', problem: 'problem' },
  sorts: { ROW: 'seq' },
  columns: {
    row: { title: 'Row', cell: ({ row }) => row },
    code: { title: 'Voucher code', cell: cell('code') },
    quantity: { title: 'Quantity', cell: cell('quantity') },
    vendorCode: { title: 'Vendor code', cell: cell('vendorCode') },
    remarks: { title: 'Remarks', cell: cell('remarks') },
    word: { title: 'Import words', cell: cell('word') },
    content: { title: 'Content', cell: cell('content') },
    contentEn: { title: 'Content (English)', cell: cell('contentEn') },
    problem: { title: 'Problem', cell: problemText },
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
