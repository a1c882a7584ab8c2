import type { ApiKeysQuery } from '../../../../generated/graphql/graphql.ts'
import { m } from '../../../../generated/messages/messages.js'
import { Mark, Moment } from '../../../../platform/web/list/cells.tsx'
import { declareList } from '../../../../platform/web/list/list-declaration.ts'
import { pageLoaded } from '../../../../platform/web/list/load-page.ts'
import { request } from '../../../../platform/web/requests/graphql-client.ts'
import { apiKeyList } from '../api-key.list.ts'
import { apiKeyOperations } from '../api-key.operations.ts'
import { modeName, scopeName, stateName } from './api-key-words.ts'
import { apiKeysDocument } from './api-key.documents.ts'

export type ApiKeyRow = ApiKeysQuery['cmsGetApiKeys']['items'][number]

const load = pageLoaded(apiKeyList, async (_, signal) => {
  return (await request(apiKeysDocument, {}, { signal })).cmsGetApiKeys.items
})

const tones = { SERVES: 'good', EXPIRED: 'warning', ENDED: 'neutral' } as const

export const apiKeyListing = declareList({
  spec: apiKeyList,
  operation: apiKeyOperations.cmsGetApiKeys,
  load,
  title: m.api_keys_title,
  model: 'API_KEY',
  flows: true,
  exports: true,
  views: false,
  nameOf: (row) => row.name,
  filters: {},
  sorts: { CREATED_AT: m.common_created_at },
  columns: [
    { key: 'name', title: m.common_name, kind: 'text', opens: true },
    { key: 'prefix', title: m.api_keys_prefix, cell: ({ prefix }) => <code>{prefix}…</code> },
    {
      key: 'mode',
      title: m.api_keys_mode,
      cell: ({ mode }) => (mode === 'TEST' ? <Mark tone="warning">{modeName(mode)}</Mark> : modeName(mode)),
    },
    {
      key: 'scopes',
      title: m.api_keys_scopes,
      cell: ({ scopes, personalData }) => (
        <>
          {scopes.map(scopeName).join(', ')}
          {personalData && <Mark tone="warning">{m.api_keys_personal_data()}</Mark>}
        </>
      ),
    },
    { key: 'state', title: m.api_keys_state, cell: ({ state }) => <Mark tone={tones[state]}>{stateName(state)}</Mark> },
    { key: 'lastUsedAt', title: m.api_keys_last_use, cell: (row) => <LastUse row={row} /> },
    { key: 'requestsOfLastDay', title: m.api_keys_requests_of_day, kind: 'number' },
    { key: 'endsAt', title: m.api_keys_ends_at, kind: 'moment' },
    {
      key: 'createdBy',
      title: m.api_keys_created_by,
      hidden: true,
      cell: ({ createdBy }) => <span className="cell-name">{createdBy?.fullName}</span>,
    },
    { key: 'createdAt', title: m.common_created_at, kind: 'moment', sort: 'CREATED_AT', sortFirst: 'DESC' },
  ],
})

function LastUse({ row: { lastUsedAt, lastAddress } }: { readonly row: ApiKeyRow }) {
  if (!lastUsedAt) return m.api_keys_never()
  return (
    <div>
      <Moment at={lastUsedAt} />
      {lastAddress && <small className="api-keys-address">{m.api_keys_from_address({ address: lastAddress })}</small>}
    </div>
  )
}
