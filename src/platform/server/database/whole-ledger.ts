import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../../../database/tables.ts'

/** Where the tables and functions of the ledger wait, empty, while it is distributed (decision 0093). */
export const asideSchema = 'whole_ledger'

/** A condition of a query. */
export const distributed = sql<boolean>`to_regnamespace(${asideSchema}) is not null`

export async function isDistributed(db: Kysely<Tables>): Promise<boolean> {
  const { rows } = await sql<{ distributed: boolean }>`select ${distributed} as distributed`.execute(db)
  return rows[0]!.distributed
}

/**
 * For what reads or changes the ledger's tables themselves.
 *
 * @param what cannot be done, for a person
 * @throws Error in words if the ledger is distributed
 */
export async function requireWholeLedger(db: Kysely<Tables>, what: string): Promise<void> {
  if (await isDistributed(db))
    throw new Error(
      `${what} while the ledger is distributed over Citus. Gather it first, with the version that runs now: npm run ledger:distribute -- --back (docs/citus.md)`,
    )
}
