import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { z } from 'zod'
import { audit } from '../../../../platform/server/audit/audit.ts'
import { command } from '../../../../platform/server/command.ts'
import type { Context } from '../../../../platform/server/context.ts'
import { recordStore, type Target } from '../../../../platform/server/records/record-store.ts'
import { invalid, Refusal } from '../../../../platform/server/refusal.ts'
import { endpointModel, endpointRecord } from '../webhook.record.ts'
import type { endpointInput } from '../webhook.rules.ts'
import { webhookOperations } from '../webhook.operations.ts'
import { mostEndpoints, overlapHours } from '../webhook.values.ts'
import type { EndpointRow } from './lease.ts'
import { newSecret } from './secrets.ts'

type Given = z.output<typeof endpointInput>

const endpoints = recordStore({
  model: endpointModel,
  record: endpointRecord,
  table: 'webhook_endpoints',
  gone: 'webhooks_text_gone',
  softly: true,
})

const plain = ({ url, types, note, sandbox }: Given) => ({
  url: new URL(url).href,
  types: [...new Set(types)].toSorted(),
  note,
  sandbox: sandbox ?? false,
})

/** Adds an endpoint, with a secret of its own. @throws Refusal CONFLICT if there are too many */
export function createEndpoint(ctx: Context, given: Given): Promise<EndpointRow> {
  return command(ctx, async (ctx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('webhook endpoints', 0))`.execute(ctx.db)
    const { n } = await ctx.db
      .selectFrom('webhook_endpoints')
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .where('deleted_at', 'is', null)
      .executeTakeFirstOrThrow()
    if (n >= mostEndpoints) throw new Refusal('CONFLICT', 'webhooks_text_too_many', { params: { max: mostEndpoints } })
    const id = uuidv7()
    const after = plain(given)
    const endpoint = await ctx.db
      .insertInto('webhook_endpoints')
      .values({ id, ...after, secret_sealed: newSecret(ctx.app.tokenKey, id) })
      .returningAll()
      .executeTakeFirstOrThrow()
    await ctx.db.insertInto('webhook_drains').values({ endpoint_id: id }).execute()
    const action = webhookOperations.cmsCreateWebhookEndpoint.name
    await audit(ctx, { action, model: endpointModel, targetId: id, after, version: endpoint.version })
    return endpoint
  })
}

/**
 * It stays in the sandbox or outside of it: what waits for it, and its log, are from there.
 *
 * @throws Refusal BAD_USER_INPUT if it should change that
 */
export const changeEndpoint = (ctx: Context, target: Target, given: Given): Promise<EndpointRow> =>
  endpoints.changeBy(ctx, target, (_, { sandbox }) => {
    if (given.sandbox != null && given.sandbox !== sandbox) throw invalid('sandbox', 'webhooks_text_sandbox_stays')
    return { ...plain(given), sandbox }
  })

/** Nothing is sent to it any more, not even what waits. */
export const deleteEndpoint = (ctx: Context, target: Target): Promise<EndpointRow> => endpoints.remove(ctx, target)

/** Gives an endpoint another secret. The former one signs too for a day; one before that, no more. */
export const rotateSecret = (ctx: Context, target: Target): Promise<EndpointRow> =>
  endpoints.changeBy(ctx, target, (ctx, { id, secret_sealed }) => ({
    secret_sealed: newSecret(ctx.app.tokenKey, id),
    former_secret_sealed: secret_sealed,
    former_secret_until: new Date(Date.now() + overlapHours * 3_600_000),
  }))

/** Sends nothing to an endpoint for now. What happens meanwhile is kept. */
export const pauseEndpoint = (ctx: Context, target: Target): Promise<EndpointRow> =>
  endpoints.changeBy(ctx, target, (_, { paused_at }) =>
    paused_at ? null : { paused_at: new Date(), paused_because: 'BY_HAND' },
  )

/** Sends to it again, first of all what waits. */
export const resumeEndpoint = (ctx: Context, target: Target): Promise<EndpointRow> =>
  endpoints.changeBy(ctx, target, async (ctx, { id, paused_at }) => {
    if (!paused_at) return null
    const now = sql<Date>`clock_timestamp()`
    await ctx.db
      .updateTable('webhook_drains')
      .set({ failing_since: null, warned: 0, wake_before: now })
      .where('endpoint_id', '=', id)
      .execute()
    return { paused_at: null, paused_because: null }
  })

/** Sends a delivery that has ended once more, under the same id. */
export const sendAgain = (ctx: Context, id: string): Promise<void> =>
  command(ctx, async (ctx) => {
    const delivery = await ctx.db
      .selectFrom('webhook_deliveries as d')
      .innerJoin('webhook_endpoints as e', 'e.id', 'd.endpoint_id')
      .select(['d.endpoint_id', 'd.state'])
      .where('d.id', '=', id)
      .where('e.deleted_at', 'is', null)
      .forUpdate('d')
      .executeTakeFirst()
    if (!delivery) throw new Refusal('NOT_FOUND', 'webhooks_text_delivery_gone')
    if (delivery.state === 'PENDING') throw new Refusal('CONFLICT', 'webhooks_text_waits_already')
    await ctx.db
      .updateTable('webhook_deliveries')
      .set({
        state: 'PENDING',
        failures: 0,
        first_failed_at: null,
        ended_at: null,
        next_at: sql<Date>`clock_timestamp()`,
      })
      .where('id', '=', id)
      .execute()
    const action = webhookOperations.cmsSendWebhookAgain.name
    await audit(ctx, { action, model: endpointModel, targetId: delivery.endpoint_id })
  })

interface AgainFrom {
  readonly _id: string
  readonly from: Date
  readonly failedOnly: boolean
}

/**
 * Sends what was announced since a moment and has ended once more; the drain puts it into the line. What was asked for before
 * and is not in the line yet comes too.
 */
export const sendAgainFrom = (ctx: Context, { _id, from, failedOnly }: AgainFrom): Promise<EndpointRow> =>
  command(ctx, async (ctx) => {
    const endpoint = await endpoints.lock(ctx, { _id })
    await ctx.db
      .updateTable('webhook_drains')
      .set({
        again_from: sql<Date>`least(again_from, ${from})`,
        again_asked_at: sql<Date>`clock_timestamp()`,
        again_failed_only: sql<boolean>`${failedOnly} and (again_from is null or again_failed_only)`,
      })
      .where('endpoint_id', '=', _id)
      .execute()
    const action = webhookOperations.cmsSendWebhooksAgainFrom.name
    await audit(ctx, { action, model: endpointModel, targetId: _id })
    return endpoint
  })
