import { expect, test } from 'vitest'
import { eventReader, pauseAfter } from './live-connection.ts'

test('events are parsed from chunks of any size, and comments are ignored', () => {
  const text = 'event: hello\ndata: {}\n\n: beat\n\nevent: changed\ndata: [{"id":"ă"}]\n\nevent: end\nda'
  for (let size = 1; size <= text.length; size++) {
    const events: unknown[] = []
    const read = eventReader((event, data) => events.push([event, data]))
    for (let i = 0; i < text.length; i += size) read(text.slice(i, i + size))
    expect(events).toEqual([
      ['hello', {}],
      ['changed', [{ id: 'ă' }]],
    ])
  }
})

test('pauses grow, vary, and have a maximum', () => {
  expect([1, 2, 3, 10].map((failures) => pauseAfter(failures, 1))).toEqual([1_000, 2_000, 4_000, 30_000])
  expect(pauseAfter(1, 0)).toBe(500)
})
