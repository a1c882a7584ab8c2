import { type RawBuilder, sql } from 'kysely'
import { audit } from '../../../../platform/server/audit/audit.ts'
import type { Context } from '../../../../platform/server/context.ts'
import type { GivenFile } from '../../../records/runs/import.rules.ts'
import { importable, importFile, markLate, registerImport } from '../../../records/runs/server/public.ts'
import { sensitiveWordOperations } from '../sensitive-word.operations.ts'

const wordTitles = [
  'import words',
  'từ cần nhập',
  'sensitive word',
  'sensitive words',
  'từ nhạy cảm',
  'word',
  'words',
  'từ',
  'keyword',
  'keywords',
  'từ khóa',
  'từ khoá',
  'từ cấm',
  'từ ngữ',
  'danh sách từ',
  'bad words',
  'banned words',
]

registerImport('WORD_IMPORT', {
  permission: sensitiveWordOperations.cmsCheckSensitiveWords.permission,
  // The export has two columns: where somebody has filled in the second one, only that is imported.
  columns: [{ key: 'word', titles: wordTitles, takesRest: true }],
  isProse: true,
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
export const checkWords = (ctx: Context, { file, layout }: GivenFile) =>
  importFile(ctx, 'WORD_IMPORT', file, { commits: false, layout })
