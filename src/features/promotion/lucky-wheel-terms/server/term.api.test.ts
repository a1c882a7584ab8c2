import { expect, test } from 'vitest'
import { atOnce } from '../../../../../tests/harness/at-once.ts'
import { factories, noId } from '../../../../../tests/harness/factories.ts'
import { startServer } from '../../../../../tests/harness/server.ts'
import type { LuckyWheelTermInput } from '../../../../generated/graphql/inputs.ts'

const server = await startServer()
const other = await server.again()
const { anAdmin, aGrantee } = factories(server.db)
const client = server.as(await aGrantee('PROMOTION'))

const reading = '{ cmsDetailLuckyWheelTerm { _id content contentEn createdAt updatedAt version } }'
const creating = `mutation ($data: LuckyWheelTermInput!) { cmsCreateLuckyWheelTerm(data: $data) {
  _id content contentEn version } }`
const updating = `mutation ($_id: ID!, $data: LuckyWheelTermChange!, $version: Int) {
  cmsUpdateLuckyWheelTerm(_id: $_id, data: $data, version: $version) { content contentEn version } }`
const data: LuckyWheelTermInput = { content: '<p>Thể lệ</p>', contentEn: '<p>Terms</p>' }

test('there are none at first; of two who write them at once, one does', async () => {
  expect((await client.data(reading)).cmsDetailLuckyWheelTerm).toBeNull()
  const [one, two] = [server.as(await anAdmin()), other.as(await anAdmin())]
  const results = await atOnce(server, { writesTo: 'lucky_wheel_terms' }, [
    () => one.query(creating, { data }),
    () => two.query(creating, { data }),
  ])
  const codes = results.map((result) =>
    result.status === 'fulfilled' ? result.value.errors?.[0]?.extensions.code : 'failed',
  )
  expect(new Set(codes)).toEqual(new Set([undefined, 'CONFLICT']))
  expect((await client.data(reading)).cmsDetailLuckyWheelTerm).toMatchObject({ ...data, version: 1 })
  expect((await client.refusal(creating, { data })).reason).toBe('lucky_wheel_terms_text_exist')
})

const change = async (content: string) => {
  const { _id } = (await client.data(reading)).cmsDetailLuckyWheelTerm
  return (await client.data(updating, { _id, data: { content } })).cmsUpdateLuckyWheelTerm.content as string
}

test.each([
  ['<p>A&nbsp;B&#160;C\u00A0D</p>', '<p>A B C D</p>'],
  ['<p onclick="x()" style="color:red">A<script>x()</script><style>p{}</style></p>', '<p>A</p>'],
  ['<h1>Title</h1><div><img src=x onerror=x()>B</div>', 'TitleB'],
  ['<p><b>A</b> <i>B</i> <u>C</u></p>', '<p><strong>A</strong> <em>B</em> C</p>'],
  ['<ul><li><p>A</p></li></ul><ol><li>B</li></ol>', '<ul><li><p>A</p></li></ul><ol><li>B</li></ol>'],
  ['<p>A<br>B</p>', '<p>A<br />B</p>'],
  [
    '<p><a href="https://example.com/?a=1&amp;b=2" target="_blank" rel="x">A</a></p>',
    '<p><a href="https://example.com/?a=1&amp;b=2">A</a></p>',
  ],
  [
    '<p><a href="mailto:a@b.vn">A</a> <a href="tel:+84901">B</a></p>',
    '<p><a href="mailto:a@b.vn">A</a> <a href="tel:+84901">B</a></p>',
  ],
  ['<p><a href="javascript:alert(1)">A</a></p>', '<p>A</p>'],
  ['<p><a href="java\nscript:alert(1)">A</a></p>', '<p>A</p>'],
  ['<p><a href="//evil.example">A</a> <a href="/users">B</a> <a>C</a></p>', '<p>A B C</p>'],
  ['<p>1 &lt; 2 &lt;script&gt;</p>', '<p>1 &lt; 2 &lt;script&gt;</p>'],
  [
    '<math><mi xlink:href="data:x">A</mi></math><svg><a href="https://b.vn"><text>C</text></a></svg>',
    'A<a href="https://b.vn/">C</a>',
  ],
])('%j is kept as %j', async (given, kept) => {
  expect(await change(given)).toBe(kept)
  // Allowed tags are kept unchanged.
  expect(await change(kept)).toBe(kept)
})

test('a change keeps the other language, is refused to who saw an older version, and can be undone', async () => {
  const { _id, content, version } = (await client.data(reading)).cmsDetailLuckyWheelTerm
  const changed = (await client.data(updating, { _id, version, data: { contentEn: '<p>New</p>' } }))
    .cmsUpdateLuckyWheelTerm
  expect(changed).toEqual({ content, contentEn: '<p>New</p>', version: version + 1 })
  expect((await client.refusal(updating, { _id, version, data: { contentEn: '<p>Other</p>' } })).code).toBe('CONFLICT')
  await client.data(
    `mutation { cmsUndo(model: LUCKY_WHEEL_TERM, _id: "${_id}", version: ${changed.version}) { version } }`,
  )
  expect((await client.data(reading)).cmsDetailLuckyWheelTerm.contentEn).toBe(data.contentEn)
})

test.each([
  [{ content: '' }, 'data.content'],
  [{ contentEn: '<p>&nbsp;</p><p><br></p>' }, 'data.contentEn'],
  [{ content: '<script>alert(1)</script>' }, 'data.content'],
])('%o has no text', async (given, field) => {
  const { _id } = (await client.data(reading)).cmsDetailLuckyWheelTerm
  const { code, fields } = await client.refusal(updating, { _id, data: given })
  expect(code).toBe('BAD_USER_INPUT')
  expect(fields).toContainEqual(expect.objectContaining({ field, message: 'Please enter term' }))
})

test('terms that are too long or not there are refused', async () => {
  const { _id } = (await client.data(reading)).cmsDetailLuckyWheelTerm
  const long = { content: `<p>${'x'.repeat(50_000)}</p>` }
  expect((await client.refusal(updating, { _id, data: long })).fields).toMatchObject([
    { field: 'data.content', message: 'The terms are too long.' },
  ])
  expect((await client.refusal(updating, { _id: noId, data })).code).toBe('NOT_FOUND')
})
