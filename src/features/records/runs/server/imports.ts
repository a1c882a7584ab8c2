import { type RawBuilder, sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { personAsCaller } from '../../../../platform/server/access/caller.ts'
import { audit } from '../../../../platform/server/audit/audit.ts'
import { command } from '../../../../platform/server/command.ts'
import type { Context } from '../../../../platform/server/context.ts'
import { invalid } from '../../../../platform/server/refusal.ts'
import type { Permission } from '../../../../platform/shared/permission.ts'
import { mostRows } from '../import.rules.ts'
import type { RowProblem, RunKindName } from '../run.values.ts'
import type { AskedColumn, StagedRow } from '../../../../platform/server/files/table-file/cells.ts'
import { readTable, requireTableFile } from '../../../../platform/server/files/table-file/read-table.ts'
import { isTextName } from '../../../../platform/shared/table-file.ts'
import type { GivenLayout, TableLayout } from '../../../../platform/shared/table-layout.ts'
import { requireStagingRoom } from './limits.ts'
import { type RunKind, registerRunKind, type RunRow, type Work } from './run-kinds.ts'
import { beginRun, failureOf, resultOf, worked } from './runs.ts'
import { advance, dropFile } from './work.ts'

export interface ImportKind {
  readonly permission: Permission
  /** The columns of the file. Its row of titles is the row with a title of the first column. */
  readonly columns: readonly AskedColumn[]
  /** Whether the cells are sentences, which look like titles: then a first row without a known title is asked about. */
  readonly isProse?: boolean
  /** The module that says which rows to stage for a row of the file: a `RowModule`. */
  readonly rows: URL
  /** The key by which two rows are the same, from the row's cells. */
  readonly key: (cells: RawBuilder<unknown>) => RawBuilder<string>
  /**
   * Marks rows that exist already or have another problem (guessable codes). Rows that already have a problem stay as
   * they are. Returns what else the run would do, as numbers.
   */
  readonly judge: (ctx: Context, run: RunRow) => Promise<Record<string, number> | void>
  /**
   * Creates a record for each row that has no problem, or is only guessable, with the row's id. Returns how many, other
   * numbers, and whether `undo` takes it back.
   */
  readonly commit: (ctx: Context, run: RunRow) => Promise<Committed>
  readonly existsIn?: RunKind['existsIn']
  readonly undo?: RunKind['undo']
}

interface Committed {
  readonly created: number
  readonly replaced?: number
  readonly undoable?: boolean
}

export interface ImportParameters {
  /** Commits without a confirmation, unless a row is malformed or it is not sure which row has the titles. */
  readonly commits: boolean
  /** What a person says about the file. */
  readonly layout?: GivenLayout | null | undefined
}

/**
 * How every import works: the file's rows are stored (staged) and checked, and after a confirmation committed in one
 * transaction.
 */
export function registerImport(name: RunKindName, kind: ImportKind): void {
  const steps: Partial<Record<string, RunKind['step']>> = {
    READING: (work) => read(kind, work),
    JUDGING: (work) => judge(kind, work),
    COMMITTING: (work) => commit(kind, work),
  }
  registerRunKind(name, {
    permission: kind.permission,
    step: (work) => steps[work.run.phase]!(work),
    ...(kind.existsIn && { existsIn: kind.existsIn }),
    ...(kind.undo && { undo: kind.undo }),
  })
}

/** For how many seconds a request waits for its import. */
const waitSeconds = 6

/** Begins an import that needs only the file. */
export async function importFile(
  ctx: Context,
  kind: RunKindName,
  given: unknown,
  parameters: ImportParameters,
): Promise<RunRow> {
  const file = requireTableFile(given)
  const begun = await command(ctx, (ctx) => beginRun(ctx, { kind, file, parameters, phase: 'READING' }))
  return workedUnlessFailed(ctx, begun)
}

/**
 * Works on a run for some seconds.
 *
 * @throws the Refusal with which the run failed
 */
export async function workedUnlessFailed(
  ctx: Context,
  begun: { readonly id: string },
  seconds = waitSeconds,
): Promise<RunRow> {
  const run = await worked(ctx, begun, seconds)
  const failure = failureOf(run)
  if (failure) throw failure
  return run
}

/** How often a file is read at most. */
const mostReads = 2

/**
 * Stages the rows of the file. Skips those that an earlier attempt has staged. Each attempt is counted before it begins:
 * a file with which the whole server ended is read only once more.
 */
async function read({ columns, rows, key, isProse = false }: ImportKind, work: Work): Promise<void> {
  await advance(work, async (_, { reads }) => {
    if (reads >= mostReads) throw invalid('data.file', 'runs_text_reading_ended')
    return { reads: reads + 1 }
  })
  const { created_by: person, file_name: name } = work.run
  const { commits, layout: given = null } = work.run.parameters as ImportParameters
  const task = { columns, mostRows, rows: rows.href, isProse, isText: isTextName(name ?? ''), layout: given }
  let seq = 0
  await readTable(await fileOf(work), { ...task, caller: personAsCaller(person) }, async (staged, sheet, layout) => {
    if (commits) refuseUnsure(layout)
    const from = seq
    seq += staged.length
    await advance(work, async (ctx, { id, done }) => {
      if (seq > done) await stage(ctx, id, { key }, staged.slice(Math.max(0, done - from)), Math.max(from, done))
      await requireStagingRoom(ctx, person)
      return { sheet, layout: JSON.stringify(layout), done: Math.max(seq, done) }
    })
  })
  await advance(work, async (ctx, { id }) => {
    await dropFile(ctx, id)
    return { phase: 'JUDGING', total: seq, done: seq }
  })
}

/** Without a person who is asked, a title must not become a record. */
function refuseUnsure({ seemsTitled, titleRow, preview }: TableLayout): void {
  if (!seemsTitled) return
  const { row = 1, cells = [] } = preview.find(({ row }) => row === titleRow) ?? preview[0] ?? {}
  throw invalid('data.file', 'runs_text_titles_unsure', { row, text: cells.filter(Boolean).join(' · ').slice(0, 100) })
}

async function fileOf({ ctx, run }: Work): Promise<Uint8Array> {
  const parts: Buffer[] = []
  for (let part = 0; ; part++) {
    const found = await ctx.db
      .selectFrom('run_files')
      .select('content')
      .where('run_id', '=', run.id)
      .where('part', '=', part)
      .executeTakeFirst()
    if (!found) return Buffer.concat(parts)
    parts.push(Buffer.from(found.content))
  }
}

/** Stores rows of an import, in one statement. Call it inside a command. */
export async function stage(
  ctx: Context,
  runId: string,
  { key }: Pick<ImportKind, 'key'>,
  rows: readonly StagedRow[],
  from = 0,
): Promise<void> {
  const staged = rows.map(({ row, cells, fault }, i) => ({
    id: uuidv7(),
    seq: from + i + 1,
    row,
    cells,
    fault_column: fault?.column ?? null,
    fault: fault?.why ?? null,
  }))
  await sql`
    insert into run_rows (id, run_id, seq, row, cells, key, problem, fault_column, fault)
      select r.id, ${runId}::uuid, r.seq, r.row, r.cells, case when r.fault is null then ${key(sql`r.cells`)} end,
          case when r.fault is not null then 'MALFORMED' end, r.fault_column, r.fault
        from json_to_recordset(${JSON.stringify(staged)}::json)
          r (id uuid, seq int, row int, cells jsonb, fault_column text, fault text)`.execute(ctx.db)
}

/** Finds out what would happen to each row. Then the run waits for a confirmation, unless it may commit at once. */
async function judge(kind: ImportKind, work: Work): Promise<void> {
  await advance(work, async (ctx, run) => {
    await sql`
      update run_rows r set problem = 'REPEATED', first_row = f.first_row
        from (select id, first_value(row) over same as first_row, row_number() over same as place
          from run_rows where run_id = ${run.id} and key is not null
          window same as (partition by key order by seq)) f
        where f.id = r.id and f.place > 1`.execute(ctx.db)
    const more = await kind.judge(ctx, run)
    const result = { ...(await countsOf(ctx, run)), ...more }
    const noted = { result: JSON.stringify(result) }
    const { commits } = run.parameters as ImportParameters
    if (!commits) return { ...noted, state: 'CHECKED' }
    if (result.malformed > 0)
      throw invalid('data.file', 'runs_text_row_malformed', { row: await malformedRow(ctx, run) })
    if (result.created === 0 && more?.removes) throw invalid('data.file', 'runs_text_nothing_new')
    return { ...noted, phase: 'COMMITTING' }
  })
}

async function countsOf(ctx: Context, { id }: RunRow) {
  const found = await ctx.db
    .selectFrom('run_rows')
    .select(['problem', ({ fn }) => fn.countAll<number>().as('n')])
    .where('run_id', '=', id)
    .groupBy('problem')
    .execute()
  const of = (problem: RowProblem | null) => found.find((row) => row.problem === problem)?.n ?? 0
  return {
    created: of(null) + of('GUESSABLE'),
    existing: of('EXISTING'),
    repeated: of('REPEATED'),
    malformed: of('MALFORMED'),
    guessable: of('GUESSABLE'),
  }
}

async function malformedRow(ctx: Context, { id }: RunRow): Promise<number> {
  const first = await ctx.db
    .selectFrom('run_rows')
    .select('row')
    .where('run_id', '=', id)
    .where('problem', '=', 'MALFORMED')
    .orderBy('seq')
    .limit(1)
    .executeTakeFirstOrThrow()
  return first.row
}

/** The rows that an import creates. */
export const importable = sql<boolean>`(r.problem is null or r.problem = 'GUESSABLE')`

async function commit(kind: ImportKind, work: Work): Promise<void> {
  await advance(work, async (ctx, run) => {
    const judged = resultOf(run)
    const { created, undoable = false, ...others } = await kind.commit(ctx, run)
    if (undoable) await noteUndoable(ctx, run, created)
    const counts = created === judged.created ? judged : await countsOf(ctx, run)
    return { state: 'DONE', result: JSON.stringify({ ...counts, ...others, created }) }
  })
}

/** The entry by which the import can be undone: it has the version that the run gets when it is done. */
const noteUndoable = (ctx: Context, { id, version }: RunRow, created: number) =>
  audit(ctx, {
    action: 'cmsConfirmRun',
    model: 'RUN',
    targetId: id,
    after: { state: 'DONE', created },
    version: version + 1,
  })

/** Marks the rows for which no record was created, because somebody else has created the same one since the dry run. */
export async function markLate(ctx: Context, { id }: RunRow, created: RawBuilder<unknown>): Promise<void> {
  await sql`update run_rows r set problem = 'EXISTING'
    where r.run_id = ${id} and ${importable} and not exists (select from ${created} c where c.id = r.id)`.execute(
    ctx.db,
  )
}
