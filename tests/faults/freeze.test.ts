import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, test, vi } from 'vitest'
import { lock } from '../harness/at-once.ts'
import { liveStreams } from '../harness/live-streams.ts'
import { testPassword } from '../harness/provided.ts'
import { type FaultyServer, type Outcome, startFaulty } from './faulty-server.ts'

const [held, lost, stopping, slow] = await Promise.all([startFaulty(), startFaulty(), startFaulty(), startFaulty()])
const { streamAt } = liveStreams()

const me = '{ me { _id } }'
const hide = (_id: string) =>
  `mutation { cmsSetTermStatus(_id: "${_id}", termStatus: HIDDEN, model: USER) { version } }`
const lockOf = (server: FaultyServer, { id }: { id: string }) =>
  lock(server.direct, { statement: `select from users where id = '${id}' for update` })

const busyJobs = 'select name from jobs where running_until is not null or next_run_at <= now()'

/** Expects `/livez` to succeed and `/readyz` to fail. */
async function expectUnready({ fetch }: FaultyServer) {
  const [ready, alive] = await Promise.all([fetch('/readyz'), fetch('/livez')])
  expect(ready.status).toBe(503)
  expect(ready.took).toBeLessThan(2_000)
  expect(alive.status).toBe(200)
  expect(alive.took).toBeLessThan(500)
}

// They freeze at the same time, since each frozen database takes a while.
describe.concurrent('while the database is frozen', { timeout: 60_000 }, () => {
  test.for([
    ['for a while', 'held', held],
    ['and what was said is lost', 'lost', lost],
  ] as const)(
    '%s, all callers get an answer in time, and soon after it everything works as before',
    async ([, packets, server]) => {
      const { anAdmin, aUser } = server.make
      const [admin, target, person] = [await anAdmin(), await aUser(), await aUser()]
      const others = await Promise.all(Array.from({ length: 4 }, () => anAdmin()))
      const stream = await streamAt(`${server.process.url}/live`, await server.token(admin))
      const changes = [
        { query: hide(target.id), key: `hide-${target.id}` },
        { query: hide(person.id), key: `hide-${person.id}` },
      ] as const
      const change = (n: 0 | 1) => server.ask(admin, changes[n].query, changes[n])

      // A job whose answer is lost waits for it as long as background work may, and the other jobs wait for that job.
      await vi.waitFor(async () => expect(await server.rows(busyJobs)).toEqual([]), 15_000)
      // A statement and a transaction that are running when it freezes; then more requests of every kind than there are
      // connections.
      const barrier = await lockOf(server, target)
      const early = [change(0), server.ask(others[0]!, hide(target.id))]
      await server.untilConnections(2, "wait_event_type = 'Lock'")
      server.proxy.freeze(packets)
      const data = { phoneNumber: person.phone_number, password: testPassword }
      const late = [
        change(1),
        server.ask(null, 'mutation ($data: LoginInput!) { login(data: $data) { idToken } }', { variables: { data } }),
        server.fetch('/exports/any'),
        server.fetch('/live', { headers: { authorization: `Bearer ${await server.token(admin)}` } }),
        // At most three requests of one person are worked on at once.
        ...Array.from({ length: 9 }, (_, n) => server.ask(others[1 + (n % 3)]!, me)),
      ]
      const all = Promise.all([...early, ...late])
      for (let second = 0; second < 3; second++) {
        await expectUnready(server)
        await wait(1_000)
      }
      for (const { status, code, took } of await all) {
        expect({ status, code }).toEqual({ status: 503, code: 'UNAVAILABLE' })
        expect(took).toBeLessThan(10_000)
      }
      await expectUnready(server)

      await barrier.release()
      const meanwhile = [server.ask(admin, me), server.ask(admin, me)]
      await wait(500)
      server.proxy.heal()
      const healed = Date.now()
      const well = async () => [(await server.fetch('/readyz')).status, (await server.ask(admin, me)).status]
      await vi.waitFor(async () => expect(await well()).toEqual([200, 200]), 5_000)
      const ten = await Promise.all(Array.from({ length: 10 }, () => server.ask(admin, me)))
      expect(ten.map(({ status }) => status)).toEqual(ten.map(() => 200))
      await stream.until(() => stream.events.some(({ event }) => event === 'resync'), 5_000)
      expect(Date.now() - healed).toBeLessThan(5_000)
      // Locks of a transaction whose answers were lost are released as soon as the database gives it up.
      expect(await Promise.all([change(0), change(1)])).toMatchObject([{ status: 200 }, { status: 200 }])
      await Promise.all(meanwhile)
      expect(
        await server.rows(`select version, term_status from users where id in ('${target.id}', '${person.id}')`),
      ).toEqual([
        { version: 2, term_status: 'HIDDEN' },
        { version: 2, term_status: 'HIDDEN' },
      ])
      const another = await aUser()
      await server.ask(admin, hide(another.id))
      await stream.hears(another.id, 2)
      stream.close()
      const ran = async () => (await server.rows<{ at: Date }>('select max(last_run_at) as at from jobs'))[0]!.at
      await vi.waitFor(async () => expect((await ran()).getTime()).toBeGreaterThan(healed), 12_000)
    },
  )

  test('a process that receives SIGTERM answers open requests and exits with 0', async () => {
    const admin = await stopping.make.anAdmin()
    // A job is running, which would continue for a minute.
    const barrier = await lock(stopping.direct, { statement: 'lock table audit_verifications' })
    await stopping.untilConnections(1, "wait_event_type = 'Lock'")
    const stream = await streamAt(`${stopping.process.url}/live`, await stopping.token(admin))
    stopping.proxy.freeze('held')
    const asked = stopping.ask(admin, me)
    await wait(100)
    stopping.process.signal('SIGTERM')
    expect(await stream.ended()).toBe('stopping')
    expect(await asked).toMatchObject({ status: 503, code: 'UNAVAILABLE' })
    expect(await stopping.process.exited).toEqual({ code: 0, signal: null })
    await barrier.release()
  })

  test('or only slow, callers with patience left get an answer, and nobody waits longer than that', async () => {
    const [admin, target] = [await slow.make.anAdmin(), await slow.make.aUser()]
    const answered = ({ status, took }: Outcome) => ({ status, inTime: took < 10_000 })
    slow.proxy.slow(100)
    expect(answered(await slow.ask(admin, me))).toEqual({ status: 200, inTime: true })
    slow.proxy.heal()
    const barrier = await lockOf(slow, target)
    const waiting = slow.ask(admin, hide(target.id))
    await wait(5_000)
    await barrier.release()
    expect(answered(await waiting)).toEqual({ status: 200, inTime: true })
    slow.proxy.slow(1_500)
    expect(answered(await slow.ask(admin, hide(target.id)))).toEqual({ status: 503, inTime: true })
    slow.proxy.heal()
    await vi.waitFor(async () => expect((await slow.ask(admin, me)).status).toBe(200), 5_000)
  })
})
