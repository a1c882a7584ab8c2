import { type CompiledQuery, Kysely, PostgresDialect } from 'kysely'
import type pg from 'pg'
import type { Tables } from '../../database/tables.ts'
import { badgeById } from '../../src/features/people/badges/server/badge.queries.ts'
import { mediaById } from '../../src/features/records/media/server/media.type.ts'
import { userList } from '../../src/features/records/persons/user.list.ts'
import { balanceOf } from '../../src/features/records/persons/server/balance.ts'
import { pageOfUsers, type UserRow } from '../../src/features/records/persons/server/user.queries.ts'
import { authenticate, signIdToken } from '../../src/platform/server/access/authenticate.ts'
import type { Context } from '../../src/platform/server/context.ts'

/** The exact SQL that the product sends for the first page of people, by purpose. */
export interface Statements {
  /** Its values are those for `placeholderId`. */
  readonly viewer: { readonly sql: string; readonly values: readonly unknown[] }
  readonly count: string
  readonly page: { readonly sql: string; readonly values: readonly unknown[] }
  readonly balances: string
  readonly badges: string
  readonly pictures: string
}

/** Marks the position of an id. */
export const placeholderId = '00000000-0000-7000-8000-000000000000'

/** Runs the product's own queries once and records what they send. */
export async function writeDown(pool: pg.Pool): Promise<Statements> {
  const sent: CompiledQuery[] = []
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), log: (event) => void sent.push(event.query) })
  const during = async <T>(run: () => Promise<T>) => {
    sent.length = 0
    return { result: await run(), query: sent[0]! }
  }
  const key = Buffer.alloc(32)
  const token = await signIdToken(key, placeholderId, placeholderId)
  const ctx = { db } as Context
  const list = pageOfUsers(db, { filters: {}, sort: userList.defaultSort, limit: userList.pageSize, offset: 0 })
  const page = await during(() => list.items())
  const { badges, pictures } = referencesOf(page.result)
  const viewer = await during(() => authenticate(db, key, `Bearer ${token}`))
  return {
    viewer: { sql: viewer.query.sql, values: viewer.query.parameters },
    count: (await during(() => list.total())).query.sql,
    page: { sql: page.query.sql, values: page.query.parameters },
    balances: (await during(() => balanceOf(ctx, [placeholderId]))).query.sql,
    badges: badges.length > 0 ? (await during(() => badgeById(ctx, badges))).query.sql : '',
    pictures: pictures.length > 0 ? (await during(() => mediaById(ctx, pictures))).query.sql : '',
  }
}

/** The records that a page's rows refer to, each once. */
export function referencesOf(rows: readonly Pick<UserRow, 'badge_id' | 'avatar_id'>[]) {
  const each = (ids: (string | null)[]) => [...new Set(ids.filter((id) => id !== null))]
  return { badges: each(rows.map((row) => row.badge_id)), pictures: each(rows.map((row) => row.avatar_id)) }
}
