import { sql } from 'kysely'
import { type Context, defineLoader, inOrder } from '../../../../platform/server/context.ts'
import { registerImport, resultOf, type RunRow } from '../../../records/runs/server/public.ts'
import { voucherCodeOperations } from '../voucher-code.operations.ts'
import { countReplaced, createStaged, noteCodes, parametersOf, undoReplacement } from './code-batch.ts'
import { codeColumns } from './code-rows.ts'

/** Shorter codes can be guessed by trying. */
const shortestUnguessable = 8

/** The title of the voucher that has a code, by the code's key. */
const voucherOfCode = defineLoader<string, string | null>(async (ctx, keys) => {
  const found = await ctx.db
    .selectFrom('voucher_codes as c')
    .innerJoin('vouchers as v', 'v.id', 'c.voucher_id')
    .select(['c.code_key', 'v.title'])
    .where('c.code_key', 'in', keys)
    .where('c.deleted_at', 'is', null)
    .execute()
  return inOrder(keys, found, ({ code_key }) => code_key).map((code) => code?.title ?? null)
})

export const codeImport = {
  permission: voucherCodeOperations.createVoucherCode.permission,
  columns: codeColumns,
  rows: new URL('code-rows.ts', import.meta.url),
  key: (cells: Parameters<typeof keyOf>[0]) => keyOf(cells),
  judge: judgeCodes,
  async commit(ctx: Context, run: RunRow) {
    const { created, replaced } = await createStaged(ctx, run)
    const { created: judged, existing, repeated } = resultOf(run)
    const counts = { created, existing: existing! + judged! - created, repeated }
    await noteCodes(ctx, run, parametersOf(run).reCreate ? { ...counts, replaced } : counts)
    return { created, replaced, undoable: replaced > 0 }
  },
  existsIn: voucherOfCode,
  undo: undoReplacement,
}

registerImport('CODE_IMPORT', codeImport)

function keyOf(cells: ReturnType<typeof sql>) {
  return sql<string>`voucher_code_key(${cells}->>'code')`
}

/**
 * Marks the codes that exist, and those that can be guessed: short codes, and codes that follow one another in a
 * sequence.
 */
async function judgeCodes(ctx: Context, run: RunRow): Promise<Record<string, number>> {
  // Codes that the import replaces do not count as existing.
  const replaced = parametersOf(run).reCreate
    ? sql`and not (c.voucher_id = ${run.target_id} and c.sold_qty = 0 and c.pool is null)`
    : sql``
  await sql`
    update run_rows r set problem = 'EXISTING' from voucher_codes c
      where r.run_id = ${run.id} and r.problem is null and c.code_key = r.key and c.deleted_at is null
        ${replaced}`.execute(ctx.db)
  await sql`
    with numbered as (
      select id, key, regexp_replace(key, '[0-9]{1,15}$', '') as stem, substring(key from '[0-9]{1,15}$')::bigint as number
        from run_rows where run_id = ${run.id} and problem is null
    ), besides as (
      select id, key, number - lag(number) over next as before, lead(number) over next - number as after
        from numbered window next as (partition by stem, length(key) order by number)
    )
    update run_rows r set problem = 'GUESSABLE' from besides b
      where r.id = b.id and (length(b.key) < ${shortestUnguessable} or b.before = 1 or b.after = 1)`.execute(ctx.db)
  return parametersOf(run).reCreate ? countReplaced(ctx, run) : {}
}
