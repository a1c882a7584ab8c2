import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../../../../database/tables.ts'
import { DatabaseUnavailable, withoutPatience } from '../patience.ts'
import { fixedStatement } from '../statement.ts'
import type { Position } from './position.ts'

/** Connections to a standby. Each may lead to another server than the one before: a proxy, or a server that was promoted. */
export interface StandbyConnections {
  readonly kysely: Kysely<Tables>
  /** The same for background work, with longer limits. */
  readonly background: Kysely<Tables>
  /** One for watching it, which never waits for others. */
  readonly watching: Kysely<Tables>
  /** Throws all present ones away. */
  leave(): void
}

export type ReadBy = 'kysely' | 'background'

const askPosition = fixedStatement<object, Position & { readonly follows: boolean }>((db) =>
  db
    .selectFrom('database_timeline')
    .select([
      'timeline',
      // Read in the statement that sees the timeline. What the connection reads next is at least as new.
      sql<number>`(pg_last_wal_replay_lsn() - '0/0')::bigint`.as('lsn'),
      sql<boolean>`pg_is_in_recovery()`.as('follows'),
    ])
    .compile(),
)

/** A server that follows the primary, and what is known of it. */
export class Standby {
  /** The machine and the port. */
  readonly name: string
  /** Where it was last seen; null while it does not answer. */
  seen: Position | null = null
  /** How many reads it has answered. */
  reads = 0
  readonly #connections: StandbyConnections

  constructor(name: string, connections: StandbyConnections) {
    this.name = name
    this.#connections = connections
  }

  /**
   * Reads on one connection, if that has got far enough: asked each time, because another one may be further.
   *
   * @returns `behind` if it has not; `failed` if anything went wrong, whatever it was
   */
  async reading<T>(
    by: ReadBy,
    isEnough: (seen: Position) => boolean,
    use: (db: Kysely<Tables>) => Promise<T>,
  ): Promise<{ readonly value: T } | 'behind' | 'failed'> {
    try {
      return await this.#connections[by].connection().execute(async (db) => {
        if (!isEnough(await this.#look(db))) return 'behind'
        const value = await use(db)
        this.reads++
        return { value }
      })
    } catch (error) {
      // It is left alone until somebody has seen it again.
      if (error instanceof DatabaseUnavailable) this.seen = null
      return 'failed'
    }
  }

  /** Finds out whether it answers, and how far it is. */
  async watch(): Promise<void> {
    await withoutPatience(() => this.#look(this.#connections.watching)).catch(() => (this.seen = null))
  }

  async #look(db: Kysely<Tables>): Promise<Position> {
    const [{ follows, ...seen }] = (await askPosition(db, {})) as [Position & { readonly follows: boolean }]
    if (!follows) {
      this.#connections.leave()
      throw new DatabaseUnavailable('The standby was promoted.')
    }
    this.seen = seen
    return seen
  }

  close = async (): Promise<void> => {
    const { kysely, background, watching } = this.#connections
    await Promise.all([kysely, background, watching].map((pool) => pool.destroy()))
  }
}
