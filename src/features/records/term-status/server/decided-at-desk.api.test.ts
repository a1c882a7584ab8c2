import { expect, test } from 'vitest'
import { deskOf } from '../../../../../tests/harness/desk.ts'
import { factories } from '../../../../../tests/harness/factories.ts'
import { startServer } from '../../../../../tests/harness/server.ts'

const server = await startServer()
const make = factories(server.db)
const [admin, colleague] = [await make.anAdmin(), await make.anAdmin()]
const client = server.as(admin)

const asked = async (given: object, model = 'POST', by = client) => {
  const { cmsGetDecidedAtDesk } = await by.data(
    `query ($model: TermModel!, $ids: [ID!], $list: JSON, $of: String) {
      cmsGetDecidedAtDesk(model: $model, ids: $ids, list: $list, of: $of) { _id name holder { _id } } }`,
    { model, ...given },
  )
  return cmsGetDecidedAtDesk as { _id: string; name: string | null; holder: { _id: string } }[]
}
const claim = async (id: string, by: string) => {
  const { case_id } = await server.db
    .selectFrom('report_targets')
    .select('case_id')
    .where('target_id', '=', id)
    .executeTakeFirstOrThrow()
  await deskOf(server.as(by === colleague.id ? colleague : admin)).claim(case_id!)
}

test('who decides about records at the desk, of some ids and of all that match', async () => {
  const [held, mine, free] = [
    await make.aPost({ title: 'Bài đang xét' }),
    await make.aPost({ title: 'Bài của tôi' }),
    await make.aPost({ title: 'Bài đang xét khác' }),
  ]
  for (const { id } of [held, mine, free]) await make.aReport('POST', id)
  await claim(held.id, colleague.id)
  await claim(mine.id, admin.id)
  const ids = [held.id, mine.id, free.id]
  const found = [{ _id: held.id, name: 'Bài đang xét', holder: { _id: colleague.id } }]
  expect(await asked({ ids })).toEqual(found)
  expect(await asked({ list: { q: 'đang xét' } })).toEqual(found)
  expect(await asked({ list: {}, of: 'PostReport' })).toEqual(found)
  expect(await asked({ list: { q: 'của tôi' } })).toEqual([])
  expect(await asked({ list: { status: 'BLOCKED' } })).toEqual([])
  // Whoever holds it is told of the other's claim.
  expect((await asked({ ids }, 'POST', server.as(colleague))).map(({ _id }) => _id)).toEqual([mine.id])
  await server.clock.advance(6 * 60_000)
  expect(await asked({ ids })).toEqual([])
})

test('the list of people answers by its own filters', async () => {
  const person = await make.aUser({ full_name: 'Người bị báo cáo' })
  await make.aReport('USER', person.id)
  await claim(person.id, colleague.id)
  expect((await asked({ list: { query: 'Người bị báo' } }, 'USER')).map(({ _id }) => _id)).toEqual([person.id])
  expect(await asked({ list: { query: 'Không ai cả' } }, 'USER')).toEqual([])
})

test.each([
  ['neither ids nor a list', {}],
  ['both', { ids: ['0190a000-0000-7000-8000-000000000001'], list: {} }],
  ['a list of another model', { list: {}, of: 'User' }],
  ['an unknown filter', { list: { colour: 'red' } }],
])('%s is BAD_USER_INPUT', async (_, given) => {
  const refusal = await client.refusal(
    `query ($ids: [ID!], $list: JSON, $of: String) { cmsGetDecidedAtDesk(model: POST, ids: $ids, list: $list, of: $of) { _id } }`,
    given,
  )
  expect(refusal.code).toBe('BAD_USER_INPUT')
})
