import { expect, test } from 'vitest'
import { atOnce } from '../../../../../tests/harness/at-once.ts'
import { factories } from '../../../../../tests/harness/factories.ts'
import { startServer } from '../../../../../tests/harness/server.ts'

const server = await startServer()
const other = await server.again()
const { anAdmin } = factories(server.db)
const [one, two] = [server.as(await anAdmin()), other.as(await anAdmin())]

const creating = `mutation { createLuckyWheelInstruction(data: { type: DAILY, title: "Mỗi ngày", titleEn: "Daily",
  description: "Đăng nhập", descriptionEn: "Sign in", turns: 1 }) { _id version } }`

test('an instruction that one deletes while another changes it is deleted, or changed before', async () => {
  const { _id } = (await one.data(creating)).createLuckyWheelInstruction
  const [deletion, change] = await atOnce(server, { writesTo: 'lucky_wheel_instructions' }, [
    () => one.query(`mutation { deleteLuckyWheelInstruction(_id: "${_id}") { version } }`),
    () => two.query(`mutation { updateLuckyWheelInstruction(_id: "${_id}", data: { turns: 5 }) { version } }`),
  ])
  const codeOf = (result: typeof change) =>
    result?.status === 'fulfilled' ? result.value.errors?.[0]?.extensions.code : 'failed'
  expect(codeOf(deletion)).toBeUndefined()
  const left = await server.db
    .selectFrom('lucky_wheel_instructions')
    .select(['turns', 'version', 'deleted_at'])
    .where('id', '=', _id)
    .executeTakeFirstOrThrow()
  expect(left).toEqual({
    deleted_at: expect.any(Date),
    ...(codeOf(change) === 'NOT_FOUND' ? { turns: 1, version: 2 } : { turns: 5, version: 3 }),
  })
})

test('of two who change an instruction that they saw at once, one is refused', async () => {
  const { _id, version } = (await one.data(creating)).createLuckyWheelInstruction
  const changing = (turns: number) =>
    `mutation { updateLuckyWheelInstruction(_id: "${_id}", data: { turns: ${turns} }, version: ${version}) { version } }`
  const results = await atOnce(server, { writesTo: 'lucky_wheel_instructions' }, [
    () => one.query(changing(2)),
    () => two.query(changing(3)),
  ])
  const codes = results.map((result) => (result.status === 'fulfilled' ? result.value.errors?.[0]?.extensions.code : 0))
  expect(new Set(codes)).toEqual(new Set([undefined, 'CONFLICT']))
})
