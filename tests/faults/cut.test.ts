import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { lock } from '../harness/at-once.ts'
import { liveStreams } from '../harness/live-streams.ts'
import { type Outcome, startFaulty } from './faulty-server.ts'

/** Four connections, so that six of ten requests wait for one. */
const server = await startFaulty()
const { anAdmin, aUser } = server.make
const { streamAt } = liveStreams()
/** Two requests of each, because one person may use only a part of the connections. */
const admins = await Promise.all(Array.from({ length: 5 }, () => anAdmin()))
const [admin] = admins as [(typeof admins)[number]]

const ten = <T>(make: (n: number) => Promise<T>) => Promise.all(Array.from({ length: 10 }, (_, n) => make(n)))
const me = '{ me { _id } }'
const countOf = (outcomes: readonly Outcome[], status: number) =>
  outcomes.filter((outcome) => outcome.status === status).length

/** Checks that it is the same process, and works as before. */
async function expectWell() {
  expect((await ten((n) => server.ask(admins[n % 5]!, me))).map(({ status, data }) => ({ status, data }))).toEqual(
    Array.from({ length: 10 }, (_, n) => ({ status: 200, data: { me: { _id: admins[n % 5]!.id } } })),
  )
  expect((await server.fetch('/readyz')).status).toBe(200)
}

describe.each([
  ['the network breaks them', async () => server.proxy.cut('broken')],
  ['the network closes them', async () => server.proxy.cut('closed')],
  ['the database ends them', () => server.terminate()],
])('connections are lost: %s', (_, lose) => {
  test('while statements run and others wait for a connection: the first fail, the others continue', async () => {
    await expectWell()
    const barrier = await lock(server.direct, { statement: 'lock table sessions in access exclusive mode' })
    const running = ten((n) => server.ask(admins[n % 5]!, me))
    await server.untilConnections(4, "wait_event_type = 'Lock'")
    await lose()
    await server.untilConnections(4, "wait_event_type = 'Lock'")
    await barrier.release()
    const outcomes = await running
    expect(countOf(outcomes, 503)).toBe(4)
    expect(countOf(outcomes, 200)).toBe(6)
    expect(outcomes.every(({ status, code }) => (status === 503) === (code === 'UNAVAILABLE'))).toBe(true)
    await expectWell()
  })

  test('while transactions are idle: they leave nothing, and the same requests succeed when sent again', async () => {
    const people = await ten(() => aUser())
    const hide = (n: number) => {
      const query = `mutation { cmsSetTermStatus(_id: "${people[n]!.id}", termStatus: HIDDEN, model: USER) { version } }`
      return server.ask(admins[n % 5]!, query, { key: `hide-${people[n]!.id}` })
    }
    // Between two statements of a command the database waits for the network.
    server.proxy.slow(150)
    const running = ten(hide)
    await server.untilConnections(1, "state = 'idle in transaction'")
    await lose()
    server.proxy.heal()
    const outcomes = await running
    expect(countOf(outcomes, 503)).toBeGreaterThan(0)
    expect(countOf(outcomes, 503) + countOf(outcomes, 200)).toBe(10)
    expect(countOf(await ten(hide), 200)).toBe(10)
    const ids = people.map(({ id }) => `'${id}'`).join()
    const changed = await server.rows(
      `select id from users where id in (${ids}) and version = 2 and term_status = 'HIDDEN'`,
    )
    expect(changed).toHaveLength(10)
    await expectWell()
  })

  test('while all are idle: a request shortly after does not notice', async () => {
    await expectWell()
    await lose()
    await wait(200)
    await expectWell()
  })

  test('of listeners: live streams stay open and send resync, then later changes', async () => {
    const stream = await streamAt(`${server.process.url}/live`, await server.token(admin))
    await lose()
    await stream.until(() => stream.events.some(({ event }) => event === 'resync'))
    const { id } = await aUser()
    const hide = `mutation { cmsSetTermStatus(_id: "${id}", termStatus: HIDDEN, model: USER) { version } }`
    expect(await server.ask(admin, hide)).toMatchObject({ status: 200 })
    await stream.hears(id, 2)
    stream.close()
  })
})

test('after all this it is the same process, and its jobs continue', async () => {
  const since = Date.now()
  const ran = async () => (await server.rows<{ at: Date }>('select max(last_run_at) as at from jobs'))[0]!.at
  await expect.poll(async () => (await ran()).getTime(), { timeout: 10_000 }).toBeGreaterThan(since)
  expect(server.process.output()).not.toContain('nobody')
})
