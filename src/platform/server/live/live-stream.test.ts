import { EventEmitter } from 'node:events'
import type { ServerResponse } from 'node:http'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Viewer } from '../../shared/permission.ts'
import { openStream } from './live-stream.ts'

const viewer: Viewer = { _id: 'v', group: 'ADMIN', badgeStatus: null, termStatus: 'NORMAL', areas: [] }
const change = (id: string) => ({ model: 'POST', id, version: 1, by: null })

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A stream and the names of the events that it sent; what was told of records by their ids. */
function aStream(readAfter?: () => Promise<string | null>) {
  const sent: string[] = []
  const write = (text: string) => {
    const [, event, data] = /^event: (\w+)\ndata: (.*)\n\n$/.exec(text)!
    const ids = [...data!.matchAll(/"(?:id|readAfter)":"(\w+)"/g)].map(([, id]) => id)
    sent.push([event, ...ids].join(' '))
    return true
  }
  const response = Object.assign(new EventEmitter(), { destroyed: false, writableEnded: false, write })
  const stream = openStream(
    response as unknown as ServerResponse,
    { viewer, sessionId: 's', sandbox: false },
    readAfter,
  )
  return { stream, sent }
}

test('without standbys an event is sent as it is', async () => {
  const { stream, sent } = aStream()
  stream.changed(change('a'))
  await vi.advanceTimersByTimeAsync(100)
  expect(sent).toEqual(['hello', 'changed a'])
})

test('what an event tells of is within the token that is sent before it; what happens meanwhile is told with a later one', async () => {
  const asked: ((token: string | null) => void)[] = []
  const { stream, sent } = aStream(() => new Promise((answer) => asked.push(answer)))
  asked[0]!('t0')
  await vi.advanceTimersByTimeAsync(0)
  expect(sent).toEqual(['written t0', 'hello'])
  stream.changed(change('a'))
  await vi.advanceTimersByTimeAsync(100)
  stream.changed(change('b'))
  await vi.advanceTimersByTimeAsync(500)
  expect(asked).toHaveLength(2)
  asked[1]!('t1')
  await vi.advanceTimersByTimeAsync(100)
  expect(sent.slice(2)).toEqual(['written t1', 'changed a'])
  asked[2]!('t2')
  await vi.advanceTimersByTimeAsync(0)
  expect(sent.slice(4)).toEqual(['written t2', 'changed b'])
})

test('while the database is away, events are sent without a token', async () => {
  const { stream, sent } = aStream(async () => null)
  await vi.advanceTimersByTimeAsync(0)
  stream.resync()
  await vi.advanceTimersByTimeAsync(100)
  expect(sent).toEqual(['hello', 'resync'])
})
