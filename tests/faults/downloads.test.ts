import { afterAll, expect, test } from 'vitest'
import { databaseBudgetMs } from '../../src/platform/server/database/patience.ts'
import { startFaulty } from './faulty-server.ts'

const server = await startFaulty()
const admin = await server.make.anAdmin()
await server.rows(
  `insert into users (id, phone_number, password_hash, full_name, gender, country_code)
   select gen_random_uuid(), '+8491' || lpad(n::text, 7, '0'), 'x', 'Person ' || n, 'OTHER', 'VN' from generate_series(1, 20000) n`,
)
const people = 20_001

afterAll(() => expect(server.process.output()).not.toContain('nobody'))

/** The address of a download of all people. */
async function ticket(format: string): Promise<string> {
  const create =
    'mutation ($format: ExportFormat!) { createExport(list: "User", format: $format, filters: {}, columns: ["_id", "fullName"]) { url } }'
  const { data } = await server.ask(admin, create, { variables: { format } })
  return (data!.createExport as { url: string }).url
}

/** The bytes received, whether the download ended as complete, and after how many milliseconds. */
async function download(url: string, encoding = 'identity', onFirst = () => {}) {
  const began = performance.now()
  const response = await fetch(server.process.url + url, { headers: { 'accept-encoding': encoding } })
  expect(response.status).toBe(200)
  let text = ''
  let whole = false
  try {
    for await (const part of response.body!.pipeThrough(new TextDecoderStream('latin1'))) {
      if (text === '') onFirst()
      text += part
    }
    whole = true
  } catch {
    // Aborted.
  }
  return { whole, text, took: performance.now() - began }
}

test('long work has its own time, even on a slow network: a download, a bulk change', async () => {
  const ids = (await Promise.all(Array.from({ length: 3 }, () => server.make.aUser()))).map(({ id }) => id)
  const hide =
    'mutation ($ids: [ID!]) { cmsSetTermStatusOfMany(model: USER, ids: $ids, termStatus: HIDDEN) { outcomes { ok } } }'
  const url = await ticket('CSV')
  server.proxy.slow(200)
  const [changed, exported] = await Promise.all([server.ask(admin, hide, { variables: { ids } }), download(url)])
  server.proxy.heal()
  expect(changed.data).toEqual({ cmsSetTermStatusOfMany: { outcomes: ids.map(() => ({ ok: true })) } })
  expect(exported.whole).toBe(true)
  expect(exported.text.trim().split('\r\n').length).toBeGreaterThan(people)
  // Longer than one request may wait for the database.
  expect(changed.took).toBeGreaterThan(databaseBudgetMs)
  expect(exported.took).toBeGreaterThan(databaseBudgetMs)
}, 60_000)

test.for([
  ['CSV', 'identity'],
  ['CSV', 'gzip'],
  ['XLSX', 'identity'],
])(
  'a download (%s, %s) whose connection is lost is aborted, so that nobody takes it for complete',
  async ([format, encoding]) => {
    const url = await ticket(format!)
    server.proxy.slow(30)
    const { whole, text } = await download(url, encoding, () => server.proxy.refuse())
    server.proxy.heal()
    expect(whole).toBe(false)
    expect(text.length).toBeGreaterThan(0)
    expect((await server.ask(admin, '{ me { _id } }')).status).toBe(200)
  },
)
