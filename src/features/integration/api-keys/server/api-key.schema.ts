import type { Selectable } from 'kysely'
import { z } from 'zod'
import type { ApiKeyRequests } from '../../../../../database/tables.ts'
import type { Feature } from '../../../../platform/server/feature.ts'
import { builder } from '../../../../platform/server/graphql/builder.ts'
import { rootField } from '../../../../platform/server/graphql/fields.ts'
import { listPageType } from '../../../../platform/server/graphql/lists.ts'
import { target } from '../../../../platform/server/graphql/target.ts'
import { registerRecordNames } from '../../../../platform/server/records/record-names.ts'
import { registerReading } from '../../../../platform/server/records/record-reading.ts'
import { tableList } from '../../../../platform/server/records/table-list.ts'
import { yesNoOf } from '../../../../platform/shared/list.ts'
import { recordId } from '../../../../platform/shared/rules.ts'
import { apiKeyList } from '../api-key.list.ts'
import { apiKeyOperations } from '../api-key.operations.ts'
import { apiKeyRecord } from '../api-key.record.ts'
import { apiKeyInput } from '../api-key.rules.ts'
import { keptRequests, requestsPerPage } from '../api-key.values.ts'
import { changeKey, createKey, endKey, rotateKey, type ShownKey } from './api-key.commands.ts'
import { ApiKey, apiKeyById } from './api-key.type.ts'
import { keepRequests } from './requests.ts'

export const routes: Feature['routes'] = keepRequests

registerReading('API_KEY', { record: apiKeyRecord, rows: apiKeyById, gone: 'api_keys_text_gone' })
registerRecordNames('API_KEY', { nameIn: ({ name }) => name })

const list = tableList({
  spec: apiKeyList,
  title: 'api_keys_title',
  operation: apiKeyOperations.cmsGetApiKeys,
  table: 'api_keys',
  where: {},
  sorts: { CREATED_AT: 'created_at' },
  columns: {
    _id: { title: 'common_id', cell: (row) => row.id },
    name: { title: 'common_name', cell: (row) => row.name },
    prefix: { title: 'api_keys_prefix', cell: (row) => row.prefix },
    mode: { title: 'api_keys_mode', cell: (row) => row.mode },
    scopes: { title: 'api_keys_scopes', cell: (row) => row.scopes.join(', ') },
    personalData: { title: 'api_keys_personal_data', cell: (row) => yesNoOf(row.personal_data) },
    createdAt: { title: 'common_created_at', moment: (row) => row.created_at },
    endsAt: { title: 'api_keys_ends_at', moment: (row) => row.ends_at },
    endedAt: { title: 'api_keys_ended_at', moment: (row) => row.ended_at },
  },
})

/** A limit far above the number of keys that there will ever be. */
const all = 1_000

rootField(apiKeyOperations.cmsGetApiKeys, {
  type: listPageType('ApiKeyPage', ApiKey),
  resolve: (_, ctx) => list.page(ctx.db, { filters: {}, sort: apiKeyList.defaultSort, limit: all, offset: 0 }),
})

const NewApiKey = builder.objectRef<ShownKey>('NewApiKey').implement({
  description: 'A key that was just made.',
  fields: (t) => ({
    apiKey: t.field({ type: ApiKey, resolve: ({ row }) => row }),
    key: t.exposeString('text', { description: 'The key itself: it can never be read again.' }),
  }),
})

const data = apiKeyInput.meta({ graphql: 'ApiKeyInput' })

rootField(apiKeyOperations.cmsCreateApiKey, {
  type: NewApiKey,
  input: z.object({ data }),
  resolve: ({ data }, ctx) => createKey(ctx, data),
})
rootField(apiKeyOperations.cmsUpdateApiKey, {
  type: ApiKey,
  input: target.extend({ data }),
  resolve: ({ data, ...key }, ctx) => changeKey(ctx, key, data),
})
rootField(apiKeyOperations.cmsRotateApiKey, {
  description: 'Makes a new key in place of the present one, which serves for 24 hours more.',
  type: NewApiKey,
  input: target,
  resolve: (key, ctx) => rotateKey(ctx, key),
})
rootField(apiKeyOperations.cmsEndApiKey, {
  description: 'Ends a key, and at once all tokens that it gave.',
  type: ApiKey,
  input: target,
  resolve: (key, ctx) => endKey(ctx, key),
})

const KeyRequest = builder.objectRef<Selectable<ApiKeyRequests>>('ApiKeyRequest').implement({
  description: 'A request of an API key, without its content.',
  fields: (t) => ({
    _id: t.exposeID('id'),
    at: t.expose('at', { type: 'DateTime' }),
    operation: t.exposeString('operation'),
    outcome: t.exposeString('outcome', { description: 'OK, or the code of the first error.' }),
    requestId: t.exposeString('request_id'),
    address: t.exposeString('address'),
    milliseconds: t.exposeInt('milliseconds'),
    dryRun: t.exposeBoolean('dry_run', { description: 'Whether it only rehearsed: nothing of it lasted.' }),
  }),
})

rootField(apiKeyOperations.cmsGetApiKeyRequests, {
  description: `The last ${keptRequests} requests of a key, the newest first: ${requestsPerPage} per page. They appear within seconds.`,
  type: [KeyRequest],
  input: z.object({
    _id: recordId(),
    page: z
      .number()
      .int()
      .min(1)
      .max(keptRequests / requestsPerPage)
      .nullish(),
  }),
  resolve: ({ _id, page }, ctx) =>
    ctx.db
      .selectFrom('api_key_requests')
      .selectAll()
      .where('key_id', '=', _id)
      .orderBy('id', 'desc')
      .limit(requestsPerPage)
      .offset(((page ?? 1) - 1) * requestsPerPage)
      .execute(),
})
