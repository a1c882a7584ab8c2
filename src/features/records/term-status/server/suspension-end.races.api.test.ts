import { expect, test } from 'vitest'
import { atOnce } from '../../../../../tests/harness/at-once.ts'
import { factories } from '../../../../../tests/harness/factories.ts'
import { runThrough } from '../../../../../tests/harness/jobs.ts'
import { startServer } from '../../../../../tests/harness/server.ts'
import { liftSuspensions } from './suspension-ends.job.ts'

const server = await startServer()
const other = await server.again()
const { anAdmin, aPage } = factories(server.db)
const client = server.as(await anAdmin())

/** A page whose suspension is over. */
async function suspended() {
  const { id } = await aPage()
  const until = new Date(Date.now() + 60_000).toISOString()
  await client.data(
    `mutation { cmsSetTermStatus(_id: "${id}", model: PAGE, termStatus: SUSPENDING, until: "${until}") { version } }`,
  )
  await server.db
    .updateTable('suspension_ends')
    .set({ until: new Date(0) })
    .where('target_id', '=', id)
    .execute()
  return id
}

const pageNow = (id: string) =>
  server.db.selectFrom('pages').select(['term_status', 'version']).where('id', '=', id).executeTakeFirstOrThrow()

test('a page that is blocked while its suspension is lifted ends as BLOCKED', async () => {
  for (let i = 0; i < 3; i++) {
    const id = await suspended()
    const block = `mutation { cmsSetTermStatus(_id: "${id}", model: PAGE, termStatus: BLOCKED, reason: "Spam") { version } }`
    const [lifted, blocked] = await atOnce<unknown>(
      server,
      { statement: `select from pages where id = '${id}' for update` },
      [() => runThrough(liftSuspensions, other.app), () => client.data(block)],
    )
    expect(blocked!.status).toBe('fulfilled')
    const isLifted = (lifted as PromiseFulfilledResult<number>).value === 1
    expect(await pageNow(id)).toEqual({ term_status: 'BLOCKED', version: isLifted ? 4 : 3 })
  }
})

test('two replicas lift a suspension once', async () => {
  const id = await suspended()
  const lifted = await atOnce(
    server,
    { statement: `select from pages where id = '${id}' for update` },
    [server, other].map(
      ({ app }) =>
        () =>
          runThrough(liftSuspensions, app),
    ),
  )
  const counts = lifted.map((result) => (result as PromiseFulfilledResult<number>).value)
  expect(counts.toSorted((a, b) => a - b)).toEqual([0, 1])
  expect(await pageNow(id)).toEqual({ term_status: 'NORMAL', version: 3 })
})

test('an edit at the moment at which a suspension is lifted does not lose the end', async () => {
  for (let i = 0; i < 3; i++) {
    const id = await suspended()
    const edit = `mutation { cmsSetPagePartner(_id: "${id}", status: true) { version } }`
    const settled = await atOnce<unknown>(server, { statement: `select from pages where id = '${id}' for update` }, [
      () => client.data(edit),
      () => runThrough(liftSuspensions, other.app),
    ])
    expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
    await runThrough(liftSuspensions, other.app)
    expect(await pageNow(id)).toEqual({ term_status: 'NORMAL', version: 4 })
  }
})
