import { mayCall } from '../../shared/operation.ts'
import type { App, WaitingFigure } from '../context.ts'
import { databaseBudgetMs, withPatience } from '../database/patience.ts'
import { sandboxOf } from '../database/sandbox/sandbox.ts'
import type { LiveStream } from './live-stream.ts'

/** Milliseconds between two counts. */
const countEvery = 1_000

/**
 * Sends the figures to the streams, those of the sandbox to whoever looks into it: at most once a second, counted once for
 * all streams, and only changed ones. They are counted at intervals, because a notification for each arriving report would
 * make the writers wait for each other. Nothing is counted while nobody may see it.
 *
 * @returns a function that stops it
 */
export function sendWaiting(app: App, streams: ReadonlySet<LiveStream>): () => void {
  let counting = false

  async function count(): Promise<void> {
    const [there, here] = [
      [...streams].filter(({ sandbox }) => sandbox),
      [...streams].filter(({ sandbox }) => !sandbox),
    ]
    await countFor(app, here)
    await countFor(sandboxOf(app), there)
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

async function countFor({ waiting, database }: App, streams: readonly LiveStream[]): Promise<void> {
  const watched = waiting.filter(({ operation }) => streams.some(({ viewer }) => mayCall(viewer, operation)))
  if (watched.length === 0) return
  const people = [...new Set(streams.map(({ viewer }) => viewer._id))]
  const figureOf = async (figure: WaitingFigure): Promise<(person: string) => number> => {
    if ('count' in figure) {
      const number = await figure.count(database.kysely)
      return () => number
    }
    const numbers = await figure.countFor(database.kysely, people)
    return (person) => numbers.get(person) ?? 0
  }
  const figures = await withPatience(databaseBudgetMs, () =>
    Promise.all(watched.map(async (figure) => ({ ...figure, of: await figureOf(figure) }))),
  )
  for (const stream of streams) {
    const visible = figures.filter(({ operation }) => mayCall(stream.viewer, operation))
    stream.waiting(Object.fromEntries(visible.map(({ operation, of }) => [operation.name, of(stream.viewer._id)])))
  }
}
