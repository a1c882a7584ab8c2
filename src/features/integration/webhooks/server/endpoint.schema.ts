import { z } from 'zod'
import type { Context } from '../../../../platform/server/context.ts'
import { builder, enumNamed } from '../../../../platform/server/graphql/builder.ts'
import { rootField } from '../../../../platform/server/graphql/fields.ts'
import { recordById } from '../../../../platform/server/graphql/record-by-id.ts'
import { target } from '../../../../platform/server/graphql/target.ts'
import { loaderById } from '../../../../platform/server/records/loader-by-id.ts'
import { registerRecordNames } from '../../../../platform/server/records/record-names.ts'
import { registerReading } from '../../../../platform/server/records/record-reading.ts'
import { recordId } from '../../../../platform/shared/rules.ts'
import { webhookOperations } from '../webhook.operations.ts'
import { endpointModel, endpointRecord } from '../webhook.record.ts'
import { againInput, endpointInput } from '../webhook.rules.ts'
import { pauseAfterHours, pauseCauses } from '../webhook.values.ts'
import {
  changeEndpoint,
  createEndpoint,
  deleteEndpoint,
  pauseEndpoint,
  resumeEndpoint,
  rotateSecret,
  sendAgainFrom,
} from './endpoint.commands.ts'
import { TryFaultName } from './delivery.schema.ts'
import { backlogOf, drainOf } from './figures.ts'
import type { EndpointRow } from './lease.ts'
import { openSecret } from './secrets.ts'

const drain = async (ctx: Context, { id }: EndpointRow) => (await ctx.load(drainOf, id))!

const WebhookEndpoint = builder.objectRef<EndpointRow>('WebhookEndpoint').implement({
  description: 'Another system that is told of what happens. Its secret is shown when it is made, and never again.',
  fields: (t) => ({
    _id: t.exposeID('id'),
    url: t.exposeString('url'),
    types: t.exposeStringList('types'),
    note: t.exposeString('note'),
    sandbox: t.exposeBoolean('sandbox', { description: 'It hears of the sandbox, and of nothing else.' }),
    pausedBecause: t.field({
      type: enumNamed('WebhookPauseCause', pauseCauses),
      nullable: true,
      description: 'Null while it is sent to.',
      resolve: ({ paused_because }) => paused_because,
    }),
    pausedAt: t.expose('paused_at', { type: 'DateTime', nullable: true }),
    formerSecretUntil: t.expose('former_secret_until', {
      type: 'DateTime',
      nullable: true,
      description: 'Until then a former secret signs too.',
    }),
    failingSince: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Since when everything fails.',
      resolve: async (row, _, ctx) => (await drain(ctx, row)).failing_since,
    }),
    pausesAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When it will be paused unless something is delivered.',
      async resolve(row, _, ctx) {
        const { failing_since } = await drain(ctx, row)
        return failing_since && !row.paused_at ? new Date(failing_since.getTime() + pauseAfterHours * 3_600_000) : null
      },
    }),
    lastTriedAt: t.field({
      type: 'DateTime',
      nullable: true,
      resolve: async (row, _, ctx) => (await drain(ctx, row)).last_tried_at,
    }),
    lastStatus: t.int({
      nullable: true,
      description: 'The HTTP status of the last answer.',
      resolve: async (row, _, ctx) => (await drain(ctx, row)).last_status,
    }),
    lastError: t.field({
      type: TryFaultName,
      nullable: true,
      resolve: async (row, _, ctx) => (await drain(ctx, row)).last_error as never,
    }),
    waiting: t.int({
      description: 'How many deliveries wait: at most 10 000.',
      resolve: async ({ id }, _, ctx) => (await ctx.load(backlogOf, id))?.waiting ?? 0,
    }),
    oldestWaiting: t.field({
      type: 'DateTime',
      nullable: true,
      resolve: async ({ id }, _, ctx) => (await ctx.load(backlogOf, id))?.oldest ?? null,
    }),
    createdAt: t.expose('created_at', { type: 'DateTime' }),
    version: t.exposeInt('version'),
  }),
})

interface Shown {
  readonly endpoint: EndpointRow
  readonly secret: string
}

const WebhookSecret = builder.objectRef<Shown>('WebhookSecret').implement({
  description: 'An endpoint with its new secret, which is shown this once.',
  fields: (t) => ({
    endpoint: t.field({ type: WebhookEndpoint, resolve: ({ endpoint }) => endpoint }),
    secret: t.exposeString('secret'),
  }),
})

/** Opened only after the command, because its outcome is stored for a repeat. */
async function withSecret(ctx: Context, { id, secret_sealed }: EndpointRow): Promise<Shown> {
  const endpoint = (await ctx.load(endpointById, id))!
  return { endpoint, secret: openSecret(ctx.app.tokenKey, id, secret_sealed)! }
}

const endpointById = loaderById('webhook_endpoints')
const reading = registerReading(endpointModel, {
  record: endpointRecord,
  rows: endpointById,
  gone: 'webhooks_text_gone',
  isShown: ({ deleted_at }) => deleted_at === null,
})
registerRecordNames(endpointModel, { nameIn: ({ url }) => url })

rootField(webhookOperations.cmsWebhookEndpoints, {
  description: 'All endpoints, the oldest first.',
  type: [WebhookEndpoint],
  input: z.object({}),
  resolve: (_, ctx) =>
    ctx.db
      .selectFrom('webhook_endpoints')
      .selectAll()
      .where('deleted_at', 'is', null)
      .orderBy('created_at')
      .orderBy('id')
      .execute(),
})
rootField(webhookOperations.cmsWebhookEndpoint, { type: WebhookEndpoint, ...recordById(reading) })
rootField(webhookOperations.cmsCreateWebhookEndpoint, {
  type: WebhookSecret,
  input: endpointInput,
  resolve: async (given, ctx) => withSecret(ctx, await createEndpoint(ctx, given)),
})
rootField(webhookOperations.cmsUpdateWebhookEndpoint, {
  type: WebhookEndpoint,
  input: z.intersection(target, endpointInput),
  resolve: ({ _id, version, ...given }, ctx) => changeEndpoint(ctx, { _id, version }, given),
})
rootField(webhookOperations.cmsDeleteWebhookEndpoint, {
  description: 'Nothing is sent to it any more, not even what waits.',
  type: WebhookEndpoint,
  input: target,
  resolve: (given, ctx) => deleteEndpoint(ctx, given),
})
rootField(webhookOperations.cmsRotateWebhookSecret, {
  description: 'Gives it a new secret. The former one signs too for 24 hours.',
  type: WebhookSecret,
  input: target,
  resolve: async (given, ctx) => withSecret(ctx, await rotateSecret(ctx, given)),
})
rootField(webhookOperations.cmsPauseWebhookEndpoint, {
  description: 'Sends nothing to it for now. What happens meanwhile is kept.',
  type: WebhookEndpoint,
  input: target,
  resolve: (given, ctx) => pauseEndpoint(ctx, given),
})
rootField(webhookOperations.cmsResumeWebhookEndpoint, {
  description: 'Sends to it again, first of all what waits.',
  type: WebhookEndpoint,
  input: target,
  resolve: (given, ctx) => resumeEndpoint(ctx, given),
})
rootField(webhookOperations.cmsSendWebhooksAgainFrom, {
  description:
    'Sends once more what was announced since a moment and has been delivered or failed, under the same ids.',
  type: WebhookEndpoint,
  input: againInput.extend({ _id: recordId() }),
  resolve: (given, ctx) => sendAgainFrom(ctx, given),
})
