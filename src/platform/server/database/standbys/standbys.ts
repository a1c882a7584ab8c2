import { setTimeout as sleep } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../../../../database/tables.ts'
import { withoutPatience } from '../patience.ts'
import { fixedStatement } from '../statement.ts'
import { Marks } from './marks.ts'
import { isBefore, type Position } from './position.ts'
import type { ReadBy, Standby } from './standby.ts'

/** Milliseconds between two looks at each server. */
const watchEvery = 500
/** Milliseconds that a reader waits for a standby to get far enough, and between two looks. */
const waitAtMost = 20
const lookAgainAfter = 4

export interface StandbyState {
  readonly name: string
  /** Whether it answers and is near enough to the primary. */
  readonly serves: boolean
  /** Milliseconds, at most; null if that is unknown. */
  readonly behind: number | null
  /** How many reads it has answered. */
  readonly reads: number
}

/** The standbys from which this process may read. */
export interface Standbys {
  /** Begins to look at the servers; until then nothing is read from standbys. */
  watch(): void
  /**
   * How far the primary has written: what was acknowledged before the call is within it.
   *
   * @throws DatabaseUnavailable
   */
  written(): Promise<Position>
  /**
   * Reads from a standby that has got this far, and is at most five seconds behind. On one connection of one server, so
   * that all of it is at least as new.
   *
   * @param use must be repeatable: if it fails, for whatever reason, the primary is to be asked
   * @returns null if the primary is to be asked
   */
  reading<T>(
    after: Position | null,
    use: (db: Kysely<Tables>) => Promise<T>,
    by?: ReadBy,
  ): Promise<{ readonly value: T } | null>
  states(): readonly StandbyState[]
  /** How often the primary was asked, because no standby could be. */
  readsOfPrimary(): number
  close(): Promise<void>
}

/** Flushed, because that is what standbys are sent: what is only written may reach them much later. */
const askPosition = fixedStatement<object, Position & { readonly kept: number }>((db) =>
  db
    .selectFrom('database_timeline')
    .select([
      sql<number>`(pg_current_wal_flush_lsn() - '0/0')::bigint`.as('lsn'),
      // The log's files are named by it: no other function says it that everybody may call.
      sql<number>`('x' || left(pg_walfile_name(pg_current_wal_flush_lsn()), 8))::bit(32)::int`.as('timeline'),
      'timeline as kept',
    ])
    .compile(),
)

/** @param primary connections for nothing else, so that asking never waits for requests */
export function openStandbys(primary: Kysely<Tables>, standbys: readonly Standby[]): Standbys {
  const marks = new Marks()
  let turn = 0
  let readsOfPrimary = 0
  let timer: NodeJS.Timeout | undefined

  const ask = () => withoutPatience(async () => (await askPosition(primary, {}))[0]!)

  /** A standby on a former timeline does not get the row, however long its log is. */
  const keepTimeline = (timeline: number) =>
    withoutPatience(() =>
      primary.updateTable('database_timeline').set({ timeline }).where('timeline', '<>', timeline).execute(),
    )

  const watchPrimary = async () => {
    const at = performance.now()
    const { timeline, lsn, kept } = await ask()
    if (kept === timeline) marks.note({ timeline, lsn }, at)
    else await keepTimeline(timeline)
  }

  const isEnough = (after: Position | null) => (seen: Position) => {
    const least = marks.least(performance.now())
    return (
      least !== null && seen.timeline === least.timeline && !isBefore(seen, least) && !(after && isBefore(seen, after))
    )
  }

  /** Those that answer, in turns; first those that were seen far enough. */
  const inTurn = (enough: (seen: Position) => boolean): Standby[] => {
    turn++
    const turned = standbys.map((_, i) => standbys[(turn + i) % standbys.length]!).filter(({ seen }) => seen !== null)
    return [...turned.filter(({ seen }) => enough(seen!)), ...turned.filter(({ seen }) => !enough(seen!))]
  }

  /** Waits a moment for one that is nearly far enough. */
  const fromOneOf = async <T>(
    enough: (seen: Position) => boolean,
    use: (db: Kysely<Tables>) => Promise<T>,
    by: ReadBy,
  ) => {
    for (const until = performance.now() + waitAtMost; ; await sleep(lookAgainAfter)) {
      const candidates = marks.least(performance.now()) ? inTurn(enough) : []
      for (const standby of candidates) {
        const found = await standby.reading(by, enough, use)
        if (found === 'failed') return null
        if (found !== 'behind') return found
      }
      if (candidates.length === 0 || performance.now() + lookAgainAfter > until) return null
    }
  }

  const looking = new Set<() => Promise<void>>()
  /** One look at a server at a time: one that is silent is not asked again meanwhile. */
  const lookAt = (look: () => Promise<void>) => {
    if (looking.has(look)) return
    looking.add(look)
    void look()
      .catch(() => {})
      .finally(() => looking.delete(look))
  }
  const looks = [watchPrimary, ...standbys.map((standby) => () => standby.watch())]
  const watchAll = () => looks.forEach(lookAt)

  return {
    watch() {
      watchAll()
      timer ??= setInterval(watchAll, watchEvery).unref()
    },
    async written() {
      const { timeline, lsn } = await ask()
      return { timeline, lsn }
    },
    async reading(after, use, by = 'kysely') {
      const found = await fromOneOf(isEnough(after), use, by)
      if (!found) readsOfPrimary++
      return found
    },
    states() {
      const now = performance.now()
      return standbys.map(({ name, seen, reads }) => ({
        name,
        serves: seen !== null && isEnough(null)(seen),
        behind: seen && marks.behind(seen, now),
        reads,
      }))
    },
    readsOfPrimary: () => readsOfPrimary,
    async close() {
      clearInterval(timer)
      await Promise.all([primary.destroy(), ...standbys.map((standby) => standby.close())])
    },
  }
}
