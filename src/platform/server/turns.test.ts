import { expect, test } from 'vitest'
import { fairQueue } from './turns.ts'

/** Pieces of work that finish on command; `begun` lists the names of those that began, in order. */
function pieces() {
  const begun: string[] = []
  const open = new Map<string, () => void>()
  return {
    begun,
    piece: (name: string) => () => {
      begun.push(name)
      return new Promise<void>((done) => open.set(name, done))
    },
    async finish(name: string) {
      open.get(name)!()
      await new Promise((resolve) => setTimeout(resolve))
    },
  }
}

test('each caller in a queue gets one turn per round, however much one of them asks for', async () => {
  const { begun, piece, finish } = pieces()
  const inLine = fairQueue({ most: 1, places: 10, placesPerCaller: 5 })
  const all = ['a1', 'a2', 'a3', 'b1', 'c1', 'b2'].map((name) => inLine(name[0]!, piece(name)))
  await new Promise((resolve) => setTimeout(resolve))
  for (const name of ['a1', 'a2', 'b1', 'c1', 'a3', 'b2']) await finish(name)
  await Promise.all(all)
  expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2'])
})

test('a caller without a place is refused, and places become free again, also after a failure', async () => {
  const inLine = fairQueue({ most: 1, places: 3, placesPerCaller: 2 })
  const full = { code: 'RATE_LIMITED', details: { reason: 'platform_text_line_full', retryAfter: 2 } }
  const { piece, finish } = pieces()
  const first = inLine('a', piece('first'))
  const failing = inLine('a', () => Promise.reject(new Error('no luck')))
  await expect(inLine('a', async () => {})).rejects.toMatchObject(full)
  const other = inLine('b', async () => 'done')
  await expect(inLine('c', async () => {})).rejects.toMatchObject(full)
  const settled = Promise.allSettled([first, failing, other])
  await finish('first')
  expect((await settled).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(await inLine('a', async () => 'again')).toBe('again')
})
