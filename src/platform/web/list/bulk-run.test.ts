import { expect, test, vi } from 'vitest'
import { type BulkProgress, runBulk } from './bulk-run.ts'
import type { Batch, Outcome } from './list-declaration.ts'
import type { Selection } from './list-selection.ts'

const some = (count: number): Selection => ({
  kind: 'some',
  names: new Map(Array.from({ length: count }, (_, index) => [`id${index}`, `Name ${index}`])),
})
const done = (ids: readonly string[]): Outcome[] => ids.map((_id) => ({ _id, ok: true }))

async function run(
  selection: Selection,
  action: (batch: Batch, key: string) => Promise<{ outcomes: Outcome[]; next?: string | null }>,
  stopped = () => false,
) {
  const reported: BulkProgress[] = []
  let keys = 0
  await runBulk({
    action: { run: (batch, _reason, { idempotencyKey }) => action(batch, idempotencyKey) },
    selection,
    filters: { group: 'STAFF' },
    reason: 'because',
    stopped,
    onProgress: (progress) => reported.push(progress),
    newKey: () => `key${++keys}`,
    describe: (error) => (error as Error).message,
  })
  return { reported, last: reported.at(-1)! }
}

test('chosen rows are sent a hundred at a time, each call under its own key', async () => {
  const sizes: [number, string][] = []
  const { last } = await run(some(250), async (batch, key) => {
    if (!('ids' in batch)) throw new Error('expected ids')
    sizes.push([batch.ids.length, key])
    return { outcomes: done(batch.ids), next: null }
  })
  expect(sizes).toEqual([
    [100, 'key1'],
    [100, 'key2'],
    [50, 'key3'],
  ])
  expect(last).toMatchObject({ done: 250, state: 'finished' })
})

test('all that match are processed until the server reports no more', async () => {
  const seen: Batch[] = []
  const answers = ['m', 'z', null]
  const { last } = await run({ kind: 'all', count: 3 }, async (batch) => {
    seen.push(batch)
    return { outcomes: done([`r${seen.length}`]), next: answers[seen.length - 1]! }
  })
  expect(seen).toEqual([null, 'm', 'z'].map((after) => ({ filters: { group: 'STAFF' }, after })))
  expect(last).toMatchObject({ done: 3, state: 'finished' })
})

test('stopping lets the current batch finish and starts no other', async () => {
  let stop = false
  const action = vi.fn(async (batch: Batch) => {
    stop = true
    return { outcomes: done('ids' in batch ? batch.ids : []), next: null }
  })
  const { last } = await run(some(300), action, () => stop)
  expect(action).toHaveBeenCalledTimes(1)
  expect(last).toMatchObject({ done: 100, state: 'stopped', failure: undefined })
})

test('a failed call ends the run and keeps what was done', async () => {
  let calls = 0
  const { last } = await run(some(150), async (batch) => {
    if (++calls === 2) throw new Error('gone')
    return { outcomes: done('ids' in batch ? batch.ids : []), next: null }
  })
  expect(last).toMatchObject({ done: 100, state: 'stopped', failure: 'gone' })
})
