import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { audit } from '../../../../platform/server/audit/audit.ts'
import { command } from '../../../../platform/server/command.ts'
import type { App, Context } from '../../../../platform/server/context.ts'
import { databaseBudgetMs, withPatience } from '../../../../platform/server/database/patience.ts'
import { listSource } from '../../../../platform/server/lists/list-source.ts'
import { Refusal } from '../../../../platform/server/refusal.ts'
import {
  recheckRights,
  recheckIfStale,
  requireOperation,
  RightsEnded,
} from '../../../../platform/server/access/rights.ts'
import { type Cell, csvRows, csvType, xlsxRows, xlsxType } from '../../../../platform/server/files/spreadsheet.ts'
import { type RunRow, runById } from '../../runs/server/public.ts'
import { exportOperations } from '../export.operations.ts'
import { rowsOfPiece } from '../export.values.ts'
import { registerDownloads } from './downloads.ts'
import { pieceAt, requestOf, titlesOf } from './export.run.ts'
import { attachment, sheetName } from './file-name.ts'

/** Milliseconds between two checks for a piece that the run has not stored yet. */
const lookEvery = 200

interface Exported {
  readonly ctx: Context
  readonly run: RunRow
}

/** Serves the files of exports at `/exports/<ticket>`. */
export function registerExportRoute(fastify: FastifyInstance, app: App): void {
  registerDownloads(fastify, app, '/exports', async (ctx, ticket) => {
    if (!('runId' in ticket)) return null
    requireOperation(ctx, exportOperations.createExport)
    const run = await runById(ctx, ticket.runId)
    listSource(ctx, requestOf(run).list)
    const type = requestOf(run).format === 'CSV' ? csvType : xlsxType
    const headers = { 'content-type': type, 'content-disposition': attachment(run.file_name!) }
    return { headers, body: () => fileOf({ ctx, run }) }
  })
}

function fileOf(exported: Exported) {
  const request = requestOf(exported.run)
  const titles = titlesOf(exported.ctx, request)
  const rows = rowsOf(exported)
  if (request.format === 'CSV') return csvRows(titles, rows)
  return xlsxRows(sheetName(listSource(exported.ctx, request.list), request.locale), titles, rows)
}

/**
 * All rows, piece by piece, as soon as the run has stored them. The rights are checked before each piece, and no row is
 * sent more than a second after that check, however slowly the client reads. When the rights are lost, or the run ends
 * early, the download is aborted, so that nobody mistakes a part for the whole.
 */
async function* rowsOf({ ctx, run }: Exported): AsyncGenerator<Cell[]> {
  let sent = 0
  try {
    for (let part = 0; ; part++) {
      const rows = await rowsOfPart(ctx, run.id, part)
      for (const row of rows) {
        await withPatience(databaseBudgetMs, () => recheckIfStale(ctx))
        yield row
        sent++
      }
      if (rows.length < rowsOfPiece) return
    }
  } catch (error) {
    if (error instanceof RightsEnded) await withPatience(databaseBudgetMs, () => noteEnd(ctx, run, sent))
    throw error
  }
}

/** The rows of a piece, as soon as the run has stored it. */
async function rowsOfPart(ctx: Context, runId: string, part: number): Promise<Cell[][]> {
  for (;;) {
    const { state, piece } = await withPatience(databaseBudgetMs, async () => {
      await recheckRights(ctx)
      return pieceAt(ctx.db, runId, part)
    })
    if (piece) return piece.rows()
    if (state !== 'WORKING') throw new Refusal('NOT_FOUND', 'runs_text_file_gone')
    await wait(lookEvery)
  }
}

/** The person may have lost all rights by now, so the entry is not written in their name. */
async function noteEnd(ctx: Context, run: RunRow, rows: number): Promise<void> {
  const reason = 'The download was broken off: the rights to it had ended.'
  await command({ ...ctx, rights: undefined }, (ctx) =>
    audit(ctx, { action: 'createExport', model: 'LIST', targetId: requestOf(run).list, after: { rows }, reason }),
  )
}
