import { writeXlsx } from 'hucre/xlsx'
import { parse } from 'csv-parse/sync'
import { describe, expect, test, vi } from 'vitest'
import { factories, noId } from '../../../../../tests/harness/factories.ts'
import { multipart } from '../../../../../tests/harness/multipart-body.ts'
import { startServer } from '../../../../../tests/harness/server.ts'

const server = await startServer()
const { aGrantee, anAdmin } = factories(server.db)
const staff = await aGrantee('PROMOTION')
const client = server.as(staff)

const creating =
  'mutation ($data: [FailedSpinMessageInput!]!) { cmsCreateFailedSpinMessages(data: $data) { _id content contentEn version } }'
const updating =
  'mutation ($_id: ID!, $data: FailedSpinMessageInput!, $version: Int) { cmsUpdateFailedSpinMessage(_id: $_id, data: $data, version: $version) { content contentEn version } }'
const deleting = 'mutation ($ids: [ID!]!) { cmsDeleteFailedSpinMessages(_ids: $ids) }'
const listing =
  'query ($q: String, $limit: Int, $page: Int) { cmsListFailedSpinMessages(q: $q, limit: $limit, page: $page) { counter items { _id content } } }'
const checking = `mutation ($data: FailedSpinMessageFileInput!) { cmsCheckFailedSpinMessages(data: $data) { _id } }`
const problems =
  'query ($runId: ID!) { cmsRunRows(runId: $runId, limit: 100) { items { row cells problem column why firstRow } } }'
const deciding = (operation: string) => `mutation ($_id: ID!) { ${operation}(_id: $_id) { state created existing } }`
const importing = `mutation ($data: FailedSpinMessageFileInput!) { cmsImportFailedSpinMessages(data: $data) {
  created existing repeated items { content contentEn } } }`

interface Message {
  readonly _id: string
  readonly content: string
  readonly version: number
}
const create = async (...contents: string[]): Promise<Message[]> =>
  (await client.data(creating, { data: contents.map((content) => ({ content, contentEn: `EN ${content}` })) }))
    .cmsCreateFailedSpinMessages
const listed = async (variables: object = {}) => {
  const { items } = (await client.data(listing, { limit: 100, ...variables })).cmsListFailedSpinMessages
  return (items as Message[]).map(({ content }) => content)
}
const send = async (text: string, content: string | Uint8Array, name: string) => {
  const file = new File([typeof content === 'string' ? content : new Uint8Array(content)], name)
  return client.send(await multipart(text, { 'data.file': file }, { data: { file: null } }))
}

test('messages are created, found by either text without accents, and counted', async () => {
  await create('Tiếc quá', 'Lần sau nhé')
  expect(await listed({ q: 'tiec' })).toEqual(['Tiếc quá'])
  expect(await listed({ q: 'EN lần' })).toEqual(['Lần sau nhé'])
  expect((await client.data(listing, { limit: 1, page: 2 })).cmsListFailedSpinMessages).toMatchObject({ counter: 2 })
  // GraphQL accepts one message in place of a list.
  const one = 'mutation { cmsCreateFailedSpinMessages(data: { content: "Một", contentEn: "One" }) { content } }'
  expect((await client.data(one)).cmsCreateFailedSpinMessages).toEqual([{ content: 'Một' }])
})

test('none is created if one is there already, or comes twice', async () => {
  await create('Có rồi')
  const data = ['Mới tinh', 'CÓ   rồi'].map((content) => ({ content, contentEn: 'x' }))
  expect((await client.refusal(creating, { data })).fields).toMatchObject([
    { field: 'data.1.content', message: 'This message is there already.' },
  ])
  const twice = ['Hai lần', 'Hai lần', 'Khác'].map((content) => ({ content, contentEn: 'x' }))
  expect((await client.refusal(creating, { data: twice })).fields).toMatchObject([{ field: 'data.1.content' }])
  expect(await listed({ q: 'mới tinh' })).toEqual([])
})

test('a message is changed, not into another one, and not by who saw an older one', async () => {
  const [message] = await create('Sẽ đổi')
  const data = { content: 'Đã đổi', contentEn: 'Changed' }
  expect((await client.data(updating, { ...message, data })).cmsUpdateFailedSpinMessage).toEqual({
    ...data,
    version: 2,
  })
  expect((await client.refusal(updating, { ...message, data: { ...data, contentEn: 'x' } })).code).toBe('CONFLICT')
  const taken = { content: 'có rồi', contentEn: 'x' }
  expect((await client.refusal(updating, { _id: message!._id, data: taken })).fields).toMatchObject([
    { field: 'data.content', reason: 'lucky_wheel_messages_text_taken' },
  ])
})

test('messages are deleted, each with an entry in the audit log; deleting them again answers false', async () => {
  const ids = (await create('Xóa một', 'Xóa hai')).map(({ _id }) => _id)
  expect((await client.data(deleting, { ids })).cmsDeleteFailedSpinMessages).toBe(true)
  expect((await client.data(deleting, { ids: [...ids, noId] })).cmsDeleteFailedSpinMessages).toBe(false)
  expect(await listed({ q: 'xóa' })).toEqual([])
  const history = `{ cmsHistory(model: FAILED_SPIN_MESSAGE, targetId: "${ids[0]}") { items { action } } }`
  // The history of a record that is gone is for readers of the whole log.
  expect((await client.refusal(history)).code).toBe('NOT_FOUND')
  const { items } = (await server.as(await anAdmin()).data(history)).cmsHistory
  expect(items).toEqual([{ action: 'cmsDeleteFailedSpinMessages' }, { action: 'cmsCreateFailedSpinMessages' }])
})

test.each([
  [{ content: ' ', contentEn: 'x' }, 'data.0.content', 'Please input content!'],
  [{ content: 'x', contentEn: '' }, 'data.0.contentEn', /^Please input content \(English\)!$/],
  [{ content: 'x'.repeat(301), contentEn: 'x' }, 'data.0.content', /at most 300 characters/],
])('%o is refused', async (message, field, text) => {
  const { code, fields } = await client.refusal(creating, { data: [message] })
  expect(code).toBe('BAD_USER_INPUT')
  expect(fields).toContainEqual(expect.objectContaining({ field, message: expect.stringMatching(text) as string }))
})

describe('a file', () => {
  /** On a busy machine the dry run takes longer than its request waits. */
  const checked = (_id: string) =>
    vi.waitFor(
      async () => {
        const fields = '{ state created existing repeated malformed }'
        const run = (await client.data(`{ cmsRun(_id: "${_id}") ${fields} }`)).cmsRun
        expect(run.state).toBe('CHECKED')
        return run
      },
      { timeout: 15_000, interval: 100 },
    )
  const sheet = (rows: (string | number)[][]) => writeXlsx({ sheets: [{ name: 'Messages', rows }] })

  test('is checked with every bad row, and changes nothing', async () => {
    await create('Đã có từ trước')
    const rows = [
      ['STT', 'Content (English)', 'Content'],
      [1, 'Fine', 'Ổn'],
      [2, '', 'Thiếu tiếng Anh'],
      [3, 'No content', ''],
      [4, 'Too long', 'd'.repeat(301)],
      [5, 'Again', 'ổn'],
      [6, 'There', 'ĐÃ CÓ từ trước'],
    ]
    const { data } = await send(checking, await sheet(rows), 'loi-nhan.xlsx')
    const { _id } = data.cmsCheckFailedSpinMessages
    const counts = await checked(_id)
    expect(counts).toEqual({ state: 'CHECKED', created: 1, existing: 1, repeated: 1, malformed: 3 })
    const { items } = (await client.data(problems, { runId: _id })).cmsRunRows
    const none = { problem: null, column: null, why: null, firstRow: null }
    const malformed = { ...none, problem: 'MALFORMED' }
    const long = 'd'.repeat(301)
    expect(items).toEqual([
      { ...none, row: 2, cells: { content: 'Ổn', contentEn: 'Fine' } },
      {
        ...malformed,
        row: 3,
        cells: { content: 'Thiếu tiếng Anh', contentEn: '' },
        column: 'contentEn',
        why: 'The English content is missing.',
      },
      {
        ...malformed,
        row: 4,
        cells: { content: '', contentEn: 'No content' },
        column: 'content',
        why: 'The content is missing.',
      },
      {
        ...malformed,
        row: 5,
        cells: { content: long, contentEn: 'Too long' },
        column: 'content',
        why: 'A message has at most 300 characters.',
      },
      {
        ...none,
        row: 6,
        cells: { content: 'ổn', contentEn: 'Again' },
        problem: 'REPEATED',
        why: 'The same as in row 2',
        firstRow: 2,
      },
      {
        ...none,
        row: 7,
        cells: { content: 'ĐÃ CÓ từ trước', contentEn: 'There' },
        problem: 'EXISTING',
        why: 'Exists already',
      },
    ])
    expect((await client.refusal(deciding('cmsConfirmRun'), { _id })).reason).toBe('runs_text_malformed')
    const { errors } = await send(importing, await sheet(rows), 'loi-nhan.xlsx')
    expect(errors?.[0]).toMatchObject({
      message: 'Row 3 is malformed. Nothing has been imported.',
      extensions: { code: 'BAD_USER_INPUT', fields: [{ field: 'data.file' }] },
    })
    expect(await listed({ q: 'Fine' })).toEqual([])
  })

  test('is imported, with one audit entry; sent again, all of it is there already', async () => {
    const csv = '\ufeffNội dung;Nội dung (tiếng Anh)\r\nHai mươi;Twenty\r\n\r\nHai mốt;Twenty-one\r\nhai mươi;Again\r\n'
    const { data } = await send(importing, csv, 'tin.CSV')
    expect(data.cmsImportFailedSpinMessages).toMatchObject({ created: 2, existing: 0, repeated: 1 })
    expect(data.cmsImportFailedSpinMessages.items).toContainEqual({ content: 'Hai mươi', contentEn: 'Twenty' })
    const again = (await send(importing, csv, 'tin.csv')).data.cmsImportFailedSpinMessages
    expect(again).toEqual({ created: 0, existing: 2, repeated: 1, items: [] })
    const entry = await server.db
      .selectFrom('audit_entries')
      .select(['actor_id', 'after'])
      .where('model', '=', 'RUN')
      .orderBy('created_at')
      .limit(1)
      .executeTakeFirstOrThrow()
    expect(entry).toEqual({ actor_id: staff.id, after: { created: 2 } })
  })

  test('that was checked is imported when somebody confirms it, or cancelled', async () => {
    const csv = (word: string) => `Content,Content (English)\nChờ duyệt ${word},Waits ${word}\n`
    const check = async (word: string): Promise<string> => {
      const { _id } = (await send(checking, csv(word), 'tin.csv')).data.cmsCheckFailedSpinMessages
      await checked(_id)
      return _id
    }
    const [kept, dropped] = [await check('một'), await check('hai')]
    expect((await client.data(deciding('cmsConfirmRun'), { _id: kept })).cmsConfirmRun).toEqual({
      state: 'DONE',
      created: 1,
      existing: 0,
    })
    expect((await client.data(deciding('cmsCancelRun'), { _id: dropped })).cmsCancelRun.state).toBe('CANCELLED')
    expect(await listed({ q: 'chờ duyệt' })).toEqual(['Chờ duyệt một'])
    const { createExport } = await client.data(
      `mutation { createExport(list: "RunRow", format: CSV, filters: { runId: "${kept}" }, columns: ["content", "contentEn", "problem"]) { url } }`,
    )
    expect((await server.fastify.inject(createExport.url)).body).toContain('Chờ duyệt một,Waits một')
  })

  test('without titles has the content first', async () => {
    const { data } = await send(importing, 'Không tiêu đề,No titles\n', 'a.csv')
    expect(data.cmsImportFailedSpinMessages.items).toEqual([{ content: 'Không tiêu đề', contentEn: 'No titles' }])
  })

  test('can be one that this list exported', async () => {
    const { createExport } = await client.data(
      'mutation { createExport(list: "FailedSpinMessage", format: CSV, filters: {}, columns: ["content", "contentEn", "createdAt"]) { url } }',
    )
    const { payload } = await server.fastify.inject(createExport.url)
    expect(parse(payload, { bom: true })[0]).toEqual(['Content', 'Content (English)', expect.any(String)])
    const { created, existing } = (await send(importing, payload, 'a.csv')).data.cmsImportFailedSpinMessages
    expect([created, existing]).toEqual([0, (await client.data(listing)).cmsListFailedSpinMessages.counter])
  })

  test.each([
    ['tin.txt', 'A,B\n', 'The format is allowed is : .xlsx,.xls,.csv'],
    ['tin.csv', 'Content,Content (English)\n', 'The file has no rows to import.'],
    ['tin.csv', 'A\0,B\n', 'Row 1 is malformed. Nothing has been imported.'],
    ['tin.csv', `${'😀'.repeat(600)},B\n`, 'Row 1 is malformed. Nothing has been imported.'],
    ['tin.xlsx', 'PK\u0003\u0004 no archive', /^The file cannot be read/],
  ])('%s is refused', async (name, content, message) => {
    const { errors } = await send(importing, content, name)
    expect(errors?.[0]).toMatchObject({ extensions: { code: 'BAD_USER_INPUT' } })
    expect(errors?.[0]?.message).toMatch(message)
  })

  test('must be there', async () => {
    expect((await client.refusal(importing, { data: {} })).fields).toMatchObject([
      { field: 'data.file', message: 'You have to upload file.' },
    ])
  })
})
