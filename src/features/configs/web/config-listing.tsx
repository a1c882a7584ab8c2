import type { ConfigsQuery } from '../../../generated/graphql/graphql.ts'
import { m } from '../../../generated/messages/messages.js'
import { request } from '../../../platform/web/graphql-client.ts'
import { CopyId } from '../../../platform/web/list/cells.tsx'
import { declareList } from '../../../platform/web/list/list-declaration.ts'
import { configList } from '../config.list.ts'
import { configOperations } from '../config.operations.ts'
import { configTypeName } from './config-type-name.ts'
import { ConfigValue } from './config-value.tsx'
import { configsDocument } from './config.documents.ts'

export type ConfigRow = ConfigsQuery['getConfigs'][number]

export const configListing = declareList({
  spec: configList,
  operation: configOperations.getConfigs,
  load: async (state, signal) => {
    const { getConfigs } = await request(configsDocument, { limit: state.size }, { signal })
    // All of them are here, newest first.
    return { items: state.dir === 'ASC' ? getConfigs.toReversed() : getConfigs, counter: getConfigs.length }
  },
  title: m.configs_title,
  live: 'CONFIG',
  exports: true,
  nameOf: (config: ConfigRow) => config.key,
  filters: {},
  sorts: { CREATED_AT: m.configs_created_at },
  columns: [
    { key: '_id', title: m.configs_id, cell: (config) => <CopyId id={config._id} /> },
    { key: 'key', title: m.configs_key, cell: (config) => <strong className="configs-key">{config.key}</strong> },
    {
      key: 'type',
      title: m.configs_type,
      cell: (config) => <span className="configs-type">{configTypeName(config.type)}</span>,
    },
    { key: 'value', title: m.configs_value, cell: (config) => <ConfigValue type={config.type} value={config.value} /> },
  ],
})
