import { promisify } from 'node:util'
import { deserialize, serialize } from 'node:v8'
import { gunzip, gzip } from 'node:zlib'
import type { Kysely } from 'kysely'
import type { Tables } from '../../../../../database/tables.ts'
import { audit } from '../../../../platform/server/audit/audit.ts'
import { command } from '../../../../platform/server/command.ts'
import type { Context } from '../../../../platform/server/context.ts'
import { fromStandby } from '../../../../platform/server/database/standbys/from-standby.ts'
import type { Position } from '../../../../platform/server/database/standbys/position.ts'
import { type ListColumn, listSource, type ListSource } from '../../../../platform/server/lists/list-source.ts'
import type { Cell, Column } from '../../../../platform/server/files/spreadsheet.ts'
import { nameIn, textIn } from '../../../../platform/server/english.ts'
import type { Sort } from '../../../../platform/shared/list.ts'
import type { Locale } from '../../../../platform/shared/text.ts'
import { advance, beginRun, registerRunKind, type RunRow, type Work, worked } from '../../runs/server/public.ts'
import type { RunState } from '../../runs/run.values.ts'
import { exportOperations } from '../export.operations.ts'
import { rowsOfPiece } from '../export.values.ts'
import { fileName } from './file-name.ts'
import { issueTicket } from './ticket.ts'

export const formats = ['CSV', 'XLSX'] as const

/** The parameters of an export's run. */
export interface ExportRequest {
  readonly list: string
  readonly format: (typeof formats)[number]
  readonly filters: Record<string, string>
  readonly sort: Sort
  readonly columns: readonly string[]
  /** The language of the file. */
  readonly locale: Locale
  /** What a standby must have to be read: all that was written before the export was asked for. */
  readonly after?: Position
}
/** The exports of earlier versions are in English. */
export const requestOf = ({ parameters }: RunRow): ExportRequest =>
  ({ locale: 'en', ...(parameters as object) }) as ExportRequest

registerRunKind('EXPORT', { permission: exportOperations.createExport.permission, isPrivate: true, step })

export interface Export {
  readonly url: string
  readonly run: RunRow
}

/**
 * Begins an export, and allows one download of it. The download may begin before the export is finished.
 *
 * @param asked checks what is exported, and that the viewer may export it; called inside the command
 */
export async function exportList(ctx: Context, asked: (ctx: Context) => ExportRequest): Promise<Export> {
  const after = await ctx.app.database.standbys?.written()
  const { url, run } = await command(ctx, async (ctx) => {
    const request = asked(ctx)
    const run = await beginRun(ctx, {
      kind: 'EXPORT',
      fileName: fileName(listSource(ctx, request.list), request, new Date()),
      parameters: { ...request, ...(after && { after }) },
      phase: 'WORKING',
    })
    await audit(ctx, { action: 'createExport', model: 'LIST', targetId: request.list, after: { ...request } })
    return { run, url: await issueTicket(ctx, '/exports', { runId: run.id }) }
  })
  return { url, run: await worked(ctx, run, 1) }
}

/** The headings of the file. */
export const titlesOf = (ctx: Context, request: ExportRequest): Column[] =>
  columnsOf(listSource(ctx, request.list), request).map(({ title, moment }) => ({
    title: textIn(request.locale, title),
    isMoment: moment !== undefined,
  }))

const columnsOf = ({ columns }: ListSource, request: ExportRequest): ListColumn<unknown>[] =>
  request.columns.flatMap((key) => columns[key] ?? [])

/**
 * The rows after the last stored one, in the order of the list. They are read before the transaction, which would
 * otherwise keep the run locked meanwhile.
 */
async function step(work: Work): Promise<void> {
  const { ctx, run } = work
  const request = requestOf(run)
  const source = listSource(ctx, request.list)
  const part = run.done / rowsOfPiece
  const after = part === 0 ? null : (await pieceAt(ctx.db, run.id, part - 1)).piece!.last
  const { total, rows, cells } = await fromStandby(
    ctx,
    request.after ?? null,
    async (ctx) => {
      const total = run.total ?? (await source.total(ctx, request.filters))
      const rows = await source.rowsAfter(ctx, request.filters, request.sort, after, rowsOfPiece)
      const columns = columnsOf(source, request)
      return { total, rows, cells: await Promise.all(rows.map((row) => cellsOf(columns, row, ctx, request.locale))) }
    },
    { by: 'background' },
  )
  const content = await packed(cells, rows.at(-1))
  await advance(work, async (ctx, { id }) => {
    await ctx.db.insertInto('run_files').values({ run_id: id, part, content }).execute()
    const done = run.done + rows.length
    return rows.length < rowsOfPiece ? { done, total: done, state: 'DONE' } : { done, total: Math.max(total, done) }
  })
}

async function cellsOf(
  columns: readonly ListColumn<unknown>[],
  row: unknown,
  ctx: Context,
  locale: Locale,
): Promise<Cell[]> {
  const cells = columns.map((column) => (column.moment ? column.moment(row, ctx) : column.cell(row, ctx, locale)))
  // Most rows contain no promises, so there is nothing to wait for.
  const found = cells.some((cell) => cell instanceof Promise)
    ? await Promise.all(cells.map(async (cell) => cell))
    : (cells as Cell[])
  return found.map((cell, at) => named(columns[at]!, cell, locale))
}

/** The value of an enum by its name. */
const named = ({ names }: ListColumn<unknown>, cell: Cell, locale: Locale): Cell =>
  names !== undefined && typeof cell === 'string' ? nameIn(locale, names, cell) : cell

interface Piece {
  /** The cells of the piece's rows. */
  readonly rows: () => Promise<Cell[][]>
  /** The last row as the list has read it: the next piece begins after it. */
  readonly last: unknown
}

/** JSON does not keep the difference between a moment and a text. */
const packed = async (rows: Cell[][], last: unknown): Promise<Buffer> =>
  serialize({ rows: await promisify(gzip)(serialize(rows), { level: 1 }), last })

/** A piece of an export, null if it is not stored (yet), and the run's present state. */
export async function pieceAt(
  db: Kysely<Tables>,
  runId: string,
  part: number,
): Promise<{ readonly state: RunState; readonly piece: Piece | null }> {
  const { state, content } = await db
    .selectFrom('runs')
    .leftJoin('run_files as file', (join) => join.onRef('file.run_id', '=', 'runs.id').on('file.part', '=', part))
    .select(['runs.state', 'file.content'])
    .where('runs.id', '=', runId)
    .executeTakeFirstOrThrow()
  if (content === null) return { state, piece: null }
  const { rows, last } = deserialize(content) as { rows: Buffer; last: unknown }
  return { state, piece: { last, rows: async () => deserialize(await promisify(gunzip)(rows)) as Cell[][] } }
}
