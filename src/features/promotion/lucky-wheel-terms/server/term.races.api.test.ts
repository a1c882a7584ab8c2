import { expect, test } from 'vitest'
import { atOnce } from '../../../../../tests/harness/at-once.ts'
import { factories } from '../../../../../tests/harness/factories.ts'
import { startServer } from '../../../../../tests/harness/server.ts'

const server = await startServer()
const other = await server.again()
const { anAdmin } = factories(server.db)
const [one, two] = [server.as(await anAdmin()), other.as(await anAdmin())]

const codesOf = (results: PromiseSettledResult<Awaited<ReturnType<typeof one.query>>>[]) =>
  new Set(results.map((result) => (result.status === 'fulfilled' ? result.value.errors?.[0]?.extensions.code : 0)))

test('of two who write the first terms at once, one is refused', async () => {
  const creating = (text: string) =>
    `mutation { cmsCreateLuckyWheelTerm(data: { content: "<p>${text}</p>", contentEn: "<p>${text}</p>" }) { _id } }`
  const results = await atOnce(server, { writesTo: 'lucky_wheel_terms' }, [
    () => one.query(creating('A')),
    () => two.query(creating('B')),
  ])
  expect(codesOf(results)).toEqual(new Set([undefined, 'CONFLICT']))
})

test('of two who change the terms that they saw at once, one is refused', async () => {
  const { id } = await server.db.selectFrom('lucky_wheel_terms').select('id').executeTakeFirstOrThrow()
  const changing = (text: string) =>
    `mutation { cmsUpdateLuckyWheelTerm(_id: "${id}", data: { content: "<p>${text}</p>" }, version: 1) { version } }`
  const results = await atOnce(server, { writesTo: 'lucky_wheel_terms' }, [
    () => one.query(changing('C')),
    () => two.query(changing('D')),
  ])
  expect(codesOf(results)).toEqual(new Set([undefined, 'CONFLICT']))
})
