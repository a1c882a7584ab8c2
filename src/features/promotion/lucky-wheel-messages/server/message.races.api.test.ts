import { expect, test } from 'vitest'
import { atOnce } from '../../../../../tests/harness/at-once.ts'
import { factories } from '../../../../../tests/harness/factories.ts'
import { multipart } from '../../../../../tests/harness/multipart-body.ts'
import { startServer } from '../../../../../tests/harness/server.ts'

const server = await startServer()
const other = await server.again()
const { anAdmin } = factories(server.db)
const [one, two] = [server.as(await anAdmin()), other.as(await anAdmin())]

test('of two who import the same messages at once, each message is created once', async () => {
  const importing = `mutation ($data: FailedSpinMessageFileInput!) {
    cmsImportFailedSpinMessages(data: $data) { created existing } }`
  const rows = Array.from({ length: 50 }, (_, i) => `Lời nhắn ${i},Message ${i}`)
  const file = (lines: string[]) => new File([['Content,Content (English)', ...lines].join('\n')], 'tin.csv')
  const body = (lines: string[]) => multipart(importing, { 'data.file': file(lines) }, { data: { file: null } })
  const [mine, theirs] = [await body(rows), await body(rows.toReversed())]
  const results = await atOnce(server, { writesTo: 'failed_spin_messages' }, [
    () => one.send(mine),
    () => two.send(theirs),
  ])
  const made = results.map((result) =>
    result.status === 'fulfilled' ? result.value.data.cmsImportFailedSpinMessages : result.reason,
  )
  expect(made.toSorted((a, b) => a.created - b.created)).toEqual([
    { created: 0, existing: 50 },
    { created: 50, existing: 0 },
  ])
  const found = server.db.selectFrom('run_rows').select('id').where('problem', '=', 'EXISTING')
  expect(await found.execute()).toHaveLength(50)
})

test('two who change two messages into the same one: one does', async () => {
  const { cmsCreateFailedSpinMessages: made } = await one.data(
    'mutation { cmsCreateFailedSpinMessages(data: [{ content: "A", contentEn: "a" }, { content: "B", contentEn: "b" }]) { _id } }',
  )
  const updating =
    'mutation ($_id: ID!) { cmsUpdateFailedSpinMessage(_id: $_id, data: { content: "C", contentEn: "c" }) { version } }'
  const results = await atOnce(server, { writesTo: 'failed_spin_messages' }, [
    () => one.query(updating, made[0]),
    () => two.query(updating, made[1]),
  ])
  const codes = results.map((result) =>
    result.status === 'fulfilled' ? result.value.errors?.[0]?.extensions.code : 'failed',
  )
  expect(new Set(codes)).toEqual(new Set([undefined, 'BAD_USER_INPUT']))
})
