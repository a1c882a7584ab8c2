import '../../src/features/records.ts'
import { type CompiledQuery, Kysely, PostgresDialect } from 'kysely'
import type pg from 'pg'
import type { Tables } from '../../database/tables.ts'
import { badgeById } from '../../src/features/people/badges/server/badge.queries.ts'
import { isCovered } from '../../src/features/records/media/server/covered.ts'
import { mediaById } from '../../src/features/records/media/server/media.type.ts'
import { userList } from '../../src/features/records/persons/user.list.ts'
import { balanceOf } from '../../src/features/records/persons/server/balance.ts'
import { pageOfUsers, userById, type UserRow } from '../../src/features/records/persons/server/user.queries.ts'
import { authenticate, signIdToken } from '../../src/platform/server/access/authenticate.ts'
import type { Context } from '../../src/platform/server/context.ts'
import type { Database } from '../../src/platform/server/database/database.ts'

/** One of the product's statements, with the values of the recorded run. */
export interface Recorded {
  readonly sql: string
  readonly values: readonly unknown[]
}

/** The exact SQL that the product sends for the first page of people and for one person, by purpose. */
export interface Statements {
  /** Its values are those for `placeholderId`. */
  readonly viewer: Recorded
  readonly count: Recorded
  readonly page: Recorded
  readonly person: Recorded
  readonly balances: Recorded
  readonly badges: Recorded | null
  readonly pictures: Recorded | null
  readonly covered: Recorded | null
}

/** Marks the position of an id. */
export const placeholderId = '00000000-0000-7000-8000-000000000000'

/** Runs the product's own queries once and records what they send. */
export async function writeDown(pool: pg.Pool): Promise<Statements> {
  const sent: CompiledQuery[] = []
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), log: (event) => void sent.push(event.query) })
  const during = async <T>(run: () => Promise<T>) => {
    sent.length = 0
    const result = await run()
    const { sql, parameters } = sent[0]!
    return { result, recorded: { sql, values: parameters } }
  }
  const recorded = async (run: () => Promise<unknown>) => (await during(run)).recorded
  const key = Buffer.alloc(32)
  const token = await signIdToken(key, placeholderId, placeholderId)
  const ctx = { db } as Context
  const list = pageOfUsers(db, { filters: {}, sort: userList.defaultSort, limit: userList.pageSize, offset: 0 })
  const page = await during(() => list.items())
  const { badges, pictures } = referencesOf(page.result)
  return {
    viewer: await recorded(() =>
      authenticate({ database: { kysely: db } as Database, tokenKey: key }, `Bearer ${token}`),
    ),
    count: await recorded(() => list.total()),
    page: page.recorded,
    person: await recorded(() => userById(ctx, [placeholderId])),
    balances: await recorded(() => balanceOf(ctx, [placeholderId])),
    badges: badges.length > 0 ? await recorded(() => badgeById(ctx, badges)) : null,
    pictures: pictures.length > 0 ? await recorded(() => mediaById(ctx, pictures)) : null,
    covered: pictures.length > 0 ? await recorded(() => isCovered(ctx, pictures)) : null,
  }
}

/** The records that people's rows refer to, each once. */
export function referencesOf(rows: readonly Pick<UserRow, 'badge_id' | 'avatar_id'>[]) {
  const each = (ids: (string | null)[]) => [...new Set(ids.filter((id) => id !== null))]
  return { badges: each(rows.map((row) => row.badge_id)), pictures: each(rows.map((row) => row.avatar_id)) }
}
