import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ExpressionBuilder } from 'kysely'
import type { Tables } from '../../../../../database/tables.ts'
import { audit } from '../../../../platform/server/audit/audit.ts'
import { activePerson, openSessions } from '../../../../platform/server/access/authenticate.ts'
import { personAsCaller } from '../../../../platform/server/access/caller.ts'
import { command } from '../../../../platform/server/command.ts'
import type { App, Context } from '../../../../platform/server/context.ts'
import { databaseBudgetMs, withPatience } from '../../../../platform/server/database/patience.ts'
import { contextOf } from '../../../../platform/server/http/request-context.ts'
import { listSource } from '../../../../platform/server/lists/list-source.ts'
import { Refusal } from '../../../../platform/server/refusal.ts'
import {
  recheckRights,
  recheckIfStale,
  requireOperation,
  RightsEnded,
} from '../../../../platform/server/access/rights.ts'
import { type Cell, csvRows, csvType, xlsxRows, xlsxType } from '../../../../platform/server/files/spreadsheet.ts'
import { fairQueue } from '../../../../platform/server/turns.ts'
import { type RunRow, runById } from '../../runs/server/public.ts'
import { exportOperations } from '../export.operations.ts'
import { rowsOfPiece } from '../export.values.ts'
import { pieceAt, requestOf, titlesOf } from './export.run.ts'
import { ticketHash, ticketLifetime, type TicketRequest } from './ticket.ts'

/** Milliseconds between two checks for a piece that the run has not stored yet. */
const lookEvery = 200

/** There is no limit for all people together: a slow client would keep everybody else waiting. */
const downloads = fairQueue('downloads', { most: Infinity, mostPerCaller: 2, places: 2_000, placesPerCaller: 8 })

type Asking = FastifyRequest<{ Params: { ticket: string } }>

interface Download {
  readonly ctx: Context
  readonly run: RunRow
}

/**
 * Serves downloads at `/exports/<ticket>`. The browser opens the address without a bearer token, so a ticket works
 * once, for one minute, and only while the session that asked for it is open. HEAD does not use it up.
 */
export function registerExportRoute(fastify: FastifyInstance, app: App): void {
  const url = '/exports/:ticket'
  fastify.get(url, { exposeHeadRoute: false }, async (request: Asking, reply) => {
    const known = await openTicket(app, request, 'look')
    if (!known) return gone(reply)
    await enterUntilClosed(reply, known)
    const download = await openTicket(app, request, 'use')
    return download ? named(reply, download.run).send(fileOf(download)) : gone(reply)
  })
  fastify.head(url, async (request: Asking, reply) => {
    const download = await openTicket(app, request, 'look')
    return download ? named(reply, download.run).send() : gone(reply)
  })
  fastify.route({
    method: ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
    url,
    handler: async (_, reply) => reply.status(405).header('allow', 'GET, HEAD').send(),
  })
}

/** Waits until it is the person's turn. Whatever ends the response also ends the turn. */
async function enterUntilClosed(reply: FastifyReply, { run }: Download): Promise<void> {
  const leave = await downloads.enter(personAsCaller(run.created_by), ticketLifetime * 1000)
  if (reply.raw.closed) leave()
  else reply.raw.once('close', leave)
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
  const { runId } = ticket.request as TicketRequest
  const run = await runById(ctx, runId)
  listSource(ctx, requestOf(run).list)
  return { ctx, run }
}

function fileOf(download: Download) {
  const request = requestOf(download.run)
  const titles = titlesOf(download.ctx, request)
  const rows = rowsOf(download)
  return request.format === 'CSV' ? csvRows(titles, rows) : xlsxRows(request.list, titles, rows)
}

/**
 * All rows, piece by piece, as soon as the run has stored them. The rights are checked before each piece, and no row is
 * sent more than a second after that check, however slowly the client reads. When the rights are lost, or the run ends
 * early, the download is aborted, so that nobody mistakes a part for the whole.
 */
async function* rowsOf({ ctx, run }: Download): AsyncGenerator<Cell[]> {
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

const named = (reply: FastifyReply, run: RunRow): FastifyReply =>
  reply.type(requestOf(run).format === 'CSV' ? csvType : xlsxType).headers({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'accept-ranges': 'none',
    'content-disposition': `attachment; filename="${run.file_name}"`,
  })

const gone = (reply: FastifyReply): FastifyReply =>
  reply
    .status(404)
    .type('text/plain; charset=utf-8')
    .header('cache-control', 'no-store')
    .send('This download was already used or is over.')
