import { describe, expect, test } from 'vitest'
import { lock, untilWaiting } from '../harness/at-once.ts'
import { factories, type Person } from '../harness/factories.ts'
import { startServer } from '../harness/server.ts'

/** Whether somebody may receive something is decided by what they are when it is given. */
const server = await startServer()
const other = await server.again()
const { anAdmin, aBadge, aBadgeRequest, aGrantee, aUser, aWheel, aWheelPrize } = factories(server.db)
const [client, boss] = [server.as(await aGrantee('PEOPLE', 'PROMOTION')), other.as(await anAdmin())]
const [badge, { batch }] = [await aBadge(), await aWheel()]
await Promise.all([client.data('{ me { _id } }'), boss.data('{ me { _id } }')])

const designating = async ({ phone_number }: Person) => {
  const { id } = await aWheelPrize(batch)
  return {
    id,
    call: `updateLuckyWheelPrizeWinners(prizeId: "${id}", designatedUserPhoneNumbers: ["${phone_number}"], reason: "Quà") { version }`,
  }
}
const gifts: Readonly<Record<string, (person: Person) => string | Promise<string>>> = {
  'a designation': async (person) => (await designating(person)).call,
  'a badge': ({ id }) => `cmsAssignBadge(userId: "${id}", badgeId: "${badge.id}") { success }`,
  'a badge that was asked for': async ({ id }) =>
    `cmsBadgeSetStatus(_id: "${(await aBadgeRequest({ user_id: id })).id}", status: APPROVED)`,
}

describe.runIf(server.engine === 'postgres')('at the same time', () => {
  test.each(Object.entries(gifts))(
    '%s is not given to somebody who is just being blocked or made STAFF',
    async (_, on) => {
      for (const change of [`term_status = 'BLOCKED'`, `user_group = 'STAFF'`]) {
        const person = await aUser()
        const call = await on(person)
        const changing = await lock(server, { statement: `update users set ${change} where id = '${person.id}'` })
        try {
          const answer = client.query(`mutation { ${call} }`)
          await untilWaiting(server, 1)
          await changing.commit()
          expect((await answer).errors?.[0]?.extensions.code).toMatch(/FORBIDDEN|CONFLICT|BAD_USER_INPUT/)
        } finally {
          await changing.release()
        }
      }
    },
  )

  test('a block waits for a designation that is being made', async () => {
    const person = await aUser()
    const { id, call } = await designating(person)
    const lanes = await lock(server, { statement: `select from stock_lanes where stock_id = '${id}' for update` })
    const order: string[] = []
    try {
      const given = client.data(`mutation { ${call} }`).then(() => order.push('designated'))
      await untilWaiting(server, 1)
      const block = `cmsSetTermStatus(_id: "${person.id}", model: USER, termStatus: BLOCKED, reason: "x") { version }`
      const blocked = boss.data(`mutation { ${block} }`).then(() => order.push('blocked'))
      await untilWaiting(server, 2)
      await lanes.release()
      await Promise.all([given, blocked])
    } finally {
      await lanes.release()
    }
    expect(order).toEqual(['designated', 'blocked'])
  })
})
