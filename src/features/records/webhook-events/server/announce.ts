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

const insert = fixedStatement<Record<'id' | 'type' | 'model' | 'subject' | 'body', string>, unknown>(
  (db, { id, type, model, subject, body }) =>
    sql`insert into outbox (id, type, model, subject_id, body)
      select ${id}::uuid, ${type}::text, ${model}::text, ${subject}::uuid, ${body}::jsonb
        where wants_event(${type}::text) returning id`.compile(db),
)

/**
 * Tells other systems of a fact. Call it in the command that makes the fact: it is sent once that has committed, or never.
 * Nothing is kept while no endpoint wants such events.
 */
export async function announce(ctx: Context, { type, subject, body }: WebhookEvent): Promise<void> {
  if (!ctx.db.isTransaction) throw new Error('an event must be announced in the transaction of its fact')
  const { model, id } = subject
  const kept = await insert(ctx.db, { id: uuidv7(), type, model, subject: id, body: JSON.stringify(body) })
  if (kept.length > 0) ctx.rehearsal?.tell('webhooks', { type, subject: { model, id } })
}

/** The same about a member. */
export const announceOfMember = (ctx: Context, type: WebhookType, userId: string, body: WebhookEvent['body']) =>
  announce(ctx, { type, subject: { model: 'USER', id: userId }, body })

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

/** That somebody, by default the viewer, has created a record of the app's content. */
export const announceCreation = (ctx: Context, subject: WebhookEvent['subject'], authorId = actorId(ctx)) =>
  announce(ctx, { type: 'record.created', subject, body: { authorId, state: 'NORMAL' } })
