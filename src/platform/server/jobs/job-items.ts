import { type Kysely, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import type { Tables } from '../../../../database/tables.ts'
import type { App, Job, Round } from '../context.ts'
import { isCut } from '../database/patience.ts'
import { failedAttempts, forgetFailure, forgetGone, isNotPausing, storeFailure } from './job-failures.ts'
import { RightsEnded } from '../access/rights.ts'

const batch = 100
/** Milliseconds after which a run leaves the rest to the next one, so that other jobs have their turn. */
const longestRound = 3_000
/** How often an item is tried before it is given up, if its job can do that. */
const mostAttempts = 5

interface ItemWork<T> {
  readonly name: string
  readonly everySeconds: number
  /**
   * The items that are due, in their order.
   *
   * @param after the last item of the batch before. Only needed if `work` may leave items for later.
   */
  readonly due: (db: Kysely<Tables>, after: T | undefined) => SelectQueryBuilder<Tables, never, T>
  /** The item's name, from columns of `due`. It is stored and shown if the item fails. */
  readonly item: RawBuilder<string>
  /**
   * Carries one item out. Another process may have done it already, so it must check that within its transaction.
   *
   * @returns false if there was nothing to do, or not yet
   */
  readonly work: (app: App, item: T) => Promise<boolean>
  /** Puts an item that cannot be carried out into a state in which it is no longer due. Without it, tries never end. */
  readonly giveUp?: (app: App, item: T, error: unknown) => Promise<void>
  /** See `Job`. */
  readonly inSandbox?: boolean
}

export interface ItemJob extends Job {
  run(app: App, within?: number): Promise<Round>
}

interface Offered {
  readonly item_name: string
  readonly failed_attempts: number | null
}

/**
 * A job that carries out items one by one. One that fails is stored with its error and pauses, longer each time, while
 * the others go on; once it is carried out, its failures are forgotten.
 */
export function itemJob<T extends object>(spec: ItemWork<T>): ItemJob {
  const { name, everySeconds, inSandbox = false } = spec
  return {
    name,
    everySeconds,
    inSandbox,
    works: 'ITEMS',
    run: (app, within) => offerAll(app, spec, within ?? longestRound),
  }
}

/** A job of several pieces of work that do not depend on each other. Each is an item, so that one that fails stops no other. */
export function partsJob(spec: {
  readonly name: string
  readonly everySeconds: number
  readonly parts: Readonly<Record<string, (app: App) => Promise<unknown>>>
  /** See `Job`. */
  readonly inSandbox?: boolean
  /** Parts that are about what the sandbox shares. */
  readonly outsideOnly?: readonly string[]
}): ItemJob {
  const { name, everySeconds, parts, inSandbox = false, outsideOnly = [] } = spec
  const work: ItemWork<{ readonly part: string }> = {
    name,
    everySeconds,
    due: (db) =>
      db
        .selectFrom(sql<{ part: string }>`unnest(${Object.keys(parts)}::text[])`.as<'parts'>(sql`parts (part)`))
        .select('part') as never,
    item: sql`part`,
    work: async (app, { part }) => {
      if (app.sandbox && outsideOnly.includes(part)) return false
      await parts[part]!(app)
      return true
    },
  }
  // Without a limit of time: each run begins with the first part, so a later one might never have its turn.
  return { name, everySeconds, inSandbox, works: 'PARTS', run: (app) => offerAll(app, work, Infinity) }
}

async function offerAll<T extends object>(app: App, spec: ItemWork<T>, within: number): Promise<Round> {
  const { kysely } = app.database
  const end = performance.now() + within
  const begunAt = await now(kysely)
  const offered = new Set<string>()
  const round = { done: 0, failures: [] as { item: string; error: unknown }[] }
  for (let last: T | undefined; ;) {
    const items = await nextItems(kysely, spec, last)
    const fresh = items.filter(({ item_name }) => !offered.has(item_name))
    for (const item of fresh) {
      if (app.stopping.signal.aborted) return { ...round, more: true }
      offered.add(item.item_name)
      last = item
      const error = await fault(app, spec, item, () => round.done++)
      if (error) round.failures.push({ item: item.item_name, error: error.value })
      if (performance.now() > end) return { ...round, more: true }
    }
    if (items.length < batch || fresh.length === 0) break
  }
  await forgetGone(kysely, spec.name, begunAt)
  return { ...round, more: false }
}

async function now(db: Kysely<Tables>): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select now()::timestamptz(3) as now`.execute(db)
  return rows[0]!.now
}

const nextItems = <T extends object>(db: Kysely<Tables>, { name, due, item }: ItemWork<T>, after: T | undefined) =>
  due(db, after)
    .select([item.as('item_name'), failedAttempts(name, item).as('failed_attempts')])
    .where(isNotPausing(name, item))
    .limit(batch)
    .execute() as Promise<(T & Offered)[]>

/**
 * Carries an item out and remembers how that went.
 *
 * @returns what it failed with; undefined if it did not fail
 * @throws the database's error if it is away: that is no failure of the item, and ends the round
 */
async function fault<T extends object>(
  app: App,
  spec: ItemWork<T>,
  item: T & Offered,
  onDone: () => void,
): Promise<{ readonly value: unknown } | undefined> {
  const { kysely } = app.database
  const named = { job: spec.name, item: item.item_name }
  try {
    if (await againIfCut(() => spec.work(app, item))) onDone()
    if (item.failed_attempts !== null) await forgetFailure(kysely, named)
    return undefined
  } catch (error) {
    // While the database is away, this throws too.
    if (!(await isGivenUp(app, spec, item, error))) await storeFailure(kysely, named, error)
    app.log.error({ err: error, ...named }, 'an item of a job failed')
    return { value: error }
  }
}

async function isGivenUp<T extends object>(
  app: App,
  spec: ItemWork<T>,
  item: T & Offered,
  error: unknown,
): Promise<boolean> {
  if (!spec.giveUp || (item.failed_attempts ?? 0) + 1 < mostAttempts) return false
  try {
    await spec.giveUp(app, item, error)
  } catch (err) {
    app.log.error({ err, job: spec.name, item: item.item_name }, 'an item of a job could not be given up')
    return false
  }
  await forgetFailure(app.database.kysely, { job: spec.name, item: item.item_name })
  return true
}

/** A connection that was cut says nothing about the item, unless that happens twice. */
async function againIfCut<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run()
  } catch (error) {
    if (!isCut(error)) throw error
    return run()
  }
}

/**
 * Carries out what belongs to one item piece by piece: those after one that fails are carried out too.
 *
 * @throws what failed, several as one AggregateError; at once if the connection was cut, or the person's rights ended
 */
export async function eachPiece<T>(pieces: readonly T[], work: (piece: T) => Promise<unknown>): Promise<void> {
  const errors: unknown[] = []
  for (const piece of pieces) {
    await work(piece).catch((error: unknown) => {
      if (isCut(error) || error instanceof RightsEnded) throw error
      errors.push(error)
    })
  }
  if (errors.length === 1) throw errors[0]
  if (errors.length > 1) throw new AggregateError(errors, `${errors.length} of ${pieces.length} failed`)
}
