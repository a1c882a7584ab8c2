import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../../../../../database/tables.ts'
import { asideSchema } from '../../../../../platform/server/database/whole-ledger.ts'
import { beginMoving, moveRows, setSchema, textsOf } from './distribute.ts'
import { type Fingerprint, fingerprints, requireSame } from './fingerprint.ts'
import { copiedFunctions, ledgerTables, madeFunctions, replacedFunctions } from './tables.ts'

type Db = Kysely<Tables>

/**
 * Takes the ledger back from the workers, into the tables that it had before: one transaction, after which nothing of the
 * distribution is left.
 *
 * @param db the owner's, a superuser
 * @returns what every table has
 */
export const gatherLedger = (db: Db): Promise<Fingerprint[]> =>
  db.transaction().execute(async (trx) => {
    await beginMoving(trx)
    await requireEmpty(trx)
    const before = await fingerprints(trx, 'public', asideSchema)
    const months = await monthsMade(trx)
    // The triggers have done what they do, when the rows were written.
    await sql`set local session_replication_role to replica`.execute(trx)
    for (const table of ledgerTables) await moveRows(trx, table, 'public', asideSchema)
    await sql`set local session_replication_role to origin`.execute(trx)
    requireSame(before, await fingerprints(trx, asideSchema))
    await dropDistributed(trx)
    await setSchema(trx, asideSchema, 'public')
    const definitions = await textsOf(trx, sql`select definition as text from ${sql.id(asideSchema, 'definitions')}`)
    for (const definition of definitions) await sql.raw(definition).execute(trx)
    await sql`drop table ${sql.id(asideSchema, 'definitions')}`.execute(trx)
    await sql`drop schema ${sql.id(asideSchema)}`.execute(trx)
    for (const { whole, month } of months) await sql`select make_month(${whole}, ${month}::date)`.execute(trx)
    await sql`select recount_months()`.execute(trx)
    return before
  })

/** Somebody who wrote into the tables that are aside would find it mixed with the rest. */
async function requireEmpty(trx: Db): Promise<void> {
  for (const { table, rows } of await fingerprints(trx, asideSchema))
    if (rows > 0) throw new Error(`${asideSchema}.${table} has ${rows} rows, which nobody should have written`)
}

interface Month {
  readonly whole: string
  readonly month: string
}

/** Those that the tables had no partition for when they were distributed. */
async function monthsMade(trx: Db): Promise<Month[]> {
  const { rows } = await sql<Month>`
    select name as whole, month from monthly_tables, months_of(name) month
      where name = any (${ledgerTables}::text[]) and to_regclass(${asideSchema} || '.' || month_table(name, month)) is null`.execute(
    trx,
  )
  return rows
}

async function dropDistributed(trx: Db): Promise<void> {
  const functions = await textsOf(
    trx,
    sql`select format('drop function %s', oid::regprocedure) as text from pg_proc
      where pronamespace = 'public'::regnamespace
        and proname = any (${[...madeFunctions, ...replacedFunctions, ...copiedFunctions]}::text[])`,
  )
  await sql`drop view point_sides`.execute(trx)
  for (const statement of functions) await sql.raw(statement).execute(trx)
  for (const table of [...ledgerTables, 'two_phases']) await sql`drop table ${sql.id(table)}`.execute(trx)
}
