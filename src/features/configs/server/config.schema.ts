import { z } from 'zod'
import { builder, enumOf } from '../../../platform/server/graphql/builder.ts'
import { limitInput } from '../../../platform/server/graphql/lists.ts'
import { configsLimit } from '../config.list.ts'
import { configOperations } from '../config.operations.ts'
import { configInput, configTypes } from '../config.rules.ts'
import { type ConfigRow, createConfig, deleteConfig, updateConfig } from './config.commands.ts'

const ConfigType = enumOf('ConfigType', configTypes)

const Config = builder.objectRef<ConfigRow>('Config').implement({
  fields: (t) => ({
    _id: t.exposeID('id'),
    key: t.exposeString('key'),
    value: t.exposeString('value'),
    type: t.expose('type', { type: ConfigType }),
    createdAt: t.expose('created_at', { type: 'DateTime' }),
    version: t.exposeInt('version'),
  }),
})

builder.queryField('getConfigs', (t) =>
  t.field({
    operation: configOperations.getConfigs,
    input: z.object({ limit: limitInput(configsLimit) }),
    type: [Config],
    args: { limit: t.arg.int() },
    resolve: (_, args, ctx) =>
      ctx.db
        .selectFrom('configs')
        .selectAll()
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(args.limit!)
        .execute(),
  }),
)

const target = z.object({ _id: z.uuid(), version: z.number().int().min(1).nullish() })

builder.mutationFields((t) => {
  const fields = {
    key: t.arg.string({ required: true }),
    value: t.arg.string({ required: true }),
    type: t.arg({ type: ConfigType, required: true }),
  }
  const record = { _id: t.arg.id({ required: true }), version: t.arg.int() }
  return {
    createConfig: t.field({
      operation: configOperations.createConfig,
      input: configInput,
      type: Config,
      args: fields,
      resolve: (_, { key, value, type }, ctx) => createConfig(ctx, { key, value, type }),
    }),
    updateConfig: t.field({
      operation: configOperations.updateConfig,
      input: z.intersection(configInput, target),
      type: Config,
      args: { ...record, ...fields },
      resolve: (_, { _id, version, key, value, type }, ctx) => updateConfig(ctx, _id, { key, value, type }, version),
    }),
    deleteConfig: t.field({
      operation: configOperations.deleteConfig,
      input: target,
      type: Config,
      args: record,
      resolve: (_, { _id, version }, ctx) => deleteConfig(ctx, _id, version),
    }),
  }
})
