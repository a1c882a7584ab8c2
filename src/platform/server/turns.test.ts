import { expect, test } from 'vitest'
import { type FairQueue, fairQueue, loads, type QueueLimits } from './turns.ts'

const full = { code: 'RATE_LIMITED', details: { reason: 'platform_text_line_full', retryAfter: 2 } }
const turn = () => new Promise((resolve) => setTimeout(resolve))

/** Pieces of work that finish on command, named by their caller and a number. */
function inLine(limits: Partial<QueueLimits>) {
  const queue: FairQueue = fairQueue('tests', { most: 1, mostPerCaller: 9, places: 99, placesPerCaller: 99, ...limits })
  const begun: string[] = []
  const open = new Map<string, () => void>()
  return {
    queue,
    begun,
    add: (...names: string[]) =>
      names.map((name) =>
        queue.run(name[0]!, () => {
          begun.push(name)
          return new Promise<void>((done) => open.set(name, done))
        }),
      ),
    async finish(...names: string[]) {
      for (const name of names) {
        await turn()
        open.get(name)!()
        await turn()
      }
    },
  }
}

test('each caller in a queue gets one turn per round, however much one of them asks for', async () => {
  const { begun, add, finish } = inLine({})
  const all = add('a1', 'a2', 'a3', 'b1', 'c1', 'b2')
  const order = ['a1', 'a2', 'b1', 'c1', 'a3', 'b2']
  await finish(...order)
  await Promise.all(all)
  expect(begun).toEqual(order)
})

test('a caller never has more than their share at work, even when nobody else waits', async () => {
  const { begun, add, finish } = inLine({ most: 3, mostPerCaller: 2 })
  void add('a1', 'a2', 'a3', 'a4')
  await turn()
  expect(begun).toEqual(['a1', 'a2'])
  void add('b1', 'b2')
  await turn()
  expect(begun).toEqual(['a1', 'a2', 'b1'])
  await finish('a1')
  expect(begun).toEqual(['a1', 'a2', 'b1', 'b2'])
  await finish('b1')
  expect(begun).toEqual(['a1', 'a2', 'b1', 'b2', 'a3'])
  await finish('a2', 'a3', 'a4', 'b2')
})

test('a caller without a place is refused, and places become free again, also after a failure', async () => {
  const { queue, add, finish } = inLine({ places: 3, placesPerCaller: 2 })
  const [first] = add('a1')
  const failing = queue.run('a', () => Promise.reject(new Error('no luck')))
  await expect(queue.run('a', async () => {})).rejects.toMatchObject(full)
  const other = queue.run('b', async () => 'done')
  await expect(queue.run('c', async () => {})).rejects.toMatchObject(full)
  const settled = Promise.allSettled([first, failing, other])
  await finish('a1')
  expect((await settled).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(await queue.run('a', async () => 'again')).toBe('again')
})

test('a place is given back only once', async () => {
  const { queue, begun, add, finish } = inLine({})
  const leave = await queue.enter('a')
  leave()
  leave()
  void add('a1', 'b1')
  await turn()
  expect(begun).toEqual(['a1'])
  expect(loads().get('tests')).toMatchObject({ waiting: 1 })
  await finish('a1', 'b1')
  expect(queue.waiting).toBe(0)
})

test('who waited in vain leaves the line, and keeps no place', async () => {
  const { queue, begun, add, finish } = inLine({ placesPerCaller: 2 })
  void add('a1')
  await expect(queue.enter('a', 5)).rejects.toMatchObject(full)
  void add('a2', 'b1')
  await finish('a1', 'a2', 'b1')
  expect(begun).toEqual(['a1', 'a2', 'b1'])
  expect(queue.waiting).toBe(0)
})
