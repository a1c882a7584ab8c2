import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { Context } from '../../../../platform/server/context.ts'

/** How codes of the sandbox begin: nobody at a counter takes one for a real one. */
const beginning = 'TEST-'

/** How many the sandbox says that are left of each voucher: they are made when somebody takes one. */
export const testCodesLeft = 1_000

/** How many members can enter a printed code of the sandbox. */
const mostEntering = 1_000_000

/** Makes a code of a voucher in the sandbox, for one member. The voucher's own codes stay untouched. */
export async function makeTestCode(ctx: Context, voucherId: string): Promise<string> {
  const code = beginning + randomBytes(5).toString('hex').toUpperCase()
  const { rows } = await sql<{ id: string }>`
    insert into voucher_codes (id, voucher_id, code, start_date, end_date)
      select ${uuidv7()}, id, ${code}, start_date, end_date from vouchers where id = ${voucherId} returning id`.execute(
    ctx.db,
  )
  return rows[0]!.id
}

/** Makes what the sandbox takes as printed on a voucher, if that was typed: `TEST-` and the last twelve characters of its id. */
export async function makePrintedTestCode(ctx: Context, typed: string): Promise<void> {
  const code = sql`${beginning} || upper(right(id::text, 12))`
  await sql`insert into voucher_codes (id, voucher_id, code, qty, start_date, end_date)
    select ${uuidv7()}, id, ${code}, ${mostEntering}, start_date, end_date from vouchers
      where is_printed and voucher_code_key(${code}) = voucher_code_key(${typed})
    on conflict do nothing`.execute(ctx.db)
}
