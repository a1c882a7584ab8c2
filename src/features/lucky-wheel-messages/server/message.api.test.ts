import { writeXlsx } from 'hucre/xlsx'
import { parse } from 'csv-parse/sync'
import { describe, expect, test } from 'vitest'
import { factories, noId } from '../../../../tests/harness/factories.ts'
import { multipart } from '../../../../tests/harness/multipart-body.ts'
import { startServer } from '../../../../tests/harness/server.ts'

const server = await startServer()
const client = server.as(await factories(server.db).aGrantee('PROMOTION'))

const creating =
  'mutation ($data: [FailedSpinMessageInput!]!) { cmsCreateFailedSpinMessages(data: $data) { _id content contentEn version } }'
const updating =
  'mutation ($_id: ID!, $data: FailedSpinMessageInput!, $version: Int) { cmsUpdateFailedSpinMessage(_id: $_id, data: $data, version: $version) { content contentEn version } }'
const deleting = 'mutation ($ids: [ID!]!) { cmsDeleteFailedSpinMessages(_ids: $ids) }'
const listing =
  'query ($q: String, $limit: Int, $page: Int) { cmsListFailedSpinMessages(q: $q, limit: $limit, page: $page) { counter items { _id content } } }'
const checking = `mutation ($data: FailedSpinMessageFileInput!) { cmsCheckFailedSpinMessages(data: $data) {
  created existing repeated malformed problems { row content problem firstRow } } }`
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
  // One message instead of a list of them is a list of one.
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
  const { items } = (
    await client.data(`{ cmsHistory(model: FAILED_SPIN_MESSAGE, targetId: "${ids[0]}") { items { action } } }`)
  ).cmsHistory
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
    expect(data.cmsCheckFailedSpinMessages).toEqual({
      created: 1,
      existing: 1,
      repeated: 1,
      malformed: 3,
      problems: [
        { row: 3, content: 'Thiếu tiếng Anh', problem: 'CONTENT_EN_MISSING', firstRow: null },
        { row: 4, content: '', problem: 'CONTENT_MISSING', firstRow: null },
        { row: 5, content: 'd'.repeat(301), problem: 'TOO_LONG', firstRow: null },
        { row: 6, content: 'ổn', problem: 'REPEATED', firstRow: 2 },
        { row: 7, content: 'ĐÃ CÓ từ trước', problem: 'EXISTING', firstRow: null },
      ],
    })
    const { errors } = await send(importing, await sheet(rows), 'loi-nhan.xlsx')
    expect(errors?.[0]).toMatchObject({
      message: 'Row 3 has no English content. Nothing has been imported.',
      extensions: { code: 'BAD_USER_INPUT', fields: [{ field: 'data.file' }] },
    })
    expect(await listed({ q: 'Fine' })).toEqual([])
  })

  test('is imported, with its audit entries; sent again, all of it is there already', async () => {
    const csv = '\ufeffNội dung;Nội dung (tiếng Anh)\r\nHai mươi;Twenty\r\n\r\nHai mốt;Twenty-one\r\nhai mươi;Again\r\n'
    const { data } = await send(importing, csv, 'tin.CSV')
    expect(data.cmsImportFailedSpinMessages).toMatchObject({ created: 2, existing: 0, repeated: 1 })
    expect(data.cmsImportFailedSpinMessages.items).toContainEqual({ content: 'Hai mươi', contentEn: 'Twenty' })
    const again = (await send(importing, csv, 'tin.csv')).data.cmsImportFailedSpinMessages
    expect(again).toEqual({ created: 0, existing: 3, repeated: 0, items: [] })
    const found = (await client.data(listing, { q: 'hai mươi' })).cmsListFailedSpinMessages.items[0]._id
    const { items } = (
      await client.data(
        `{ cmsHistory(model: FAILED_SPIN_MESSAGE, targetId: "${found}") { items { action changes { field after } } } }`,
      )
    ).cmsHistory
    expect(items[0].action).toBe('cmsImportFailedSpinMessages')
    expect(items[0].changes).toContainEqual({ field: 'contentEn', after: 'Twenty' })
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
    ['tin.csv', 'Content,Content (English)\n', 'The file has no messages.'],
    ['tin.csv', 'A,B\n'.repeat(2001), 'The file has more than 2000 rows. Please split it.'],
    ['tin.csv', 'A\0,B\n', 'Row 1 has no content. Nothing has been imported.'],
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
