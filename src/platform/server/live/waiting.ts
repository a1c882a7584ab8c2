import type { Kysely } from 'kysely'
import type { Tables } from '../../../../database/tables.ts'
import { mayCall, type Operation } from '../../shared/operation.ts'
import type { App } from '../context.ts'
import { requestPatience, withPatience } from '../database/patience.ts'
import type { LiveStream } from './live-stream.ts'

/**
 * How much waits for somebody to handle it. A feature names its figures in `Feature.waiting`; the side menu shows each
 * beside the main entry of the same operation, to those who may call it.
 */
export interface WaitingFigure {
  readonly operation: Operation
  /** Read every second, so it must be cheap however much waits: the sum of a tally. */
  readonly count: (db: Kysely<Tables>) => Promise<number>
}

/** Milliseconds between two counts. */
const countEvery = 1_000

/**
 * Tells streams how much waits: at most once a second, with one count for all of them, and only what changed. Nothing
 * announces these figures, because a notification for each report that arrives would make its writers wait for each
 * other. Nothing is counted while nobody may see it.
 *
 * @returns a function that stops it
 */
export function sendWaiting({ waiting, database }: App, streams: ReadonlySet<LiveStream>): () => void {
  let counting = false

  async function count(): Promise<void> {
    const watched = waiting.filter(({ operation }) => [...streams].some(({ viewer }) => mayCall(viewer, operation)))
    if (watched.length === 0) return
    const figures = await withPatience(requestPatience, () =>
      Promise.all(watched.map(async ({ operation, count }) => ({ operation, figure: await count(database.kysely) }))),
    )
    for (const stream of streams) {
      const visible = figures.filter(({ operation }) => mayCall(stream.viewer, operation))
      stream.waiting(Object.fromEntries(visible.map(({ operation, figure }) => [operation.name, figure])))
    }
  }

  const timer = setInterval(() => {
    if (counting) return
    counting = true
    // While the database is away, the last figures remain; the check of the sessions writes it to the log.
    void count()
      .catch(() => undefined)
      .finally(() => (counting = false))
  }, countEvery)
  timer.unref()
  return () => clearInterval(timer)
}
