import { type Selectable, sql } from 'kysely'
import { z } from 'zod'
import type { WebhookDeliveries, WebhookTries } from '../../../../../database/tables.ts'
import { defineLoader, grouped } from '../../../../platform/server/context.ts'
import { builder, enumNamed, enumOf } from '../../../../platform/server/graphql/builder.ts'
import { rootField } from '../../../../platform/server/graphql/fields.ts'
import { addListQuery, listPageType } from '../../../../platform/server/graphql/lists.ts'
import { loaderById } from '../../../../platform/server/records/loader-by-id.ts'
import { tableList } from '../../../../platform/server/records/table-list.ts'
import { Refusal } from '../../../../platform/server/refusal.ts'
import { recordId } from '../../../../platform/shared/rules.ts'
import { deliveryList } from '../webhook.list.ts'
import { webhookOperations } from '../webhook.operations.ts'
import { deliveryStates, tryFaults } from '../webhook.values.ts'
import { sendAgain } from './endpoint.commands.ts'
import { sendTest } from './send-test.ts'

type DeliveryRow = Selectable<WebhookDeliveries>
type TryRow = Selectable<WebhookTries>

const DeliveryStateName = enumOf('WebhookDeliveryState', deliveryStates)
export const TryFaultName = enumNamed('WebhookFault', tryFaults)

const deliveryById = loaderById('webhook_deliveries')
const mostTriesShown = 50
const triesOf = defineLoader<string, TryRow[]>(async (ctx, ids) => {
  const { rows } = await sql<TryRow>`
    select t.* from unnest(${ids}::uuid[]) as d (id)
      cross join lateral (
        select * from webhook_tries where delivery_id = d.id order by number desc limit ${mostTriesShown}) t
      order by t.number desc`.execute(ctx.db)
  return grouped(ids, rows, (row) => row.delivery_id)
})

const WebhookTry = builder.objectRef<TryRow>('WebhookTry').implement({
  fields: (t) => ({
    number: t.exposeInt('number'),
    triedAt: t.expose('tried_at', { type: 'DateTime' }),
    tookMs: t.exposeInt('took_ms'),
    status: t.exposeInt('status', { nullable: true, description: 'Null without an answer.' }),
    error: t.field({ type: TryFaultName, nullable: true, resolve: ({ error }) => error as never }),
    answer: t.exposeString('answer', { description: 'Its first kilobyte.' }),
  }),
})

const WebhookDelivery = builder.objectRef<DeliveryRow>('WebhookDelivery').implement({
  description: 'An event for one endpoint. Its id is that of the webhook, the same for every try.',
  fields: (t) => ({
    _id: t.exposeID('id'),
    type: t.exposeString('type'),
    model: t.exposeString('model', { description: 'Of the subject.' }),
    subjectId: t.exposeID('subject_id'),
    sequence: t.float({
      description: 'The number among the events of its subject.',
      resolve: ({ sequence }) => sequence,
    }),
    state: t.field({ type: DeliveryStateName, resolve: ({ state }) => state }),
    tries: t.exposeInt('tries'),
    nextAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When it is tried next; null once it has ended.',
      resolve: ({ state, next_at }) => (state === 'PENDING' ? next_at : null),
    }),
    lastTriedAt: t.expose('last_tried_at', { type: 'DateTime', nullable: true }),
    lastStatus: t.exposeInt('last_status', { nullable: true }),
    lastError: t.field({ type: TryFaultName, nullable: true, resolve: ({ last_error }) => last_error as never }),
    createdAt: t.expose('created_at', { type: 'DateTime' }),
    endedAt: t.expose('ended_at', { type: 'DateTime', nullable: true }),
    payload: t.exposeString('payload', { description: 'The body of the request.' }),
    attempts: t.field({
      type: [WebhookTry],
      description: `The last tries, the newest first: ${mostTriesShown} at most.`,
      resolve: ({ id }, _, ctx) => ctx.load(triesOf, id),
    }),
  }),
})

const deliveries = tableList({
  spec: deliveryList,
  title: 'webhooks_deliveries',
  operation: webhookOperations.cmsWebhookDeliveries,
  table: 'webhook_deliveries',
  listOf: 'endpointId',
  where: { state: 'state', type: 'type', days: 'created_at', subject: 'subject_id', endpointId: 'endpoint_id' },
  sorts: { CREATED_AT: 'created_at' },
  columns: {
    createdAt: { title: 'webhooks_created_at', moment: (row) => row.created_at },
    type: { title: 'webhooks_type', cell: (row) => row.type },
    state: { title: 'webhooks_state', names: 'webhooks_state', cell: (row) => row.state },
    subjectId: { title: 'webhooks_subject', cell: (row) => row.subject_id },
    sequence: { title: 'webhooks_sequence', cell: (row) => row.sequence },
    tries: { title: 'webhooks_tries', cell: (row) => row.tries },
    lastStatus: { title: 'webhooks_last_answer', cell: (row) => row.last_status },
    _id: { title: 'common_id', cell: (row) => row.id },
  },
})

addListQuery(deliveries, listPageType('WebhookDeliveryPage', WebhookDelivery), { ownArguments: ['endpointId'] })

rootField(webhookOperations.cmsWebhookDelivery, {
  type: WebhookDelivery,
  input: z.object({ _id: recordId() }),
  async resolve({ _id }, ctx) {
    const delivery = await ctx.load(deliveryById, _id)
    if (!delivery) throw new Refusal('NOT_FOUND', 'webhooks_text_delivery_gone')
    return delivery
  },
})
rootField(webhookOperations.cmsTestWebhookEndpoint, {
  description: 'Sends a test, also to an endpoint that is paused, and waits for its answer.',
  type: WebhookDelivery,
  input: z.object({ _id: recordId() }),
  resolve: async ({ _id }, ctx) => (await ctx.load(deliveryById, await sendTest(ctx, _id)))!,
})
rootField(webhookOperations.cmsSendWebhookAgain, {
  description: 'Sends a delivery that has ended once more, under the same id.',
  type: WebhookDelivery,
  input: z.object({ _id: recordId() }),
  async resolve({ _id }, ctx) {
    await sendAgain(ctx, _id)
    return (await ctx.load(deliveryById, _id))!
  },
})
