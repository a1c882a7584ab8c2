import { expect, test } from 'vitest'
import { atOnce, lock, untilWaiting } from '../../../../../../tests/harness/at-once.ts'
import { caseOf, deskOf } from '../../../../../../tests/harness/desk.ts'
import { factories } from '../../../../../../tests/harness/factories.ts'
import { runThrough } from '../../../../../../tests/harness/jobs.ts'
import { startServer } from '../../../../../../tests/harness/server.ts'
import { compareNew } from './compare.job.ts'

const server = await startServer()
const other = await server.again()
const make = factories(server.db)
const client = server.as(await make.anAdmin())
const desk = deskOf(client)
const onPostgres = test.runIf(server.engine === 'postgres')

let texts = 0
/** A case, and a near duplicate of it that was not compared yet. */
async function twins() {
  const n = ++texts
  const content = Array.from({ length: 30 }, (_, i) => `từ${(n * 104_729 + i * 7_919) % 99_991}`).join(' ')
  const posts = [await make.aPost({ content }), await make.aPost({ content })] as const
  await make.aReport('POST', posts[0].id)
  await runThrough(compareNew, server.app)
  await make.aReport('POST', posts[1].id)
  const id = await caseOf(server, posts[0].id)
  return {
    id,
    first: posts[0].id,
    late: posts[1].id,
    heldBack: { statement: `select from cases where id = '${id}' for update` },
  }
}
const statusOf = async (id: string) =>
  (await server.db.selectFrom('posts').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status

onPostgres('a record that would join a case while it is claimed stays out of it', async () => {
  const { id, late, heldBack } = await twins()
  const gate = await lock(server, heldBack)
  const claim = desk.claim(id)
  await untilWaiting(server, 1)
  const compared = runThrough(compareNew, other.app)
  await untilWaiting(server, 2)
  await gate.release()
  expect(await claim).toMatchObject({ mine: true, totalMembers: 1 })
  expect(await compared).toBe(0)
  expect(await caseOf(server, late)).not.toBe(id)
})

onPostgres('a record that joins a case while it is claimed is in the case that was claimed', async () => {
  const { id, late, heldBack } = await twins()
  const gate = await lock(server, heldBack)
  const compared = runThrough(compareNew, other.app)
  await untilWaiting(server, 1)
  const claim = desk.claim(id)
  await untilWaiting(server, 2)
  await gate.release()
  expect(await compared).toBe(1)
  await claim
  expect(await desk.open(id)).toMatchObject({ mine: true, totalMembers: 2 })
  expect(await caseOf(server, late)).toBe(id)
})

test('a record that joins while its case is decided: either the decision is refused, or it is not about the record', async () => {
  for (let i = 0; i < 4; i++) {
    const { id, first, late, heldBack } = await twins()
    const { version } = await desk.open(id)
    const decision = { status: 'HIDDEN' }
    const { hash: planHash } = await desk.plan(id, decision)
    const decide = () => client.data(desk.decided, { _id: id, version, decision, planHash })
    const compare = () => runThrough(compareNew, other.app)
    const runs: (() => Promise<unknown>)[] = i % 2 ? [decide, compare] : [compare, decide]
    const results = await atOnce<unknown>(server, heldBack, runs)
    const decided = results[runs.indexOf(decide)]!
    if (decided.status === 'fulfilled') {
      expect([await statusOf(first), await statusOf(late)]).toEqual(['HIDDEN', 'NORMAL'])
      expect(await caseOf(server, late)).not.toBe(id)
      await runThrough(compareNew, server.app)
      expect((await desk.open(await caseOf(server, late))).state).toBe('OPEN')
    } else {
      expect([await statusOf(first), await statusOf(late)]).toEqual(['NORMAL', 'NORMAL'])
      expect(await desk.open(id)).toMatchObject({ state: 'OPEN', totalMembers: 2 })
    }
  }
})

test('two replicas compare a record once', async () => {
  const { id, late, heldBack } = await twins()
  await atOnce(
    server,
    heldBack,
    [server, other].map(
      ({ app }) =>
        () =>
          runThrough(compareNew, app),
    ),
  )
  expect(await caseOf(server, late)).toBe(id)
  expect((await desk.open(id)).totalMembers).toBe(2)
})
