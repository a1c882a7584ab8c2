import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely'
import { expect, test, vi } from 'vitest'
import type { Tables } from '../../../../../database/tables.ts'
import type { Position } from './position.ts'
import type { Standby } from './standby.ts'
import { openStandbys } from './standbys.ts'

const position: Position = { timeline: 1, lsn: 10 }

/** A primary that is always at the same position. */
class Still extends DummyDriver {
  override async acquireConnection() {
    const connection = await super.acquireConnection()
    return { ...connection, executeQuery: async () => ({ rows: [{ ...position, kept: 1 }] as never[] }) }
  }
}
const primary = () =>
  new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new Still(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  })

type Answer = 'behind' | 'failed' | { readonly value: string }

/** A standby that answers so, one after the other; the last one again and again. */
function standbyThat(...answers: Answer[]) {
  const reading = vi.fn(async () => (answers.length > 1 ? answers.shift()! : answers[0]!))
  return { name: 's', seen: position, reads: 0, reading, watch: async () => {}, close: async () => {} }
}

async function reading(...standbys: ReturnType<typeof standbyThat>[]) {
  const opened = openStandbys(primary(), standbys as unknown as Standby[])
  opened.watch()
  await vi.waitFor(() => expect(opened.states()[0]!.serves).toBe(true))
  const found = await opened.reading(null, async () => 'read')
  const ofPrimary = opened.readsOfPrimary()
  await opened.close()
  return { found, ofPrimary }
}

test('a standby that is not far enough is asked again in a moment', async () => {
  const standby = standbyThat('behind', { value: 'v' })
  expect(await reading(standby)).toEqual({ found: { value: 'v' }, ofPrimary: 0 })
})

test('for some milliseconds; then the primary is asked', async () => {
  const standby = standbyThat('behind')
  expect(await reading(standby)).toEqual({ found: null, ofPrimary: 1 })
  expect(standby.reading.mock.calls.length).toBeGreaterThan(1)
  expect(standby.reading.mock.calls.length).toBeLessThan(8)
})

test('another standby may be further; what fails on one is not tried on another', async () => {
  const behind = standbyThat('behind')
  expect((await reading(behind, standbyThat({ value: 'v' }))).found).toEqual({ value: 'v' })
  const failing = [standbyThat('failed'), standbyThat('failed')] as const
  expect(await reading(...failing)).toEqual({ found: null, ofPrimary: 1 })
  expect(failing[0].reading.mock.calls.length + failing[1].reading.mock.calls.length).toBe(1)
})
