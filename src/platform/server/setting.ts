import { sql } from 'kysely'
import { type Context, defineLoader, inOrder } from './context.ts'
import { fixedStatement } from './database/statement.ts'

const read = fixedStatement<{ keys: readonly string[] }, { key: string; value: string }>((db, { keys }) =>
  sql<{ key: string; value: string }>`select key, value from system_settings where key = any (${keys})`.compile(db),
)

const valueOf = defineLoader<string, string | null>(async (ctx, keys) =>
  inOrder(keys, await read(ctx.db, { keys }), ({ key }) => key).map((row) => row?.value ?? null),
)

/** The value of a system setting. Migrations plant each; staff change its value and delete none. */
export async function settingOf(ctx: Context, key: string): Promise<string> {
  const value = await ctx.load(valueOf, key)
  if (value === null) throw new Error(`there is no setting ${key}`)
  return value
}

export const numberSetting = async (ctx: Context, key: string): Promise<number> => Number(await settingOf(ctx, key))
