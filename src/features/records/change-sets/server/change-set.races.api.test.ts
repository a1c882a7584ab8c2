import { expect, test } from 'vitest'
import { atOnce } from '../../../../../tests/harness/at-once.ts'
import { factories } from '../../../../../tests/harness/factories.ts'
import { startServer } from '../../../../../tests/harness/server.ts'
import { applyDueChangeSets } from './apply.ts'

const server = await startServer()
const other = await server.again()
const { aBanner, anAdmin } = factories(server.db)
const author = server.as(await anAdmin())
const [one, two] = [server.as(await anAdmin()), other.as(await anAdmin())]
const authorElsewhere = other.as(await anAdmin())

const planning = `mutation ($_id: ID, $title: String, $operation: PlannedOperation!, $input: JSON!) {
  cmsPlanChange(_id: $_id, title: $title, operation: $operation, input: $input) { _id version } }`
const approving = `mutation ($_id: ID!, $version: Int!, $applyAt: DateTime) {
  cmsApproveChangeSet(_id: $_id, version: $version, applyAt: $applyAt) { status version } }`

interface Planned {
  readonly _id: string
  readonly version: number
}
async function aSet(): Promise<{ set: Planned; banner: string }> {
  const { id } = await aBanner()
  const change = { title: 'Tết', operation: 'updateBanner', input: { _id: id, name: 'Thu' } }
  return { set: (await author.data(planning, change)).cmsPlanChange, banner: id }
}
const versionOf = async (id: string) =>
  (await server.db.selectFrom('banners').select('version').where('id', '=', id).executeTakeFirstOrThrow()).version
const statusOf = async (id: string) =>
  (await server.db.selectFrom('change_sets').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status

test('two who approve a set at once apply it once', async () => {
  const { set, banner } = await aSet()
  const results = await atOnce(server, { writesTo: 'change_sets' }, [
    () => one.query(approving, { ...set }),
    () => two.query(approving, { ...set }),
  ])
  const codes = results.map((result) => (result.status === 'fulfilled' ? result.value.errors?.[0]?.extensions.code : 0))
  expect(new Set(codes)).toEqual(new Set(['CONFLICT', undefined]))
  expect(await versionOf(banner)).toBe(2)
})

test('approved while it is edited: what takes effect is what the approver saw', async () => {
  const { set } = await aSet()
  const added = await aBanner()
  const change = { _id: set._id, operation: 'updateBanner', input: { _id: added.id, name: 'Đông' } }
  await atOnce(server, { writesTo: 'change_sets' }, [
    () => author.query(planning, change),
    () => two.query(approving, { ...set }),
  ])
  const status = await statusOf(set._id)
  const { changes } = await server.db
    .selectFrom('change_sets')
    .select('changes')
    .where('id', '=', set._id)
    .executeTakeFirstOrThrow()
  expect([status, changes]).toEqual(status === 'APPLIED' ? ['APPLIED', 1] : ['DRAFT', 2])
  expect(await versionOf(added.id)).toBe(1)
})

test('a set that is due is applied once by two replicas', async () => {
  const { set, banner } = await aSet()
  await one.data(approving, { ...set, applyAt: new Date(Date.now() + 60_000) })
  await server.db
    .updateTable('change_sets')
    .set({ apply_at: new Date(Date.now() - 1000) })
    .where('id', '=', set._id)
    .execute()
  const results = await atOnce(server, { writesTo: 'change_sets' }, [
    () => applyDueChangeSets.run(server.app),
    () => applyDueChangeSets.run(other.app),
  ])
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
  expect([await versionOf(banner), await statusOf(set._id)]).toEqual([2, 'APPLIED'])
})

test('a record that is changed while a set is approved: one of the two is refused', async () => {
  const { set, banner } = await aSet()
  const results = await atOnce(server, { writesTo: 'banners' }, [
    () => one.query(approving, { ...set }),
    () =>
      authorElsewhere.query('mutation ($_id: ID!) { updateBanner(_id: $_id, name: "Khác", version: 1) { _id } }', {
        _id: banner,
      }),
  ])
  const refused = results.filter((result) => result.status === 'fulfilled' && result.value.errors)
  expect(refused).toHaveLength(1)
  expect(await versionOf(banner)).toBe(2)
})

test('nobody approves their own, whoever writes to the table', async () => {
  const { set } = await aSet()
  const { author_id } = await server.db
    .selectFrom('change_sets')
    .select('author_id')
    .where('id', '=', set._id)
    .executeTakeFirstOrThrow()
  const own = server.db
    .updateTable('change_sets')
    .set({ status: 'APPLIED', approver_id: author_id, approved_at: new Date(), applied_at: new Date() })
    .where('id', '=', set._id)
    .execute()
  await expect(own).rejects.toThrow('change_sets_approved_by_another')
})
