import { type RawBuilder, sql } from 'kysely'
import { audit } from '../../../../platform/server/audit/audit.ts'
import type { Context } from '../../../../platform/server/context.ts'
import { importable, importFile, markLate, registerImport } from '../../../records/runs/server/public.ts'
import { sensitiveWordOperations } from '../sensitive-word.operations.ts'

registerImport('WORD_IMPORT', {
  permission: sensitiveWordOperations.cmsCheckSensitiveWords.permission,
  // The export has two columns: the words that it lists are not imported, those that somebody fills in are.
  columns: [{ key: 'word', titles: ['import words', 'sensitive word', 'từ nhạy cảm', 'word', 'từ'] }],
  rows: new URL('word-rows.ts', import.meta.url),
  key: (cells: RawBuilder<unknown>) => sql<string>`${cells}->>'word'`,
  async judge(ctx, run) {
    await sql`update run_rows r set problem = 'EXISTING' from sensitive_words w
      where r.run_id = ${run.id} and r.problem is null and w.key = r.key`.execute(ctx.db)
  },
  async commit(ctx, run) {
    const inserted = await sql`
      insert into sensitive_words (id, key)
        select r.id, r.key from run_rows r where r.run_id = ${run.id} and ${importable} order by r.key
        on conflict (key) do nothing`.execute(ctx.db)
    await markLate(ctx, run, sql`sensitive_words`)
    const created = Number(inserted.numAffectedRows)
    await audit(ctx, { action: 'cmsConfirmRun', model: 'RUN', targetId: run.id, after: { created } })
    return { created }
  },
})

/** Begins a dry run of an import of words. */
export const checkWords = (ctx: Context, file: unknown) => importFile(ctx, 'WORD_IMPORT', file, { commits: false })
