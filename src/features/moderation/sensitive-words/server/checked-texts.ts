import { sql } from 'kysely'
import type { App, Context } from '../../../../platform/server/context.ts'
import { invalid } from '../../../../platform/server/refusal.ts'
import { settingOf } from '../../../../platform/server/setting.ts'
import { type CheckedTexts, registerWords } from '../../../../platform/server/words.ts'
import type { TermModel } from '../../../../platform/shared/term-status.ts'
import { reportForWords } from '../../reports/server/public.ts'
import { type Hit, isWritten, maskWords, wordMatcher } from '../word-matches.ts'

registerWords({
  check: async (ctx) => {
    const find = await matcherOf(ctx)
    return (texts) => checkTexts(ctx, find, texts)
  },
  report: (ctx, { model, id }) => reportForWords(ctx, { model: model as TermModel, id }),
})

async function checkTexts<Field extends string>(
  ctx: Context,
  find: Known['find'],
  texts: Readonly<Record<Field, string>>,
): Promise<CheckedTexts<Field>> {
  const found = Object.entries<string>(texts).map(([field, text]) => ({ field, text, hits: find(text) }))
  if (found.every(({ hits }) => hits.length === 0)) return { texts, masked: false, suspicious: false }
  const action = await settingOf(ctx, 'words.action')
  const exactIn = (hits: readonly Hit[]) => hits.filter(({ kind }) => kind === 'EXACT').map(({ word }) => word)
  const refused = found.find(({ hits }) => exactIn(hits).length > 0)
  if (refused && action === 'REFUSE')
    throw invalid(refused.field, 'sensitive_words_text_written', { word: exactIn(refused.hits)[0]! })
  const masked = refused !== undefined && action === 'MASK'
  const stored = found.map(({ field, text, hits }) => [field, masked ? maskWords(text, exactIn(hits)) : text])
  const isSpelledElse = found.some(({ hits }) => hits.some(({ kind }) => kind !== 'EXACT'))
  return {
    texts: Object.fromEntries(stored) as Record<Field, string>,
    masked,
    suspicious: isSpelledElse || (refused !== undefined && action === 'REVIEW'),
  }
}

interface Known {
  readonly version: number
  readonly find: (text: string) => Hit[]
}

const known = new WeakMap<App, Known>()

/** The matcher of all words, in the memory of this replica, as long as the list stays the same. */
async function matcherOf(ctx: Context): Promise<Known['find']> {
  const { version } = await ctx.db.selectFrom('sensitive_word_version').select('version').executeTakeFirstOrThrow()
  const kept = known.get(ctx.app)
  if (kept?.version === version) return kept.find
  const { rows } = await sql<{ key: string }>`select key from sensitive_words`.execute(ctx.db)
  const find = wordMatcher(
    rows.map(({ key }) => key),
    isWritten,
  )
  known.set(ctx.app, { version, find })
  return find
}
