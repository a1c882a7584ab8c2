import fc from 'fast-check'
import { getNamedType, type GraphQLInputType, isEnumType, isRequiredArgument } from 'graphql'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { listSources } from '../../src/platform/server/lists/list-source.ts'
import { contains } from '../../src/platform/server/lists/search.ts'
import { hasSearchText } from '../../src/platform/shared/search-text.ts'
import { declaredLists } from '../harness/every-list.ts'
import { argumentAt, asking, memberQueries, queries, textsOf } from '../harness/every-query.ts'
import { factories, noId } from '../harness/factories.ts'
import { startServer } from '../harness/server.ts'

/** Texts without any searchable character. */
const unsearchableTexts = [
  '',
  '\u0301',
  '\u0300\u0323\u036f',
  '\u0344',
  '\u20d0',
  '\u1ab0',
  '\ufe20',
  ' ',
  ' \t\n',
  '\u00a0\u2003\u3000',
  '\u200b',
  '\u200d\ufeff\u2060',
  '\u00ad',
  '\u3164',
  '\u115f\u1160\uffa0',
  '\u202e\u2066\u2069\u200f',
  '\u034f\ufe0f',
  '\u{e0020}\u{e007f}',
  '\u2800',
  ' \u0301 \u200b ',
]

/** The lists' filters that take a text. */
const textFilters = declaredLists.flatMap(({ name, filters }) =>
  Object.entries(filters).flatMap(([filter, { kind }]) => (kind === 'text' ? [{ list: name, filter }] : [])),
)

const textsIn = (fields: typeof queries) => fields.flatMap((field) => textsOf(field).map((path) => ({ field, path })))
const isFree = (field: (typeof queries)[number]) => !field.args.some(isRequiredArgument)
/** These take texts that find nothing: of a decision, a list's name, a word of signs only, a rule's draft. */
const noSearches: ReadonlySet<string> = new Set([
  'cmsPlanCaseDecision',
  'cmsTryWord',
  'cmsGetDecidedAtDesk',
  'cmsTryPoints',
])
/** A valid value of another argument. */
function anyOf(type: GraphQLInputType): string {
  const named = getNamedType(type)
  return isEnumType(named) ? named.getValues()[0]!.name : `"${noId}"`
}

/** Each query with each of its text arguments. */
const searches = textsIn(queries.filter(({ name }) => !noSearches.has(name)))
/** Those of the app's members; the place after which a list goes on is a text as well. */
const memberSearches = textsIn(memberQueries)

/** The query with the text, and values of the other arguments that it needs. */
function askingFor({ field, path }: (typeof searches)[number], text: string): string {
  const others = field.args.filter((arg) => isRequiredArgument(arg) && arg.name !== path[0])
  const given = [argumentAt(path, text), ...others.map((arg) => `${arg.name}: ${anyOf(arg.type)}`)].join(', ')
  return asking(field, given, { depth: 2 })
}

describe('a text without searchable characters', async () => {
  const server = await startServer()
  const { anAdmin, aUser, aPost } = factories(server.db)
  // Together they send more than one person may within a minute.
  const clients: ReturnType<typeof server.as>[] = []
  for (let i = 0; i < 8; i++) clients.push(server.as(await anAdmin()))
  let turn = 0
  const nextClient = () => clients[turn++ % clients.length]!
  const { id: someone } = await aUser()
  await aPost({ created_by: someone })

  test('is tested on every search that exists', () => {
    expect(searches.map(({ field, path }) => [field.name, ...path].join('.'))).toEqual(
      expect.arrayContaining([
        'cmsGetUsers.query',
        'cmsGetPosts.filter.q',
        'cmsGetBlockedPosts.filter.q',
        'cmsListBadges.q',
        'cmsFindCreators.q',
        'cmsTopReferralUsers.filter.q',
      ]),
    )
    expect(textFilters).toEqual(
      expect.arrayContaining([
        { list: 'User', filter: 'query' },
        { list: 'Post', filter: 'q' },
        { list: 'BlockedPost', filter: 'q' },
      ]),
    )
  })

  /** Arguments for which an empty text is valid: it returns the first few rows, or nobody. */
  const mayBeEmpty = new Set([
    'cmsFindCreators.q',
    'cmsFindColleagues.q',
    'cmsFindDeciders.q',
    'cmsFindUserByPhone.phoneNumber',
  ])

  test.each(searches)('is refused by $field.name at $path', async ({ field, path }) => {
    const name = path.join('.')
    const client = nextClient()
    for (const text of unsearchableTexts) {
      if (text === '' && mayBeEmpty.has(`${field.name}.${name}`)) continue
      const refusal = await client.refusal(askingFor({ field, path }, text))
      expect({ code: refusal.code, field: refusal.fields?.[0]?.field }, JSON.stringify(text)).toEqual({
        code: 'BAD_USER_INPUT',
        field: name,
      })
    }
  })

  const exporting =
    'mutation ($list: String!, $filters: JSON!, $columns: [String!]!) { createExport(list: $list, format: CSV, filters: $filters, columns: $columns) { url } }'
  const saving =
    'mutation ($list: String!, $filters: JSON!) { cmsSaveView(list: $list, name: "x", filters: $filters) { _id } }'
  const unknown = 'list'

  test.each(textFilters)('is refused for $list by $filter in an export or a saved view', async ({ list, filter }) => {
    const client = nextClient()
    for (const document of [exporting, saving]) {
      for (const text of unsearchableTexts) {
        const columns = Object.keys(listSources().find(({ spec }) => spec.name === list)?.columns ?? { _id: '' }).slice(
          0,
          1,
        )
        const refusal = await client.refusal(document, { list, filters: { [filter]: text }, columns })
        expect(refusal.code, JSON.stringify(text)).toBe('BAD_USER_INPUT')
        expect([`filters.${filter}`, unknown]).toContain(refusal.fields![0]!.field)
      }
    }
  })

  test.each([
    ['USER', 'query'],
    ['POST', 'q'],
  ])('is refused for %s in a bulk change', async (model, filter) => {
    const change =
      'mutation ($model: TermModel!, $list: JSON!) { cmsSetTermStatusOfMany(model: $model, list: $list, termStatus: BLOCKED, reason: "x") { next } }'
    const client = nextClient()
    for (const text of unsearchableTexts) {
      const refusal = await client.refusal(change, { model, list: { [filter]: text } })
      expect({ code: refusal.code, field: refusal.fields?.[0]?.field }, JSON.stringify(text)).toEqual({
        code: 'BAD_USER_INPUT',
        field: `list.${filter}`,
      })
    }
    const table = model === 'USER' ? 'users' : 'posts'
    const { rows } = await sql<{ n: number }>`select count(*) as n from ${sql.table(table)} where version > 1`.execute(
      server.db,
    )
    expect(rows[0]!.n).toBe(0)
  })

  test.each(searches.filter(({ field }) => isFree(field)))(
    'does not include patterns: $field.name at $path treats % _ and \\ as ordinary characters',
    async ({ field, path }) => {
      const client = nextClient()
      for (const text of ['%', '_', '\\', '%%', '__', '%_', '\\%', 'ng%th', 'ng_']) {
        const { data } = await client.query(asking(field, argumentAt(path, text), { depth: 2 }))
        expect(JSON.stringify(data ?? null), text).not.toContain('"_id"')
      }
    },
  )
})

describe('a text without searchable characters, of a member', async () => {
  const server = await startServer()
  const { aUser, aPost, aPlace } = factories(server.db)
  const me = await aUser()
  await aPost({ created_by: me.id, title: 'Đồng bằng' })
  await aPlace({ name: 'Đồng bằng' })
  const client = server.asMember(me)

  test('is tested on every search that exists', () => {
    const paths = memberSearches.map(({ field, path }) => [field.name, ...path].join('.'))
    expect(paths).toEqual(expect.arrayContaining(['places.q', 'posts.filter.q', 'posts.after', 'notifications.after']))
  })

  test.each(memberSearches)('is refused by $field.name at $path', async ({ field, path }) => {
    for (const text of unsearchableTexts) {
      const refusal = await client.refusal(askingFor({ field, path }, text))
      expect({ code: refusal.code, field: refusal.fields?.[0]?.field }, JSON.stringify(text)).toEqual({
        code: 'BAD_USER_INPUT',
        field: path.join('.'),
      })
    }
  })

  test.each(memberSearches.filter(({ path }) => path.at(-1) === 'q'))(
    'does not include patterns: $field.name at $path treats % _ and \\ as ordinary characters',
    async ({ field, path }) => {
      const found = async (text: string) =>
        JSON.stringify((await client.query(asking(field, argumentAt(path, text), { depth: 2 }))).data ?? null)
      expect(await found('dong bang')).toContain('"_id"')
      for (const text of ['%', '_', '\\', '%%', '__', '%_', '\\%', 'b%ng', 'b_ng'])
        expect(await found(text), text).not.toContain('"_id"')
    },
  )
})

test('a saved view with a text without searchable characters reports it as a misfit', async () => {
  const server = await startServer()
  const client = server.as(await factories(server.db).anAdmin())
  const save = 'mutation { cmsSaveView(list: "User", name: "Cũ", filters: { query: "an", group: "STAFF" }) { _id } }'
  await client.data(save)
  await server.db
    .updateTable('saved_views')
    .set({ filters: JSON.stringify({ query: '\u0301', group: 'STAFF' }) })
    .execute()
  expect((await client.data('{ cmsListViews(list: "User") { filters misfits } }')).cmsListViews).toEqual([
    { filters: { group: 'STAFF' }, misfits: ['filters.query'] },
  ])
})

/** A text that the database folds to nothing would match every row: `like '%%'`. */
describe('the database and the check agree', async () => {
  const { db } = await startServer()

  test('on each character', async () => {
    const { rows } = await sql<{ code: number }>`
      select code from generate_series(1, ${0x10ffff}) code
      where code not between ${0xd800} and ${0xdfff} and search_key(chr(code)) = ''`.execute(db)
    const folded = rows.map(({ code }) => code)
    expect(folded).toEqual(expect.arrayContaining([0x0300, 0x0301, 0x0344, 0x036f]))
    expect(folded.filter((code) => hasSearchText(String.fromCodePoint(code)))).toEqual([])
  }, 120_000)

  test('on texts: each word of a searchable text has a key, and is found in a text that contains it', async () => {
    const pieces = [
      'a',
      'ệ',
      'Đ',
      'İ',
      'ß',
      '한',
      '\u0301',
      '\u0323',
      '\u20d0',
      ' ',
      '\u00a0',
      '\u200b',
      '\u3164',
      '%',
      '_',
      '\\',
      '🌊',
    ]
    const text = fc.array(fc.oneof(fc.constantFrom(...pieces), fc.string({ unit: 'grapheme', maxLength: 2 })), {
      minLength: 1,
      maxLength: 8,
    })
    await fc.assert(
      fc.asyncProperty(text, async (chosen) => {
        const searched = chosen.join('').replaceAll('\0', '')
        const { rows } = await sql<{ everywhere: boolean; inItself: boolean }>`
          select ${contains(sql`''`, searched)} as everywhere,
            ${contains(sql`search_key(${searched}::text)`, searched)} as "inItself"`.execute(db)
        expect(rows[0]).toEqual({ everywhere: false, inItself: hasSearchText(searched) })
      }),
      { numRuns: 300 },
    )
  })
})
