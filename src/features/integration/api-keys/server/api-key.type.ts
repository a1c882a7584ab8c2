import { type Selectable, sql } from 'kysely'
import type { ApiKeys } from '../../../../../database/tables.ts'
import { defineLoader, inOrder } from '../../../../platform/server/context.ts'
import { builder, enumOf } from '../../../../platform/server/graphql/builder.ts'
import { loaderById } from '../../../../platform/server/records/loader-by-id.ts'
import { keyModes, type KeyScope as Scope, keyScopes } from '../../../../platform/shared/permission.ts'
import { User, userById } from '../../../records/persons/server/public.ts'
import { type EventKind as Kind, eventKinds, keyStates } from '../api-key.values.ts'

export type KeyRow = Selectable<ApiKeys>

export const apiKeyById = loaderById('api_keys')

const KeyScope = enumOf('KeyScope', keyScopes)
const KeyMode = enumOf('KeyMode', keyModes)
const EventKind = enumOf('EventKind', eventKinds)

interface Use {
  readonly key_id: string
  readonly used_at: Date | null
  readonly address: string | null
  readonly requests: number
}

/** When keys were last used, and how often in the last 24 hours: whole hours, and the present one. */
const useOfKey = defineLoader<string, Use | null>(async (ctx, ids) => {
  const { rows } = await sql<Use>`
    select k.id as key_id, u.used_at, u.address, coalesce((
        select sum(h.requests) from api_key_hours h where h.key_id = k.id and h.hour > now() - interval '24 hours'
      ), 0)::int as requests
    from unnest(${ids}::uuid[]) as k (id) left join api_key_uses u on u.key_id = k.id`.execute(ctx.db)
  return inOrder(ids, rows, (row) => row.key_id)
})

const stateOf = ({ ended_at, ends_at }: KeyRow) =>
  ended_at ? 'ENDED' : ends_at.getTime() <= Date.now() ? 'EXPIRED' : 'SERVES'

export const ApiKey = builder.objectRef<KeyRow>('ApiKey').implement({
  description: 'A key by which the app’s own backend calls the API of members. The key itself is shown once.',
  fields: (t) => ({
    _id: t.exposeID('id'),
    name: t.exposeString('name'),
    prefix: t.exposeString('prefix', { description: 'Its beginning, by which people recognise it.' }),
    mode: t.field({
      type: KeyMode,
      description: 'A key for tests works in the sandbox alone.',
      resolve: ({ mode }) => mode,
    }),
    scopes: t.field({ type: [KeyScope], resolve: ({ scopes }) => scopes as Scope[] }),
    eventKinds: t.field({ type: [EventKind], resolve: ({ event_kinds }) => event_kinds as Kind[] }),
    dailyPoints: t.expose('daily_points', {
      type: 'Points',
      nullable: true,
      description: 'The most that its events give on a local day; null without a limit.',
    }),
    personalData: t.exposeBoolean('personal_data', {
      description: 'Whether a key with READ reads who members are and how to reach them.',
    }),
    state: t.field({ type: enumOf('ApiKeyState', keyStates), resolve: stateOf }),
    endsAt: t.expose('ends_at', { type: 'DateTime' }),
    endedAt: t.expose('ended_at', { type: 'DateTime', nullable: true }),
    formerUntil: t.expose('former_until', {
      type: 'DateTime',
      nullable: true,
      description: 'Until when the key before the last rotation serves.',
    }),
    createdAt: t.expose('created_at', { type: 'DateTime' }),
    createdBy: t.field({
      type: User,
      nullable: true,
      resolve: ({ created_by }, _, ctx) => (created_by === null ? null : ctx.load(userById, created_by)),
    }),
    lastUsedAt: t.field({
      type: 'DateTime',
      nullable: true,
      resolve: async ({ id }, _, ctx) => (await ctx.load(useOfKey, id))?.used_at,
    }),
    lastAddress: t.string({
      nullable: true,
      resolve: async ({ id }, _, ctx) => (await ctx.load(useOfKey, id))?.address,
    }),
    requestsOfLastDay: t.int({ resolve: async ({ id }, _, ctx) => (await ctx.load(useOfKey, id))?.requests ?? 0 }),
    version: t.exposeInt('version'),
  }),
})
