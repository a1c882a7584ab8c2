import { parse } from 'csv-parse/sync'
import { describe, expect, test } from 'vitest'
import { factories } from '../../../../../tests/harness/factories.ts'
import { multipart } from '../../../../../tests/harness/multipart-body.ts'
import { startServer } from '../../../../../tests/harness/server.ts'
import { workOn } from '../../../records/runs/server/work.ts'

const server = await startServer()
const { aGrantee, aPost } = factories(server.db)
const client = server.as(await aGrantee('MODERATION'))

const adding = 'mutation ($keywords: [String!]!) { addWordsToBlackList(keywords: $keywords) { _id key version } }'
const updating =
  'mutation ($_id: ID!, $keyword: String!, $version: Int) { updateBlackWord(_id: $_id, keyword: $keyword, version: $version) { key version } }'
const removing = 'mutation ($ids: [ID!]!) { removeBlackListWordByIds(ids: $ids) }'
const listing =
  'query ($q: String, $limit: Int, $page: Int) { cmsBlackListWords(q: $q, limit: $limit, page: $page) { counter items { _id key } } }'

const add = async (...keywords: string[]) =>
  (await client.data(adding, { keywords })).addWordsToBlackList as { _id: string; key: string; version: number }[]
const keys = async (variables: object = {}) => {
  const { items } = (await client.data(listing, { limit: 100, ...variables })).cmsBlackListWords
  return (items as { key: string }[]).map(({ key }) => key)
}

test('words are split, trimmed and lowercased; accents stay, and repeated ones are skipped', async () => {
  expect((await add(' Cờ Bạc , casino', 'CASINO,, lô   đề ', 'co bac')).map(({ key }) => key).toSorted()).toEqual(
    ['co bac', 'casino', 'cờ bạc', 'lô đề'].toSorted(),
  )
  // Composed and decomposed spellings of a word are the same.
  expect(await add('cờ bạc'.normalize('NFD'), 'mới')).toEqual([{ _id: expect.any(String), key: 'mới', version: 1 }])
  expect(await add(', ,')).toEqual([])
  // An empty one beside others is left out.
  expect(await add('', 'còn lại', ' \u200b')).toMatchObject([{ key: 'còn lại' }])
  await client.data('mutation { removeBlackListWordByKeys(keywords: ["còn lại", ""]) }')
  for (const keywords of [[], [''], [' ', '\u200b']])
    expect(await client.refusal(adding, { keywords })).toMatchObject({ reason: 'sensitive_words_text_required' })
  expect((await keys())[0]).toBe('mới')
})

test('words are found without accents, page by page, with an exact count', async () => {
  expect((await keys({ q: 'co bac' })).toSorted()).toEqual(['co bac', 'cờ bạc'])
  expect((await client.data(listing, { limit: 2, page: 3 })).cmsBlackListWords).toMatchObject({
    counter: 5,
    items: [{ key: expect.any(String) }],
  })
  expect((await client.refusal(listing, { limit: 101 })).code).toBe('BAD_USER_INPUT')
})

test('a word is changed, not into one that is there, and not by who saw an older one', async () => {
  const [word] = await add('sưa')
  expect((await client.data(updating, { ...word, keyword: ' Sửa ' })).updateBlackWord).toEqual({
    key: 'sửa',
    version: 2,
  })
  expect((await client.refusal(updating, { ...word, keyword: 'khác' })).code).toBe('CONFLICT')
  expect(await client.refusal(updating, { _id: word!._id, keyword: 'Casino' })).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: [{ field: 'keyword', reason: 'sensitive_words_text_taken' }],
  })
  const { items } = (
    await client.data(
      `{ cmsHistory(model: SENSITIVE_WORD, targetId: "${word!._id}") { items { action changes { field before after } } } }`,
    )
  ).cmsHistory
  expect(items[0]).toEqual({ action: 'updateBlackWord', changes: [{ field: 'key', before: 'sưa', after: 'sửa' }] })
})

test.each([
  [adding, { keywords: ['  '] }, 'keywords.0', 'Please input sensitive word(s)'],
  [adding, { keywords: [] }, 'keywords', 'Please input sensitive word(s)'],
  [adding, { keywords: ['a'.repeat(101)] }, 'keywords.0', 'A word has at most 100 characters.'],
  [updating, { _id: crypto.randomUUID(), keyword: '' }, 'keyword', 'Please input sensitive word(s)'],
  [updating, { _id: crypto.randomUUID(), keyword: 'a, b' }, 'keyword', 'Write one word here, without commas.'],
])('%s refuses %j by field', async (mutation, variables, field, message) => {
  const { code, fields } = await client.refusal(mutation, variables)
  expect(code).toBe('BAD_USER_INPUT')
  expect(fields).toContainEqual(expect.objectContaining({ field, message }))
})

test('words are deleted by id and by themselves; deleting them again answers false', async () => {
  const words = await add('xóa một', 'xóa hai')
  const ids = words.map(({ _id }) => _id)
  expect((await client.data(removing, { ids })).removeBlackListWordByIds).toBe(true)
  expect((await client.data(removing, { ids })).removeBlackListWordByIds).toBe(false)
  const byKeys = 'mutation { removeBlackListWordByKeys(keywords: ["XÓA BA"]) }'
  await add('xóa ba')
  expect((await client.data(byKeys)).removeBlackListWordByKeys).toBe(true)
  expect((await client.data(byKeys)).removeBlackListWordByKeys).toBe(false)
  expect(await keys({ q: 'xoa' })).toEqual([])
  const entries = await server.db
    .selectFrom('audit_entries')
    .select(['action', 'before', 'after'])
    .where('target_id', '=', ids[0]!)
    .orderBy('position')
    .execute()
  expect(entries).toEqual([
    { action: 'addWordsToBlackList', before: null, after: { key: words[0]!.key } },
    { action: 'removeBlackListWordByIds', before: { key: words[0]!.key }, after: null },
  ])
})

test('the export has the words, and an empty column for those to import', async () => {
  const { createExport } = await client.data(
    'mutation { createExport(list: "SensitiveWord", format: CSV, filters: { q: "casino" }, columns: ["key", "importWords"]) { url } }',
  )
  const file = await server.fastify.inject(createExport.url)
  expect(file.headers['content-disposition']).toContain('filename="Sensitive words (casino) ')
  expect(parse(file.payload, { bom: true })).toEqual([
    ['Sensitive word', 'Import words'],
    ['casino', ''],
  ])
})

test('words are imported from the column of the exported form, after a dry run', async () => {
  await add('imported before')
  const checking = `mutation ($data: SensitiveWordsInput!) { cmsCheckSensitiveWords(data: $data) {
    _id kind state created existing repeated malformed } }`
  const check = async (csv: string) => {
    const files = { 'data.file': new File([csv], 'words.csv') }
    return (await client.send(await multipart(checking, files, { data: { file: null } }))).data.cmsCheckSensitiveWords
  }
  const form = `Sensitive word,Import words
listed only,
x,"Imported One, imported  TWO"
y,imported before
z,imported one
`
  expect(await check(`${form},${'x'.repeat(101)}\n`)).toMatchObject({ malformed: 1, created: 2 })
  const run = await check(form)
  expect(run).toMatchObject({
    kind: 'WORD_IMPORT',
    state: 'CHECKED',
    created: 2,
    existing: 1,
    repeated: 1,
    malformed: 0,
  })
  expect(await keys({ q: 'imported one' })).toEqual([])
  const confirming = `mutation { cmsConfirmRun(_id: "${run._id}") { state created existing } }`
  expect((await client.data(confirming)).cmsConfirmRun).toEqual({ state: 'DONE', created: 2, existing: 1 })
  expect((await keys({ q: 'imported' })).toSorted()).toEqual(['imported before', 'imported one', 'imported two'])
  expect(await keys({ q: 'listed' })).toEqual([])
  const imported = await server.db
    .selectFrom('audit_entries')
    .select('after')
    .where('target_id', '=', run._id)
    .where('action', '=', 'cmsConfirmRun')
    .execute()
  expect(imported).toContainEqual({ after: { created: 2 } })
})

describe('a word is tried on posts', () => {
  const trying = `query ($word: String!) { cmsTryWord(word: $word) {
    word posts counts { kind posts inside blocked } examples { _id kind inside status before match after } } }`

  test('and found in every way in which it is written, with examples', async () => {
    const posts = [
      await aPost({ content: 'Vay Nóng trong ngày' }),
      await aPost({ content: 'vay nong, lãi thấp' }),
      await aPost({ content: 'v4y n0ng nhé' }),
      await aPost({ content: 'v a y  n ó n g', status: 'BLOCKED' }),
      await aPost({ content: 'Không liên quan' }),
      await aPost({ title: 'Tin', content: 'xvay nóng', status: 'BLOCKED' }),
    ]
    const { cmsTryWord } = await client.data(trying, { word: ' VAY  nóng ' })
    expect(cmsTryWord).toMatchObject({
      word: 'vay nóng',
      posts: posts.length,
      counts: [
        { kind: 'EXACT', posts: 2, inside: 1, blocked: 1 },
        { kind: 'WITHOUT_ACCENTS', posts: 1, inside: 0, blocked: 0 },
        { kind: 'LOOK_ALIKE', posts: 1, inside: 0, blocked: 0 },
        { kind: 'SPACED_OUT', posts: 1, inside: 0, blocked: 1 },
      ],
    })
    expect(cmsTryWord.examples).toContainEqual({
      _id: posts[1]!.id,
      kind: 'WITHOUT_ACCENTS',
      inside: false,
      status: 'NORMAL',
      before: expect.any(String),
      match: 'vay nong',
      after: ', lãi thấp',
    })
    expect((await client.refusal(trying, { word: 'a, b' })).reason).toBe('sensitive_words_text_one')
  })

  test('on all of them as a run, which keeps what it found', async () => {
    const all = `mutation { cmsTryWordOnAll(word: "vay nóng") { _id kind } }`
    const { cmsTryWordOnAll } = await client.data(all)
    await workOn(server.app, cmsTryWordOnAll._id)
    const { cmsRun } = await client.data(`{ cmsRun(_id: "${cmsTryWordOnAll._id}") { state name done total result } }`)
    const { cmsTryWord } = await client.data(trying, { word: 'vay nóng' })
    expect(cmsRun).toEqual({ state: 'DONE', name: 'vay nóng', done: 6, total: 6, result: cmsTryWord })
  })
})
