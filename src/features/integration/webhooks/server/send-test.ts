import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { audit } from '../../../../platform/server/audit/audit.ts'
import { command } from '../../../../platform/server/command.ts'
import type { Context } from '../../../../platform/server/context.ts'
import { withoutPatience } from '../../../../platform/server/database/patience.ts'
import { Refusal } from '../../../../platform/server/refusal.ts'
import { webhookOperations } from '../webhook.operations.ts'
import { endpointModel } from '../webhook.record.ts'
import { testType } from '../webhook.values.ts'
import { tryOnce } from './drain.ts'
import { type Claimed, keep } from './line.ts'
import { senderTo } from './send.ts'

/** Milliseconds: more than a try takes. */
const leftAlone = 60_000

/** Sends a test, once, also to an endpoint that is paused. How it went counts for nothing else. */
export async function sendTest(ctx: Context, endpointId: string): Promise<string> {
  const { id } = await command(ctx, (ctx) => writeTest(ctx, endpointId))
  // Only now: a test that is sent within its transaction would be unknown if that did not commit.
  await withoutPatience(() => sendWaiting(ctx, endpointId, id))
  return id
}

async function writeTest(ctx: Context, endpointId: string): Promise<{ id: string }> {
  const endpoint = await ctx.db
    .selectFrom('webhook_endpoints')
    .select('id')
    .where('id', '=', endpointId)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (!endpoint) throw new Refusal('NOT_FOUND', 'webhooks_text_gone')
  const now = new Date()
  const subject = { model: endpointModel, id: endpointId }
  const delivery = {
    id: uuidv7(),
    endpoint_id: endpointId,
    type: testType,
    model: endpointModel,
    subject_id: endpointId,
    sequence: 0,
    payload: JSON.stringify({ type: testType, timestamp: now.toISOString(), data: { subject, sequence: 0 } }),
    created_at: now,
    // Whoever asked for it sends it; the drain only if that process dies.
    next_at: new Date(now.getTime() + leftAlone),
  }
  await ctx.db.insertInto('webhook_deliveries').values(delivery).execute()
  await audit(ctx, {
    action: webhookOperations.cmsTestWebhookEndpoint.name,
    model: endpointModel,
    targetId: endpointId,
  })
  return { id: delivery.id }
}

/** A repeat of the request finds it sent. */
async function sendWaiting({ app }: Context, endpointId: string, id: string): Promise<void> {
  const db = app.database.kysely
  const { rows } = await sql<Claimed>`
    select id, type, model, subject_id, sequence, payload, failures, tries, clock_timestamp() as now
      from webhook_deliveries where id = ${id} and state = 'PENDING'`.execute(db)
  const endpoint = await db.selectFrom('webhook_endpoints').selectAll().where('id', '=', endpointId).executeTakeFirst()
  const [delivery] = rows
  if (!delivery || !endpoint) return
  const sender = senderTo(endpoint.url, { allowed: app.environment.webhookAllow, connections: 1 })
  try {
    const outcome = await tryOnce(app, endpoint, sender, delivery)
    await keep(db, endpointId, [{ ...outcome, delivery }])
  } finally {
    await sender.close()
  }
}
