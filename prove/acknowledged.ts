/** What was acknowledged must be there: shared by the proofs that disturb a load. */
import { checkDatabase } from '../bench/crash/check.ts'
import type { Journal } from '../bench/crash/journal.ts'
import { lostActs } from '../bench/crash/member-check.ts'
import type { Members } from '../bench/crash/member-seed.ts'
import { settleMembers } from '../bench/crash/members.ts'
import { repeatSome, settle } from '../bench/crash/writer.ts'
import { openDatabase, type OwnedDatabase } from '../src/platform/server/database/database.ts'
import type { Load } from './failover/load.ts'

/** Sends what is still without an answer again, and some that had one. @returns what is wrong, in words */
export async function settled(url: string, { wrong, callers, journal }: Load): Promise<string[]> {
  return [
    ...wrong,
    ...(await settle(url, callers.staff, journal)),
    ...(await settleMembers(url, callers, journal.members)),
    ...(await repeatSome(url, callers.staff, journal)),
  ]
}

/** Compares everything acknowledged with the database. @returns what is lost or half done, in words */
export const lostWrites = (databaseUrl: string, journal: Journal, members: Members): Promise<string[]> =>
  withDatabase(databaseUrl, async ({ kysely }) => [
    ...(await checkDatabase(kysely, journal)),
    ...(await lostActs(kysely, journal.members, members)),
  ])

/** Uses a database beside the product. */
export async function withDatabase<T>(databaseUrl: string, use: (database: OwnedDatabase) => Promise<T>): Promise<T> {
  const database = await openDatabase({ databaseUrl, databasePool: 2, dataDir: '' })
  try {
    return await use(database)
  } finally {
    await database.close()
  }
}
