import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ExpressionBuilder } from 'kysely'
import type { Tables } from '../../../../database/tables.ts'
import { audit } from '../../../platform/server/audit/audit.ts'
import { activePerson, openSessions } from '../../../platform/server/authenticate.ts'
import { command } from '../../../platform/server/command.ts'
import { type App, type Context, withDb } from '../../../platform/server/context.ts'
import { requestPatience, withPatience } from '../../../platform/server/database/patience.ts'
import { contextOf } from '../../../platform/server/http/request-context.ts'
import { type ListColumn, listSource } from '../../../platform/server/list-source.ts'
import { Refusal } from '../../../platform/server/refusal.ts'
import { recheckRights, recheckIfStale, requireOperation, RightsEnded } from '../../../platform/server/rights.ts'
import { type Cell, csvRows, csvType, xlsxRows, xlsxType } from '../../../platform/server/spreadsheet.ts'
import { exportOperations } from '../export.operations.ts'
import { fileName } from './file-name.ts'
import { type ExportRequest, ticketHash } from './export.schema.ts'

/**
 * Rows per statement. Nothing is held between batches, so an export of any size uses the same memory. Each batch has
 * its own timeout.
 */
const batch = 500

type Asking = FastifyRequest<{ Params: { ticket: string } }>

interface Download {
  readonly ctx: Context
  readonly asked: ExportRequest
}

/**
 * Serves downloads at `/exports/<ticket>`. The browser opens the address without a bearer token, so a ticket works
 * once, for one minute, and only while the session that asked for it is open. HEAD does not use it up.
 */
export function registerExportRoute(fastify: FastifyInstance, app: App): void {
  const url = '/exports/:ticket'
  fastify.get(url, { exposeHeadRoute: false }, async (request: Asking, reply) => {
    const download = await openTicket(app, request, 'use')
    return download ? named(reply, download.asked).send(fileOf(download)) : gone(reply)
  })
  fastify.head(url, async (request: Asking, reply) => {
    const download = await openTicket(app, request, 'look')
    return download ? named(reply, download.asked).send() : gone(reply)
  })
  fastify.route({
    method: ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
    url,
    handler: async (_, reply) => reply.status(405).header('allow', 'GET, HEAD').send(),
  })
}

/** Null for an unknown, used or expired ticket. */
async function openTicket(app: App, request: Asking, how: 'use' | 'look'): Promise<Download | null> {
  const db = app.database.kysely
  const isMeant = (eb: ExpressionBuilder<Tables, 'export_tickets'>) =>
    eb.and([eb('hash', '=', ticketHash(request.params.ticket)), eb('expires_at', '>', new Date())])
  const ticket = await (how === 'use'
    ? db.deleteFrom('export_tickets').where(isMeant).returningAll().executeTakeFirst()
    : db.selectFrom('export_tickets').where(isMeant).selectAll().executeTakeFirst())
  if (!ticket || !(await activePerson(db, ticket.user_id))) return null
  const sessionId = ticket.session_id
  const session = sessionId === null ? undefined : (await openSessions(db, [sessionId])).get(sessionId)
  if (!session) throw new Refusal('FORBIDDEN', 'platform_text_download_over')
  const ctx = await contextOf(app, request, { ...session, sessionId, tokenProblem: null })
  requireOperation(ctx, exportOperations.createExport)
  const asked = ticket.request as ExportRequest
  listSource(ctx, asked.list)
  return { ctx, asked }
}

function fileOf({ ctx, asked }: Download) {
  const { columns } = listSource(ctx, asked.list)
  const header = asked.columns.flatMap((key) => columns[key] ?? [])
  const titles = header.map(({ title, moment }) => ({ title, isMoment: moment !== undefined }))
  const rows = rowsOf({ ctx, asked })
  return asked.format === 'CSV' ? csvRows(titles, rows) : xlsxRows(asked.list, titles, rows)
}

/**
 * All rows, batch by batch. The rights are checked before each batch, and no row is sent more than a second after that
 * check, however slowly the client reads. When the rights are lost the download is aborted, so that nobody mistakes a
 * part for the whole.
 */
async function* rowsOf({ ctx, asked }: Download): AsyncGenerator<Cell[]> {
  const source = listSource(ctx, asked.list)
  const columns = asked.columns.flatMap((key) => source.columns[key] ?? [])
  let sent = 0
  let last: unknown = null
  try {
    for (;;) {
      const next = await withPatience(requestPatience, async () => {
        await recheckRights(ctx)
        const rows = await source.rowsAfter(ctx, asked.filters, asked.sort, last, batch)
        // Data that the cells load is cached for this batch only.
        const fresh = withDb(ctx, ctx.db)
        last = rows.at(-1)
        return Promise.all(rows.map((row) => cellsOf(columns, row, fresh)))
      })
      for (const row of next) {
        await withPatience(requestPatience, () => recheckIfStale(ctx))
        yield row
        sent++
      }
      if (next.length < batch) return
    }
  } catch (error) {
    if (error instanceof RightsEnded) await withPatience(requestPatience, () => noteEnd(ctx, asked, sent))
    throw error
  }
}

async function cellsOf(columns: readonly ListColumn<unknown>[], row: unknown, ctx: Context): Promise<Cell[]> {
  const cells = columns.map((column) => (column.moment ? column.moment(row, ctx) : column.cell(row, ctx)))
  // Most rows have no promises, so nothing to wait for.
  return cells.some((cell) => cell instanceof Promise)
    ? Promise.all(cells.map(async (cell) => cell))
    : (cells as Cell[])
}

/** The person may have lost all rights by now, so the entry is not written in their name. */
async function noteEnd(ctx: Context, { list }: ExportRequest, rows: number): Promise<void> {
  const reason = 'The download was broken off: the rights to it had ended.'
  await command({ ...ctx, rights: undefined }, (ctx) =>
    audit(ctx, { action: 'createExport', model: 'LIST', targetId: list, after: { rows }, reason }),
  )
}

const named = (reply: FastifyReply, request: ExportRequest): FastifyReply =>
  reply.type(request.format === 'CSV' ? csvType : xlsxType).headers({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'accept-ranges': 'none',
    'content-disposition': `attachment; filename="${fileName(request, new Date())}"`,
  })

const gone = (reply: FastifyReply): FastifyReply =>
  reply
    .status(404)
    .type('text/plain; charset=utf-8')
    .header('cache-control', 'no-store')
    .send('This download was already used or is over.')
