import { randomInt } from 'node:crypto'
import { sql } from 'kysely'
import type { Context } from '../../../../platform/server/context.ts'

/** Crockford's base32: no letter that looks like a digit or another letter. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const length = 8

/** The member's code; made when it is first asked for, and never changed. */
export async function referralCodeOf(ctx: Context, userId: string): Promise<string> {
  const known = await ctx.db
    .selectFrom('referral_codes')
    .select('code')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (known) return known.code
  // Two requests at once make one code; a code that somebody has is made again.
  for (;;) {
    const code = Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('')
    const { rows } = await sql<{ code: string }>`
      with made as (insert into referral_codes (user_id, code) values (${userId}, ${code}) on conflict do nothing returning code)
      select code from made union all select code from referral_codes where user_id = ${userId}`.execute(ctx.db)
    if (rows[0]) return rows[0].code
  }
}

/** Whose code it is; null for nobody's. Spaces, dashes and the case of letters do not matter. */
export async function inviterOf(ctx: Context, code: string): Promise<string | null> {
  const row = await ctx.db
    .selectFrom('referral_codes')
    .innerJoin('users', 'users.id', 'referral_codes.user_id')
    .select('users.id')
    .where('code', '=', code.replace(/[\s-]/g, '').toUpperCase())
    .where('users.deleted', '=', false)
    .where('users.term_status', '<>', 'BLOCKED')
    .executeTakeFirst()
  return row?.id ?? null
}
