import type { Selectable } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { Configs } from '../../../../database/tables.ts'
import { audit } from '../../../platform/server/audit/audit.ts'
import { command } from '../../../platform/server/command.ts'
import type { Context } from '../../../platform/server/context.ts'
import { refuseStale } from '../../../platform/server/version.ts'
import { invalid, Refusal } from '../../../platform/shared/refusal.ts'
import { type ConfigInput, configTexts } from '../config.rules.ts'

export type ConfigRow = Selectable<Configs>

export async function createConfig(ctx: Context, input: ConfigInput): Promise<ConfigRow> {
  return command(ctx, async (ctx) => {
    const config = await ctx.db
      .insertInto('configs')
      .values({ id: uuidv7(), ...input })
      .onConflict((oc) => oc.column('key').doNothing())
      .returningAll()
      .executeTakeFirst()
    if (!config) throw invalid('key', configTexts.keyTaken)
    await audit(ctx, {
      action: 'createConfig',
      model: 'CONFIG',
      targetId: config.id,
      after: input,
      version: config.version,
    })
    return config
  })
}

export async function updateConfig(
  ctx: Context,
  id: string,
  input: ConfigInput,
  version?: number | null,
): Promise<ConfigRow> {
  return command(ctx, async (ctx) => {
    const config = await lock(ctx, id, version)
    const { key, value, type } = config
    if (key === input.key && value === input.value && type === input.type) return config
    await refuseTakenKey(ctx, id, input.key)
    const changed = await ctx.db
      .updateTable('configs')
      .set({ ...input, version: config.version + 1 })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow()
    await audit(ctx, {
      action: 'updateConfig',
      model: 'CONFIG',
      targetId: id,
      before: { key, value, type },
      after: input,
      version: changed.version,
    })
    return changed
  })
}

export async function deleteConfig(ctx: Context, id: string, version?: number | null): Promise<ConfigRow> {
  return command(ctx, async (ctx) => {
    const config = await lock(ctx, id, version)
    const { key, value, type } = config
    await ctx.db.deleteFrom('configs').where('id', '=', id).execute()
    await audit(ctx, {
      action: 'deleteConfig',
      model: 'CONFIG',
      targetId: id,
      before: { key, value, type },
      version: config.version + 1,
    })
    return config
  })
}

async function lock(ctx: Context, id: string, version?: number | null): Promise<ConfigRow> {
  const config = await ctx.db.selectFrom('configs').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  if (!config) throw new Refusal('NOT_FOUND', configTexts.gone, { reason: 'gone' })
  await refuseStale(ctx, { model: 'CONFIG', id, version: config.version }, version)
  return config
}

/** Says it kindly; against two who take a key at once the unique constraint stands. */
async function refuseTakenKey(ctx: Context, id: string, key: string): Promise<void> {
  const other = await ctx.db
    .selectFrom('configs')
    .select('id')
    .where('key', '=', key)
    .where('id', '<>', id)
    .executeTakeFirst()
  if (other) throw invalid('key', configTexts.keyTaken)
}
