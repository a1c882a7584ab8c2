import type { Selectable } from 'kysely'
import { z } from 'zod'
import type { Configs } from '../../../../../database/tables.ts'
import { chainOf } from '../../../../platform/server/audit/audit.ts'
import type { Context } from '../../../../platform/server/context.ts'
import { builder, enumOf } from '../../../../platform/server/graphql/builder.ts'
import { rootField } from '../../../../platform/server/graphql/fields.ts'
import { addListQuery, limitInput, listPageType } from '../../../../platform/server/graphql/lists.ts'
import { target } from '../../../../platform/server/graphql/target.ts'
import { registerRecordNames } from '../../../../platform/server/records/record-names.ts'
import { loaderById } from '../../../../platform/server/records/loader-by-id.ts'
import { registerReading } from '../../../../platform/server/records/record-reading.ts'
import { recordStore } from '../../../../platform/server/records/record-store.ts'
import { tableList } from '../../../../platform/server/records/table-list.ts'
import { invalid } from '../../../../platform/server/refusal.ts'
import { AuditEntry, lastEntryOf } from '../../../records/audit/server/public.ts'
import { yesNoOf } from '../../../../platform/shared/list.ts'
import { configList, configsLimit } from '../config.list.ts'
import { configOperations } from '../config.operations.ts'
import { configRecord } from '../config.record.ts'
import { configInput, configTypes, mayBePublic } from '../config.rules.ts'

const ConfigType = enumOf('ConfigType', configTypes)

const lastChangeOf = ({ id }: { readonly id: string }, ctx: Context) => ctx.load(lastEntryOf, chainOf('CONFIG', id))

const Config = builder.objectRef<Selectable<Configs>>('Config').implement({
  fields: (t) => ({
    _id: t.exposeID('id'),
    key: t.exposeString('key'),
    value: t.exposeString('value'),
    type: t.expose('type', { type: ConfigType }),
    isPublic: t.exposeBoolean('is_public', { description: 'Whether the app may read it.' }),
    createdAt: t.expose('created_at', { type: 'DateTime' }),
    version: t.exposeInt('version'),
    lastChange: t.field({
      type: AuditEntry,
      nullable: true,
      description: 'The last change in the audit log; nothing for a config that no person has made.',
      resolve: (config, _, ctx) => lastChangeOf(config, ctx),
    }),
  }),
})

const list = tableList({
  spec: configList,
  title: 'configs_title',
  operation: configOperations.cmsGetConfigs,
  table: 'configs',
  where: { q: 'search' },
  sorts: { CREATED_AT: 'created_at' },
  columns: {
    _id: { title: 'common_id', cell: (config) => config.id },
    key: { title: 'configs_key', cell: (config) => config.key },
    type: { title: 'common_type', names: 'configs_type', cell: (config) => config.type },
    value: { title: 'configs_value', cell: (config) => config.value },
    isPublic: { title: 'configs_public', names: 'common', cell: (config) => yesNoOf(config.is_public) },
    lastChange: {
      title: 'configs_last_change',
      moment: async (config, ctx) => (await lastChangeOf(config, ctx))?.created_at ?? null,
    },
  },
})

const configs = recordStore({
  model: 'CONFIG',
  record: configRecord,
  table: 'configs',
  gone: 'configs_text_gone',
  taken: { configs_key_key: { field: 'key', reason: 'configs_text_key_taken' } },
})

registerReading('CONFIG', { record: configRecord, rows: loaderById('configs'), gone: 'configs_text_gone' })
registerRecordNames('CONFIG', { nameIn: ({ key }) => key })

addListQuery(list, listPageType('ConfigPage', Config))

rootField(configOperations.getConfigs, {
  description: 'The newest configs. `cmsGetConfigs` has all of them, by page.',
  type: [Config],
  input: z.object({ limit: limitInput(configsLimit) }),
  resolve: ({ limit }, ctx) =>
    list.page(ctx.db, { filters: {}, sort: configList.defaultSort, limit, offset: 0 }).items(),
})
rootField(configOperations.createConfig, {
  type: Config,
  input: configInput,
  resolve: ({ isPublic = false, ...config }, ctx) => configs.create(ctx, { ...config, is_public: isPublic }),
})
rootField(configOperations.updateConfig, {
  type: Config,
  input: z.intersection(target, configInput),
  resolve: ({ _id, version, isPublic, ...config }, ctx) =>
    configs.changeBy(ctx, { _id, version }, (_, row) => {
      const is_public = isPublic ?? row.is_public
      if (is_public && !mayBePublic(config.key)) throw invalid('isPublic', 'configs_text_never_public')
      return { ...config, is_public }
    }),
})
rootField(configOperations.deleteConfig, {
  type: Config,
  input: target,
  resolve: (config, ctx) => configs.remove(ctx, config),
})
