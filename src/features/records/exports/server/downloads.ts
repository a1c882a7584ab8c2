import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ExpressionBuilder } from 'kysely'
import type { Tables } from '../../../../../database/tables.ts'
import { activePerson, openSessions } from '../../../../platform/server/access/authenticate.ts'
import { personAsCaller } from '../../../../platform/server/access/caller.ts'
import { actorId } from '../../../../platform/server/command.ts'
import type { App, Context } from '../../../../platform/server/context.ts'
import { contextOf } from '../../../../platform/server/http/request-context.ts'
import { Refusal } from '../../../../platform/server/refusal.ts'
import { fairQueue } from '../../../../platform/server/turns.ts'
import { ticketHash, ticketLifetime, type TicketRequest } from './ticket.ts'

/** There is no limit for all people together: a slow client would keep everybody else waiting. */
const downloads = fairQueue('downloads', { most: Infinity, mostPerCaller: 2, places: 2_000, placesPerCaller: 8 })

type Asking = FastifyRequest<{ Params: { ticket: string } }>

export interface Download {
  readonly headers: Readonly<Record<string, string>>
  readonly body: () => NodeJS.ReadableStream | AsyncIterable<unknown>
}

/** Finds what a ticket is for, with the rights of who asked for it; null if it is for something else. */
type Open = (ctx: Context, request: TicketRequest) => Promise<Download | null>

/**
 * Serves downloads at `<path>/<ticket>`. The browser opens the address without a bearer token, so a ticket works
 * once, for one minute, and only while the session that asked for it is open. HEAD does not use it up.
 */
export function registerDownloads(fastify: FastifyInstance, app: App, path: string, open: Open): void {
  const url = `${path}/:ticket`
  fastify.get(url, { exposeHeadRoute: false }, async (request: Asking, reply) => {
    const known = await openTicket(app, request, open, 'look')
    if (!known) return gone(reply)
    await enterUntilClosed(reply, known.ctx)
    const used = await openTicket(app, request, open, 'use')
    return used ? named(reply, used.download).send(used.download.body()) : gone(reply)
  })
  fastify.head(url, async (request: Asking, reply) => {
    const known = await openTicket(app, request, open, 'look')
    return known ? named(reply, known.download).send() : gone(reply)
  })
  fastify.route({
    method: ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
    url,
    handler: async (_, reply) => reply.status(405).header('allow', 'GET, HEAD').send(),
  })
}

/** Waits until it is the person's turn. Whatever ends the response also ends the turn. */
async function enterUntilClosed(reply: FastifyReply, ctx: Context): Promise<void> {
  const leave = await downloads.enter(personAsCaller(actorId(ctx)), ticketLifetime * 1000)
  if (reply.raw.closed) leave()
  else reply.raw.once('close', leave)
}

/** Null for an unknown, used or expired ticket. */
async function openTicket(app: App, request: Asking, open: Open, how: 'use' | 'look') {
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
  const ctx = await contextOf(app, request, {
    found: { ...session, sessionId, dryRun: false, sandbox: false, tokenProblem: null },
  })
  const download = await open(ctx, ticket.request as TicketRequest)
  return download && { ctx, download }
}

const named = (reply: FastifyReply, { headers }: Download): FastifyReply =>
  reply.headers({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'accept-ranges': 'none',
    ...headers,
  })

const gone = (reply: FastifyReply): FastifyReply =>
  reply
    .status(404)
    .type('text/plain; charset=utf-8')
    .header('cache-control', 'no-store')
    .send('This download was already used or is over.')
