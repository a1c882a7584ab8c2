import { createHash, randomBytes } from 'node:crypto'
import { actorId } from '../../../../platform/server/command.ts'
import type { Context } from '../../../../platform/server/context.ts'

/** Seconds in which a ticket must be used. */
export const ticketLifetime = 60

/** What a stored ticket is for: the file of an export, or the auditor's file of a wheel. */
export type TicketRequest = { readonly runId: string } | { readonly drawsOfWheel: string }

export function ticketHash(ticket: string): Buffer {
  return createHash('sha256').update(ticket).digest()
}

/** Allows one download, to the present session. Returns its address below `path`. Call it inside a command. */
export async function issueTicket(ctx: Context, path: string, request: TicketRequest): Promise<string> {
  const ticket = randomBytes(32).toString('base64url')
  await ctx.db
    .insertInto('export_tickets')
    .values({
      hash: ticketHash(ticket),
      user_id: actorId(ctx),
      session_id: ctx.sessionId,
      request: JSON.stringify(request),
      expires_at: new Date(Date.now() + ticketLifetime * 1000),
    })
    .execute()
  return `${path}/${ticket}`
}
