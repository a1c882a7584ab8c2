import { type RawBuilder, type Selectable, sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { SensitiveWords } from '../../../../../database/tables.ts'
import { audit } from '../../../../platform/server/audit/audit.ts'
import { command } from '../../../../platform/server/command.ts'
import type { Context } from '../../../../platform/server/context.ts'

export type SensitiveWord = Selectable<SensitiveWords>

export const sensitiveWordModel = 'SENSITIVE_WORD'

/**
 * Adds the words that do not exist yet. If two people add the same word at the same time, it is added once. The words
 * are always inserted in the same order, so that the two cannot deadlock.
 *
 * @returns the added ones
 */
export function addWords(ctx: Context, keys: readonly string[]): Promise<SensitiveWord[]> {
  const rows = keys.toSorted().map((key) => ({ id: uuidv7(), key }))
  return command(ctx, async (ctx) => {
    if (rows.length === 0) return []
    const added = await ctx.db
      .insertInto('sensitive_words')
      .values(rows)
      .onConflict((conflict) => conflict.constraint('sensitive_words_key_key').doNothing())
      .returningAll()
      .execute()
    for (const word of added) await note(ctx, word, { after: { key: word.key }, version: word.version })
    return added
  })
}

/** Removes the words with these ids, or these words themselves. Returns whether any of them existed. */
export const removeWordsByIds = (ctx: Context, ids: readonly string[]) =>
  removeWords(ctx, sql`id = any(${[...ids]}::uuid[])`)
export const removeWordsByKeys = (ctx: Context, keys: readonly string[]) =>
  removeWords(ctx, sql`key = any(${[...keys]}::text[])`)

function removeWords(ctx: Context, chosen: RawBuilder<unknown>): Promise<boolean> {
  return command(ctx, async (ctx) => {
    const { rows } = await sql<SensitiveWord>`
      select * from sensitive_words where ${chosen} order by id for update`.execute(ctx.db)
    if (rows.length === 0) return false
    await sql`delete from sensitive_words where id = any(${rows.map(({ id }) => id)}::uuid[])`.execute(ctx.db)
    for (const word of rows) await note(ctx, word, { before: { key: word.key }, version: word.version + 1 })
    return true
  })
}

interface Noted {
  readonly before?: { readonly key: string }
  readonly after?: { readonly key: string }
  readonly version: number
}

const note = (ctx: Context, { id }: SensitiveWord, noted: Noted) =>
  audit(ctx, { model: sensitiveWordModel, targetId: id, action: ctx.operation!.name, ...noted })
