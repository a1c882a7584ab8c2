import { expect, test } from 'vitest'
import { atOnce } from '../../../../../tests/harness/at-once.ts'
import { factories } from '../../../../../tests/harness/factories.ts'
import { startServer } from '../../../../../tests/harness/server.ts'

const server = await startServer()
const other = await server.again()
const { anAdmin } = factories(server.db)
const [one, two] = [server.as(await anAdmin()), other.as(await anAdmin())]

const gold = () =>
  server.db.selectFrom('lucky_wheel_configs').selectAll().where('prize_tier', '=', 'GOLD').executeTakeFirstOrThrow()

test('two who change different fields of one condition at once both keep their change', async () => {
  const { id } = await gold()
  const changing = (change: string) => `mutation { cmsUpdateLuckyWheelConfig(_id: "${id}", ${change}) { version } }`
  const results = await atOnce(server, { writesTo: 'lucky_wheel_configs' }, [
    () => one.query(changing('minimum: 7')),
    () => two.query(changing('description: "Bảy lượt"')),
  ])
  expect(results.map((result) => result.status === 'fulfilled' && result.value.errors)).toEqual([undefined, undefined])
  expect(await gold()).toMatchObject({ minimum: 7, description: 'Bảy lượt', version: 3 })
})

test('of two who change a condition that they saw at once, one is refused', async () => {
  const { id, version } = await gold()
  const changing = (minimum: number) =>
    `mutation { cmsUpdateLuckyWheelConfig(_id: "${id}", minimum: ${minimum}, version: ${version}) { version } }`
  const results = await atOnce(server, { writesTo: 'lucky_wheel_configs' }, [
    () => one.query(changing(8)),
    () => two.query(changing(9)),
  ])
  const codes = results.map((result) => (result.status === 'fulfilled' ? result.value.errors?.[0]?.extensions.code : 0))
  expect(new Set(codes)).toEqual(new Set([undefined, 'CONFLICT']))
})
