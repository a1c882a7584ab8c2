import { createHash, randomBytes } from 'node:crypto'
import { actorId } from '../../../../platform/server/command.ts'
import type { Context } from '../../../../platform/server/context.ts'

/** Seconds in which a ticket must be used. */
export const ticketLifetime = 60

/** What a stored ticket is for. */
export interface TicketRequest {
  readonly runId: string
}

export function ticketHash(ticket: string): Buffer {
  return createHash('sha256').update(ticket).digest()
}

/** Allows one download of an export, to the present session. Returns its address. Call it inside a command. */
export async function issueTicket(ctx: Context, { id }: { readonly id: string }): Promise<string> {
  const ticket = randomBytes(32).toString('base64url')
  const request: TicketRequest = { runId: id }
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
  return `/exports/${ticket}`
}
