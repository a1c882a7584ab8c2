import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../../../../database/tables.ts'
import { callerOf } from '../../../../platform/server/access/caller.ts'
import { command } from '../../../../platform/server/command.ts'
import type { Context } from '../../../../platform/server/context.ts'
import { inThread } from '../../../../platform/server/in-thread.ts'
import { fairQueue } from '../../../../platform/server/turns.ts'
import { advance, beginRun, registerRunKind, type RunRow, worked } from '../../../records/runs/server/public.ts'
import { sensitiveWordOperations } from '../sensitive-word.operations.ts'
import { newTrial, type TriedPost, type WordTrial } from '../word-trial.ts'

/** How many of the newest posts are searched immediately. */
const newest = 20_000
/** How many posts one statement reads. */
const atATime = 1_000
/** A run's progress is stored after each this many posts. */
const ofStep = 5_000

interface Cursor {
  readonly created_at: string
  readonly id: string
}
type Page = readonly (TriedPost & { readonly created_at: Date })[]

/** The next posts, the newest first. */
async function postsAfter(db: Kysely<Tables>, after: Cursor | null): Promise<Page> {
  let posts = db
    .selectFrom('posts')
    .select(['id', 'title', 'content', 'status', 'created_at'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(atATime)
  if (after) posts = posts.where(sql<boolean>`(created_at, id) < (${after.created_at}::timestamptz, ${after.id}::uuid)`)
  return posts.execute()
}

const cursorOf = (page: Page): Cursor | null => {
  const last = page.at(-1)
  return last ? { created_at: last.created_at.toISOString(), id: last.id } : null
}

interface Progress {
  readonly trial: WordTrial
  /** Null after the last post. */
  readonly after: Cursor | null
}

/** Searching twenty thousand posts takes a second of a processor, for which no other request should wait. */
const thread = new URL('word-trial.thread.ts', import.meta.url)

interface Question {
  readonly trial: WordTrial
  readonly posts: readonly TriedPost[]
}

/** Continues a trial with at most this many posts. */
const goOn = (db: Kysely<Tables>, { trial, after }: Progress, most: number): Promise<Progress> =>
  inThread<Question, WordTrial, Progress>(thread, async (ask) => {
    let [now, at] = [trial, after]
    const until = trial.posts + most
    while (now.posts < until) {
      const page = await postsAfter(db, at)
      now = await ask({ trial: now, posts: page })
      at = cursorOf(page)
      if (page.length < atATime) return { trial: now, after: null }
    }
    return { trial: now, after: at }
  })

/** A second trial of the same person waits for the first. */
const trials = fairQueue('word trials', { most: 2, mostPerCaller: 1, places: 256, placesPerCaller: 2 })

/** Finds a word in the newest posts. */
export const tryWord = (ctx: Context, word: string): Promise<WordTrial> =>
  trials.run(callerOf(ctx), async () => (await goOn(ctx.db, { trial: newTrial(word), after: null }, newest)).trial)

/** Begins a run that does the same for all posts. */
export async function tryWordOnAll(ctx: Context, word: string): Promise<RunRow> {
  const begun = await command(ctx, async (ctx) => {
    const { posts } = await ctx.db
      .selectFrom('post_tally')
      .select(sql<number>`coalesce(sum(posts), 0)::int`.as('posts'))
      .executeTakeFirstOrThrow()
    return beginRun(ctx, { kind: 'WORD_TRIAL', name: word, phase: 'WORKING', total: posts })
  })
  return worked(ctx, begun, 1)
}

registerRunKind('WORD_TRIAL', {
  permission: sensitiveWordOperations.cmsTryWordOnAll.permission,
  // The posts are read before the transaction, which would otherwise keep the run locked meanwhile.
  async step(work) {
    const { run, ctx } = work
    const known = run.result as Partial<WordTrial> & { readonly after?: Cursor }
    const from = { trial: known.counts ? (known as WordTrial) : newTrial(run.name), after: known.after ?? null }
    const { trial, after } = await goOn(ctx.db, from, ofStep)
    const done = trial.posts
    await advance(work, async () =>
      after
        ? { done, result: JSON.stringify({ ...trial, after }) }
        : { done, total: done, result: JSON.stringify(trial), state: 'DONE' },
    )
  },
})
