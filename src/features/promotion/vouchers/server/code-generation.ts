import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { Context } from '../../../../platform/server/context.ts'
import {
  advance,
  registerRunKind,
  resultOf,
  type RunRow,
  stage,
  type Work,
} from '../../../records/runs/server/public.ts'
import { voucherCodeOperations } from '../voucher-code.operations.ts'
import { codeOf, usualPattern } from '../code-pattern.ts'
import { batchOf, type CodeParameters, createStaged, noteCodes, parametersOf } from './code-batch.ts'
import { codeImport } from './code-import.ts'

/** How many codes one transaction creates. */
const atATime = 10_000

/** A run that was begun by the former version has neither. */
function randomCode({ prefix, pattern }: CodeParameters): string {
  const shape = pattern || usualPattern
  return codeOf(prefix ?? '', shape, randomBytes(shape.length))
}

registerRunKind('CODE_GENERATION', {
  permission: voucherCodeOperations.createVoucherCode.permission,
  step: (work) => (work.run.phase === 'COMMITTING' ? replaceAll(work) : generate(work)),
})

/**
 * Creates the next codes of a run. They are valid at once, unless they replace others: then they are staged, and
 * created in one last step.
 */
async function generate(work: Work): Promise<void> {
  await advance(work, async (ctx, run) => {
    const parameters = parametersOf(run)
    const { reCreate } = parameters
    const codes = Array.from({ length: Math.min(atATime, run.total! - run.done) }, () => randomCode(parameters))
    const made = reCreate ? await stageCodes(ctx, run, codes) : await insertCodes(ctx, run, codes)
    const done = run.done + made
    const result = { created: (resultOf(run).created ?? 0) + made }
    if (done < run.total!) return { done, result: JSON.stringify(result) }
    if (reCreate) return { done, result: JSON.stringify(result), phase: 'COMMITTING' }
    await noteCodes(ctx, run, { created: result.created, existing: 0, repeated: 0 })
    return { done, result: JSON.stringify(result), state: 'DONE' }
  })
}

/** Returns how many were new; for those that existed by chance, the caller makes others. */
async function insertCodes(ctx: Context, run: RunRow, codes: readonly string[]): Promise<number> {
  const { voucher, startDate, endDate, vendorCode, remarks } = await batchOf(ctx, run)
  const inserted = await sql`
    insert into voucher_codes (id, voucher_id, code, start_date, end_date, vendor_code, remarks, run_id)
      select t.id, ${voucher.id}::uuid, t.code, ${startDate}::timestamptz, ${endDate}::timestamptz, ${vendorCode}::text,
          ${remarks}::text, ${run.id}::uuid
        from unnest(${codes.map(() => uuidv7())}::uuid[], ${codes}::text[]) t (id, code)
      on conflict (code_key) where deleted_at is null do nothing`.execute(ctx.db)
  return Number(inserted.numAffectedRows)
}

async function stageCodes(ctx: Context, { id, done }: RunRow, codes: readonly string[]): Promise<number> {
  const rows = codes.map((code, i) => ({ row: done + i + 1, cells: { code, quantity: 1 } }))
  await stage(ctx, id, codeImport, rows, done)
  return codes.length
}

async function replaceAll(work: Work): Promise<void> {
  await advance(work, async (ctx, run) => {
    const { created, replaced } = await createStaged(ctx, run)
    await noteCodes(ctx, run, { created, existing: 0, repeated: 0, replaced })
    await ctx.db.deleteFrom('run_rows').where('run_id', '=', run.id).execute()
    return { state: 'DONE', result: JSON.stringify({ created, replaced }) }
  })
}
