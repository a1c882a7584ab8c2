import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { actorId } from '../../../../platform/server/command.ts'
import type { Context } from '../../../../platform/server/context.ts'
import { fixedStatement } from '../../../../platform/server/database/statement.ts'
import type { TermStatus } from '../../../../platform/shared/permission.ts'
import type { WebhookType } from '../webhook-event.values.ts'

export interface WebhookEvent {
  readonly type: WebhookType
  /** Events of one subject are numbered, and told in that order. */
  readonly subject: { readonly model: string; readonly id: string }
  /** Ids, states and moments only: never a code, a phone number, a text or who reported. */
  readonly body: Readonly<Record<string, string | Date | null>>
}

const insert = fixedStatement<{ events: string }, { id: string }>((db, { events }) =>
  sql<{ id: string }>`insert into outbox (id, type, model, subject_id, body)
    select id, type, model, subject_id, body
      from jsonb_to_recordset(${events}::jsonb) e (id uuid, type text, model text, subject_id uuid, body jsonb)
      where wants_event(type) returning id`.compile(db),
)

/**
 * Tells other systems of a fact. Call it in the command that makes the fact: it is sent once that has committed, or never.
 * Nothing is kept while no endpoint wants such events.
 */
export const announce = (ctx: Context, event: WebhookEvent): Promise<void> => announceAll(ctx, [event])

/** The same of several facts, in their order. */
export async function announceAll(ctx: Context, events: readonly WebhookEvent[]): Promise<void> {
  if (!ctx.db.isTransaction) throw new Error('an event must be announced in the transaction of its fact')
  const rows = events.map(({ type, subject: { model, id }, body }) => ({
    id: uuidv7(),
    type,
    model,
    subject_id: id,
    body,
  }))
  const kept = new Set((await insert(ctx.db, { events: JSON.stringify(rows) })).map(({ id }) => id))
  for (const { id, type, model, subject_id } of rows)
    if (kept.has(id)) ctx.rehearsal?.tell('webhooks', { type, subject: { model, id: subject_id } })
}

/** A fact about a member. */
export const ofMember = (type: WebhookType, userId: string, body: WebhookEvent['body']): WebhookEvent => ({
  type,
  subject: { model: 'USER', id: userId },
  body,
})

export const announceOfMember = (ctx: Context, ...of: Parameters<typeof ofMember>) => announce(ctx, ofMember(...of))

interface StatusBody {
  readonly state: TermStatus
  readonly formerState: TermStatus
  readonly until: Date | null
}

/** That a record or a member has another term status. */
export const announceStatus = (ctx: Context, of: { model: string; target_id: string }, body: StatusBody) =>
  announce(ctx, {
    type: of.model === 'USER' ? 'member.status_changed' : 'record.status_changed',
    subject: { model: of.model, id: of.target_id },
    body: { ...body },
  })

/** That somebody has created a record of the app's content. */
export const creation = (subject: WebhookEvent['subject'], authorId: string): WebhookEvent => ({
  type: 'record.created',
  subject,
  body: { authorId, state: 'NORMAL' },
})

/** The same, by default by the viewer. */
export const announceCreation = (ctx: Context, subject: WebhookEvent['subject'], authorId = actorId(ctx)) =>
  announce(ctx, creation(subject, authorId))
