import { readFileSync, writeFileSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'
import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, inject, test } from 'vitest'
import { factories } from '../../../../../tests/harness/factories.ts'
import { startServer } from '../../../../../tests/harness/server.ts'
import { importFile, type RowKind } from './import-file.ts'
import { members } from './members.ts'
import { reportFile } from './progress.ts'
import { records } from './records.ts'

/** Whatever good and bad rows a file mixes: many rows in one statement come out as one row after another. */
const server = await startServer()
const { db } = server
await factories(db).anAdmin()
await server.as(await factories(db).anAdmin()).data('mutation { addWordsToBlackList(keywords: ["xấu xa"]) { _id } }')
const folder = await mkdtemp(join(inject('runFolder'), 'groups-'))

/** The slow way: in the order of the file, and each row by itself. */
const oneByOne = <Row>(kind: RowKind<Row>): RowKind<Row> => ({
  ...kind,
  keys: () => ['one after another'],
  work: async (ctx, rows) => {
    const answers = []
    for (const row of rows) answers.push(...(await kind.work(ctx, [row])))
    return answers
  },
})

let files = 0
async function imported<Row>(kind: RowKind<Row>, rows: readonly object[]) {
  const path = join(folder, `${++files}.ndjson`)
  writeFileSync(path, rows.map((row) => JSON.stringify(row)).join('\n'))
  const { counts } = await importFile(server.app, path, kind, () => {})
  const refused = readFileSync(reportFile(path), 'utf8').split('\n').filter(Boolean)
  return { counts, refused: refused.map((line) => JSON.parse(line) as { line: number; reason: string }) }
}
const reasonsIn = ({ counts, refused }: Awaited<ReturnType<typeof imported>>) => ({
  counts,
  refused: refused.map(({ line, reason }) => [line, reason]),
})

/** What is kept of the members whose external ids begin so, without ids and moments. */
async function membersOf(prefix: string) {
  const { rows } = await sql`
    with points as materialized (
      select b.*, coalesce(p.amount, 0) as entries, coalesce(d.earned, 0) as days from balances b
        left join (select user_id, sum(amount)::int as amount from point_entries where cause = 'OPENING' group by 1) p using (user_id)
        left join (select user_id, sum(earned)::int as earned from point_days group by 1) d using (user_id))
    select substr(e.external_id, 3) as name, u.full_name, substr(u.phone_number, 6) as phone, substr(u.email, 3) as email,
        b.active_points, b.earned_points, b.entries, b.days,
        (select count(*)::int from reports r where r.target_id = u.id) as reports,
        (select jsonb_agg(jsonb_build_array(a.action, a.position, a.version, a.after - 'externalId' - 'email' - 'phoneNumber') order by a.position)
          from audit_entries a where a.target_id = u.id::text) as log
      from external_ids e join users u on u.id = e.record_id join points b on b.user_id = u.id
      where e.external_id like ${`${prefix}%`} order by e.external_id`.execute(db)
  return rows
}

const aRow = fc.record(
  {
    who: fc.integer({ min: 0, max: 25 }),
    // Mostly their own; now and then somebody else's.
    number: fc.option(fc.integer({ min: 0, max: 25 }), { freq: 6 }),
    email: fc.option(fc.integer({ min: 0, max: 25 }), { freq: 3 }),
    fullName: fc.constantFrom('Lan', 'Lan', 'Lan', 'Minh', 'xấu xa', 'x.ấ.u x.a', null),
    balance: fc.constantFrom(undefined, 0, 5, 12.5, 1.234),
  },
  { requiredKeys: ['who', 'number'] },
)
let rounds = 0
const numbered = (n: number) => String(n).padStart(3, '0')

test('members, with numbers and addresses that others have', { timeout: 120_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(aRow, { minLength: 20, maxLength: 60 }), async (rows) => {
      const round = numbered(++rounds)
      const as = (side: 'f' | 's') =>
        rows.map(({ who, number, email, ...row }) => ({
          externalId: `${side}-${round}-${who}`,
          phoneNumber: `+849${side === 'f' ? 7 : 8}${round}${numbered(number ?? who)}`,
          ...(email == null ? {} : { email: `${side}-${round}-${email}@example.com` }),
          ...row,
        }))
      const together = await imported(members, as('f'))
      const apart = await imported(oneByOne(members), as('s'))
      expect(reasonsIn(together)).toEqual(reasonsIn(apart))
      expect(await membersOf(`f-${round}`)).toEqual(await membersOf(`s-${round}`))
    }),
    { numRuns: 4, seed: 35, endOnFailure: true },
  )
})

/** The posts and comments whose external ids begin so. */
async function recordsOf(prefix: string) {
  const { rows } = await sql`
    select substr(e.external_id, 3) as name, e.link is not null as linked, p.title, coalesce(p.content, c.content) as content,
        p.total_comments, p.version, (select substr(external_id, 3) from external_ids w where w.record_id = coalesce(p.created_by, c.created_by)) as author,
        (select u.total_posts from users u where u.id = p.created_by) as total_posts,
        (select count(*)::int from reports r where r.target_id = e.record_id) as reports
      from external_ids e left join posts p on p.id = e.record_id left join comments c on c.id = e.record_id
      where e.model in ('POST', 'COMMENT') and e.external_id like ${`${prefix}%`} order by e.model, e.external_id`.execute(
    db,
  )
  return rows
}

const anAppRecord = fc.record(
  {
    isPost: fc.boolean(),
    name: fc.integer({ min: 0, max: 20 }),
    author: fc.integer({ min: 0, max: 6 }),
    post: fc.integer({ min: 0, max: 20 }),
    content: fc.constantFrom('Đi chợ nổi.', 'Đi chợ nổi.', 'Thật xấu xa', 'x.ấ.u x.a', ''),
    link: fc.constantFrom('https://app.example.com/p/1', 'javascript:alert(1)'),
    title: fc.constantFrom('Chợ', 'Núi'),
  },
  { requiredKeys: ['isPost', 'name', 'author', 'post', 'title'] },
)

test('posts and comments, with authors and posts that are unknown', { timeout: 120_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anAppRecord, { minLength: 20, maxLength: 50 }), async (rows) => {
      const round = numbered(++rounds)
      const as = (side: 'f' | 's') =>
        rows
          // A comment stands after the posts, so that both ways try it once.
          .toSorted((a, b) => Number(b.isPost) - Number(a.isPost))
          .map(({ isPost, name, author, post, title, ...row }) => ({
            model: isPost ? 'POST' : 'COMMENT',
            externalId: `${side}-${round}-${name}`,
            authorExternalId: `${side}-${round}-${author}`,
            ...(isPost ? { title } : { postExternalId: `${side}-${round}-${post}` }),
            ...row,
          }))
      for (const side of ['f', 's'] as const)
        await imported(
          members,
          Array.from({ length: 5 }, (_, n) => ({
            externalId: `${side}-${round}-${n}`,
            phoneNumber: `+849${side === 'f' ? 7 : 8}${round}${numbered(n)}`,
            fullName: 'Lan',
          })),
        )
      const together = await imported(records, as('f'))
      const apart = await imported(oneByOne(records), as('s'))
      expect(reasonsIn(together)).toEqual(reasonsIn(apart))
      expect(await recordsOf(`f-${round}`)).toEqual(await recordsOf(`s-${round}`))
    }),
    { numRuns: 4, seed: 35, endOnFailure: true },
  )
})
