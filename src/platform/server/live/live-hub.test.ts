import { EventEmitter } from 'node:events'
import type { ServerResponse } from 'node:http'
import { Kysely } from 'kysely'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Tables } from '../../../../database/tables.ts'
import type { App } from '../context.ts'
import { postgresDialect } from '../database/postgres-dialect.ts'
import { openLog } from '../log.ts'
import { channels } from './announce.ts'
import { openHub } from './live-hub.ts'
import type { ListenerCallbacks } from './postgres-listener.ts'

const viewer = { _id: 'one', group: 'ADMIN', badgeStatus: null, termStatus: 'NORMAL', areas: [] } as const

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance', 'setInterval'] }))
afterEach(() => void vi.useRealTimers())

/** A stream whose session cannot be checked: nobody listens on port 1. */
async function streamWithoutDatabase() {
  const dialect = postgresDialect({
    connectionString: 'postgres://nobody@127.0.0.1:1/nothing',
    max: 1,
    answerWithin: 1_000,
    silence: { at: -Infinity },
  })
  const away = new Kysely<Tables>({ dialect })
  let callbacks: ListenerCallbacks | undefined
  const checks = vi.spyOn(away, 'executeQuery')
  const database = {
    kysely: away,
    background: away,
    listen: async (_: readonly string[], given: ListenerCallbacks) => {
      callbacks = given
      return async () => {}
    },
  }
  const app = { database, log: openLog('silent'), waiting: [], stopping: new AbortController() } as unknown as App
  const hub = openHub(app, () => () => 'who')
  let sent = ''
  const response = Object.assign(new EventEmitter(), {
    write: (text: string) => ((sent += text), true),
    end: () => {},
  }) as unknown as ServerResponse
  await hub.admit(viewer)
  hub.open(response, { viewer, sandbox: false, sessionId: 'session' })
  /** Waits until this many checks have failed. */
  const checked = async (times: number) => {
    await vi.waitFor(() => expect(checks).toHaveBeenCalledTimes(times))
    await Promise.allSettled(checks.mock.results.map(({ value }) => value as Promise<unknown>))
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { callbacks: callbacks!, checked, sent: () => sent, close: () => hub.close() }
}

test('a stream stays open for a minute in which its session cannot be checked, and no longer', async () => {
  const stream = await streamWithoutDatabase()
  await stream.checked(1)
  for (let check = 2; check <= 4; check++) {
    vi.advanceTimersByTime(15_000)
    await stream.checked(check)
    expect(stream.sent()).not.toContain('end')
  }
  vi.advanceTimersByTime(15_000)
  await stream.checked(5)
  expect(stream.sent()).toContain('event: end\ndata: {"why":"unavailable"}')
  await stream.close()
})

test.each([
  ['its session ended', channels.sessionEnded, 'session'],
  ['its person changed', channels.changed, '{"model":"USER","id":"one","version":2,"by":null}'],
])('a stream is closed early after a notification that %s', async (_, channel, payload) => {
  const stream = await streamWithoutDatabase()
  await stream.checked(1)
  expect(stream.sent()).not.toContain('end')
  stream.callbacks.received(channel, payload)
  await stream.checked(2)
  expect(stream.sent()).toContain('"unavailable"')
  await stream.close()
})

test.each(['nonsense', 'null', '{}', ''])('an unknown payload (%o) is ignored', async (payload) => {
  const stream = await streamWithoutDatabase()
  stream.callbacks.received(channels.changed, payload)
  await stream.close()
})
