import { parse } from 'csv-parse/sync'
import { readXlsx } from 'hucre/xlsx'
import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { describe, expect, test } from 'vitest'
import { rowsOfPiece } from '../export.values.ts'
import { factories, type Person } from '../../../../../tests/harness/factories.ts'
import type { Client } from '../../../../../tests/harness/client.ts'
import { startServer } from '../../../../../tests/harness/server.ts'
import { nameIn, textIn } from '../../../../platform/server/english.ts'
import { listSources } from '../../../../platform/server/lists/list-source.ts'
import { locales } from '../../../../platform/shared/text.ts'

const server = await startServer()
const { aUser, anAdmin, aStaff, aPost, points } = factories(server.db)
const admin = await anAdmin({ full_name: 'Quản Trị' })
const client = server.as(admin)

const create =
  'mutation ($list: String!, $format: ExportFormat!, $filters: JSON!, $sort: JSON, $columns: [String!]!) { createExport(list: $list, format: $format, filters: $filters, sort: $sort, columns: $columns) { url } }'
const request = { list: 'User', format: 'CSV', filters: {}, columns: ['_id', 'fullName'] }
const ticket = async (given: object, by: Client = client) =>
  (await by.data(create, { ...request, ...given })).createExport.url as string
const download = (url: string) => server.fastify.inject({ method: 'GET', url })
const csv = async (given: object) => {
  const response = await download(await ticket(given))
  expect(response.statusCode).toBe(200)
  return parse(response.body, { bom: true })
}

const nasty = ['=1+1', '+84', '-5', '@SUM(A1)', '\tx', 'Lê "Tí", Ơn\nhai dòng', '＝1']
for (const full_name of nasty) await aUser({ full_name, user_group: 'PROVIDER' })

describe('a .csv', () => {
  test('has the requested columns with their headings, and the rows in order', async () => {
    const person = await aUser({
      full_name: 'Bùi Ánh',
      created_at: new Date('2026-03-10T03:00:00Z'),
      date_of_birth: '1990-02-28',
    })
    await points(person.id, 1_050)
    const columns = ['fullName', 'phoneNumber', 'point', 'createdAt', 'dateOfBirth', 'badge', 'actions']
    expect(await csv({ filters: { query: 'bui anh' }, columns })).toEqual([
      ['Full name', 'Phone number', 'Points', 'Created at', 'Date of birth', 'Badge'],
      ['Bùi Ánh', person.phone_number, '10.5', '2026-03-10 10:00:00', '1990-02-28', ''],
    ])
  })

  test('contains no formulas: a text that starts like one gets an apostrophe', async () => {
    const rows = await csv({ filters: { group: 'PROVIDER' }, columns: ['fullName'] })
    const expected = nasty.map((name) => (/^(Lê|\+84$)/.test(name) ? name : `'${name}`))
    expect(new Set(rows.slice(1).flat())).toEqual(new Set(expected))
  })

  test('has a byte order mark and a file name, and is not cached', async () => {
    const response = await download(await ticket({}))
    expect(response.rawPayload.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]))
    expect(response.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': expect.stringMatching(
        /^attachment; filename="Users \d{4}-\d\d-\d\d\.csv"; filename\*=UTF-8/,
      ),
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    })
  })

  /** More people than one statement reads, many with the same name and creation time. */
  const crowd = async () =>
    sql`insert into users (id, phone_number, password_hash, full_name, gender, country_code, created_at)
      select gen_random_uuid(), '+8491' || lpad(i::text, 7, '0'), 'none', 'Người ' || i % 7, 'MALE', 'VN',
        timestamptz '2026-01-01' + make_interval(days => i % 5)
      from generate_series(1, ${2 * rowsOfPiece + 100}) i on conflict do nothing`.execute(server.db)

  test.each(['CREATED_AT', 'FULL_NAME', 'POINT'].flatMap((type) => ['ASC', 'DESC'].map((dir) => ({ type, dir }))))(
    'has each row once across batches, by $type $dir',
    async (sort) => {
      await crowd()
      for (const { id } of await server.db.selectFrom('users').select('id').orderBy('id').limit(5).execute())
        await points(id, 100)
      const rows = (await csv({ sort, columns: ['_id'] })).slice(1).map(([id]) => id)
      const column = { CREATED_AT: 'created_at', FULL_NAME: 'name_sort', POINT: 'active_points' }[
        sort.type
      ] as 'created_at'
      const dir = sort.dir === 'ASC' ? 'asc' : 'desc'
      const expected = await server.db
        .selectFrom('users')
        .innerJoin('balances', 'balances.user_id', 'users.id')
        .select('id')
        .orderBy(column, dir)
        .orderBy('id', dir)
        .execute()
      expect(rows).toEqual(expected.map((row) => row.id))
    },
  )
})

test('an .xlsx has numbers as numbers, and formula-like texts as plain text', async () => {
  const response = await download(
    await ticket({
      format: 'XLSX',
      filters: { group: 'PROVIDER' },
      columns: ['fullName', 'phoneNumber', 'totalPosts'],
    }),
  )
  expect(response.headers['content-type']).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
  const { sheets } = await readXlsx(new Uint8Array(response.rawPayload))
  const [header, ...rows] = sheets[0]!.rows
  expect(header).toEqual(['Full name', 'Phone number', 'Posts'])
  expect(new Set(rows.map(([name]) => name))).toEqual(new Set(nasty))
  for (const [, phone, posts] of rows) expect([typeof phone, posts]).toEqual(['string', 0])
  expect(response.rawPayload.includes('<f>')).toBe(false)
})

test('a post written shortly after midnight has that day and time in either format', async () => {
  const { id } = await aPost({ title: 'Nửa đêm', created_at: new Date('2026-11-20T17:13:05Z') })
  const asked = { list: 'Post', filters: { q: 'nửa đêm' }, columns: ['_id', 'createdAt'] }
  expect(await csv(asked)).toEqual([
    ['ID', 'Created at'],
    [id, '2026-11-21 00:13:05'],
  ])
  const response = await download(await ticket({ ...asked, format: 'XLSX' }))
  const { sheets } = await readXlsx(new Uint8Array(response.rawPayload), { readStyles: true })
  // A spreadsheet shows the UTC parts of what the library reads, in the cell's format.
  expect(sheets[0]!.rows[1]).toEqual([id, new Date('2026-11-21T00:13:05Z')])
  expect(sheets[0]!.cells?.get('1,1')?.style?.numFmt).toBe('dd/mm/yyyy hh:mm')
})

test('a file speaks the language of who asked: its name, its sheet, its headings and its values', async () => {
  const { id } = await aPost({ title: 'Nói tiếng Việt', type: 'CHECK_IN', status: 'BLOCKED' })
  const asked = {
    list: 'Post',
    filters: { q: 'nói tiếng việt', status: 'BLOCKED' },
    columns: ['_id', 'type', 'status'],
  }
  const creating = create
    .replace('$columns: [String!]!', '$columns: [String!]!, $locale: Locale')
    .replace('columns: $columns', 'columns: $columns, locale: $locale')
  const { createExport } = await client.data(creating, { ...request, ...asked, format: 'XLSX', locale: 'vi' })
  const { headers, rawPayload } = await download(createExport.url)
  const name = decodeURIComponent(/filename\*=UTF-8''(\S+)$/.exec(String(headers['content-disposition']))![1]!)
  expect(name).toMatch(/^Bài viết \(nói tiếng việt, Bị chặn\) \d{4}-\d\d-\d\d\.xlsx$/)
  const { sheets } = await readXlsx(new Uint8Array(rawPayload))
  expect(sheets[0]).toMatchObject({
    name: 'Bài viết',
    rows: [
      ['ID', 'Loại', 'Trạng thái'],
      [id, 'Check-in', 'Bị chặn'],
    ],
  })
})

test('every export names what its filters choose, in both languages', () => {
  const unnamed = listSources().flatMap(({ spec, columns, title }) =>
    locales.flatMap((locale) => [
      ...[title, ...Object.values(columns).map((column) => column.title)].filter((key) => textIn(locale, key) === key),
      ...Object.entries(columns).flatMap(([key, { names }]) => {
        const filter = spec.filters[key]
        // What is wrong with a row of an import is a sentence; events have the names by which other systems know them.
        const isSaid = key === 'problem' || (spec.name === 'WebhookDelivery' && key === 'type')
        const values = filter && 'values' in filter && !isSaid ? (filter.values as readonly string[]) : []
        return values
          .filter((value) => !names || nameIn(locale, names, value) === value)
          .map((value) => `${spec.name} ${key} ${value}`)
      }),
    ]),
  )
  expect(unnamed).toEqual([])
})

test('the name of a file tells the filters', async () => {
  const response = await download(
    await ticket({ format: 'XLSX', filters: { termStatus: 'BLOCKED', query: 'Đỗ "Ánh"' } }),
  )
  expect(response.headers['content-disposition']).toMatch(
    /^attachment; filename="Users \(Blocked, Do Anh\) \d{4}-\d\d-\d\d\.xlsx"/,
  )
})

describe('posts', () => {
  test('are exported with the list’s filters, including days', async () => {
    const { id } = await aPost({ title: 'Đúng ngày', created_at: new Date('2026-02-09T17:00:00Z'), status: 'BLOCKED' })
    await aPost({ title: 'Hôm sau', created_at: new Date('2026-02-10T17:00:00Z'), status: 'BLOCKED' })
    const filters = { createdAt: '2026-02-10_2026-02-10' }
    expect(await csv({ list: 'Post', filters, columns: ['_id', 'title', 'status'] })).toEqual([
      ['ID', 'Title', 'Status'],
      [id, 'Đúng ngày', 'Blocked'],
    ])
    expect(await csv({ list: 'BlockedPost', filters, columns: ['_id'] })).toEqual([['ID'], [id]])
  })

  test('that are not blocked are not in the export of blocked posts, which has no filter on the status', async () => {
    await aPost({ title: 'Bình thường', created_at: new Date('2026-01-05T03:00:00Z') })
    const wanted = { list: 'BlockedPost', columns: ['_id'] }
    expect(await csv({ ...wanted, filters: { createdAt: '2026-01-05_2026-01-05' } })).toEqual([['ID']])
    for (const status of ['NORMAL', 'BLOCKED'])
      expect(await client.refusal(create, { ...request, ...wanted, filters: { status } })).toMatchObject({
        code: 'BAD_USER_INPUT',
        fields: [{ field: 'filters.status', message: 'is not a filter of this list' }],
      })
  })
})

test('configs are exported page by page, in either order, for administrators only', async () => {
  const keys = Array.from({ length: 5 }, (_, i) => `HẸN_${i}`)
  for (const [i, key] of keys.entries())
    // Two configs with the same creation time.
    await server.db
      .insertInto('configs')
      .values({ id: uuidv7(), key, value: '=1', type: 'NORMAL', created_at: new Date(Math.ceil(i / 2) * 1000) })
      .execute()
  const wanted = { list: 'Config', columns: ['key', 'value', 'type'] }
  const rows = await csv({ ...wanted, sort: { type: 'CREATED_AT', dir: 'ASC' } })
  expect(rows).toEqual([['Key', 'Value', 'Type'], ...keys.map((key) => [key, "'=1", 'Normal'])])
  expect((await csv(wanted)).slice(1)).toEqual(rows.slice(1).toReversed())
  expect((await server.as(await aStaff()).refusal(create, { ...request, ...wanted })).code).toBe('FORBIDDEN')
})

describe('an export ticket', () => {
  test('works once', async () => {
    const url = await ticket({})
    expect((await download(url)).statusCode).toBe(200)
    expect((await download(url)).statusCode).toBe(404)
  })

  test('works once even when two requests use it at the same time', async () => {
    const url = await ticket({})
    const codes = (await Promise.all([download(url), download(url), download(url)])).map(
      (response) => response.statusCode,
    )
    expect(codes.toSorted((a, b) => a - b)).toEqual([200, 404, 404])
  })

  test('expires after a minute, and cannot be guessed', async () => {
    const url = await ticket({})
    await server.db
      .updateTable('export_tickets')
      .set({ expires_at: new Date(Date.now() - 1) })
      .execute()
    expect((await download(url)).statusCode).toBe(404)
    expect((await download('/exports/nothing')).statusCode).toBe(404)
    expect(url).toMatch(/^\/exports\/[\w-]{43}$/)
    const stored = await server.db.selectFrom('export_tickets').selectAll().execute()
    expect(JSON.stringify(stored)).not.toContain(url.slice(9))
  })

  const lose: readonly [string, (person: Person) => Promise<unknown>, number][] = [
    [
      'was demoted',
      (person) => client.data(`mutation { updateUserGroup(userId: "${person.id}", group: STAFF) { _id } }`),
      403,
    ],
    ['was blocked', (person) => client.data(`mutation { blockUser(targetId: "${person.id}") { _id } }`), 404],
  ]
  test.each(lose)('of a person who was %s since then shows nothing', async (_, happens, status) => {
    const other = await anAdmin()
    const url = await ticket({}, server.as(other))
    await happens(other)
    const response = await download(url)
    expect(response.statusCode).toBe(status)
    expect(response.body).not.toContain('Quản Trị')
  })

  test('leaves an audit entry that names the list, filters and columns', async () => {
    await ticket({ filters: { group: 'PROVIDER' } })
    const entry = await server.db
      .selectFrom('audit_entries')
      .selectAll()
      .where('action', '=', 'createExport')
      .orderBy('position', 'desc')
      .executeTakeFirstOrThrow()
    expect(entry).toMatchObject({
      actor_id: admin.id,
      model: 'LIST',
      target_id: 'User',
      after: { filters: { group: 'PROVIDER' }, columns: ['_id', 'fullName'], format: 'CSV' },
    })
  })
})

describe('an export is refused for', () => {
  test.each([
    ['a list that there is not', { list: 'Secret' }],
    ['a filter that the list does not have', { filters: { phone: '1' } }],
    ['a filter with an unknown value', { filters: { group: 'BOSS' } }],
    ['filters that are none', { filters: [] }],
    ['days that there are not', { list: 'Post', filters: { createdAt: '2026-02-30_2026-02-31' } }],
    ['an order that the list does not have', { sort: { type: 'EMAIL', dir: 'ASC' } }],
    ['an order that is none', { sort: 'CREATED_AT' }],
    ['no columns', { columns: [] }],
    ['only unknown columns', { columns: ['passwordHash', 'constructor'] }],
  ])('%s', async (_, given) => {
    expect((await client.refusal(create, { ...request, ...given })).code).toBe('BAD_USER_INPUT')
  })

  test('people, when the viewer may only read posts', async () => {
    expect((await server.as(await aStaff()).refusal(create, request)).code).toBe('FORBIDDEN')
  })
})
