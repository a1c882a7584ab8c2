import { type RawBuilder, sql } from 'kysely'
import { audit } from '../../../platform/server/audit/audit.ts'
import type { Context } from '../../../platform/server/context.ts'
import {
  type GivenCell,
  importable,
  importFile,
  markLate,
  registerImport,
  type StagedRow,
  textOf,
} from '../../runs/server/public.ts'
import { sensitiveWordOperations } from '../sensitive-word.operations.ts'
import { longestWord, wordsOf } from '../sensitive-word.rules.ts'

registerImport('WORD_IMPORT', {
  permission: sensitiveWordOperations.cmsCheckSensitiveWords.permission,
  // The export has two columns: the words that it lists are not imported, those that somebody fills in are.
  columns: [{ key: 'word', titles: ['import words', 'sensitive word', 'từ nhạy cảm', 'word', 'từ'] }],
  read: (row, { word = '' }) => wordRows(row, word),
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

/** A cell may hold several words, separated by commas. */
function wordRows(row: number, cell: GivenCell): StagedRow[] {
  const fault = (why: NonNullable<StagedRow['fault']>['why']) => ({ column: 'word', why })
  if (typeof cell !== 'string') return [{ row, cells: { word: textOf(cell).slice(0, 200) }, fault: fault(cell.fault) }]
  if (/(?!\s)[\p{Cc}\p{Cs}]/u.test(cell))
    return [{ row, cells: { word: cell.slice(0, 200) }, fault: fault('files_text_cell_control') }]
  return wordsOf(cell).map((word) => {
    const cells = { word: word.slice(0, 200) }
    if (word.length > longestWord) return { row, cells, fault: fault('sensitive_words_text_word_long') }
    return { row, cells }
  })
}

/** Begins a dry run of an import of words. */
export const checkWords = (ctx: Context, file: unknown) => importFile(ctx, 'WORD_IMPORT', file, { commits: false })
