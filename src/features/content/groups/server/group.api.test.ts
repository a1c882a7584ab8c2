import { describe, expect, test } from 'vitest'
import { atOnce } from '../../../../../tests/harness/at-once.ts'
import { factories, noId } from '../../../../../tests/harness/factories.ts'
import { startServer } from '../../../../../tests/harness/server.ts'

const server = await startServer()
const { aGroup, aCategory, aReport, anAdmin, aStaff, aPost, aUser } = factories(server.db)
const client = server.as(await anAdmin())

const listed = async (given: string) =>
  (await client.data(`{ getCmsGroups(${given}) { counter items { _id name } } }`)).getCmsGroups as {
    counter: number
    items: { _id: string; name: string }[]
  }
const deletion =
  'mutation ($_id: ID!, $reason: String!, $version: Int) { deleteCmsGroup(_id: $_id, reason: $reason, version: $version) }'
const remove = async (_id: string, version?: number) =>
  (await client.data(deletion, { _id, reason: 'Spam', version })).deleteCmsGroup as boolean
const read = (id: string) => `{ cmsGetGroup(_id: "${id}") { version } }`
const undo = (id: string, version: number) =>
  `mutation { cmsUndo(model: GROUP, _id: "${id}", version: ${version}) { version } }`
const isOpen = async (id: string) =>
  !(
    await server.db.selectFrom('report_targets').select('handled').where('target_id', '=', id).executeTakeFirstOrThrow()
  ).handled

describe('getCmsGroups', () => {
  test('answers the newest first, in pages that count from 0, and finds by name', async () => {
    for (let i = 0; i < 5; i++)
      await aGroup(undefined, { name: `Hội leo núi ${i}`, created_at: new Date(Date.UTC(2026, 0, i + 1)) })
    const names = async (given: string) =>
      (await listed(`filter: { name_contain: "leo nui" }, ${given}`)).items.map(({ name }) => name)
    expect(await names('limit: 2')).toEqual(['Hội leo núi 4', 'Hội leo núi 3'])
    expect(await names('limit: 2, offset: 0')).toEqual(['Hội leo núi 4', 'Hội leo núi 3'])
    expect(await names('limit: 2, offset: 2')).toEqual(['Hội leo núi 0'])
    expect(await names('limit: 1, sortBy: { dir: ASC }')).toEqual(['Hội leo núi 0'])
    expect((await listed('limit: 1, filter: { name_contain: "leo" }')).counter).toBe(5)
  })

  test('has what the screens show', async () => {
    const category = await aCategory({ name_vi: 'Cộng đồng' })
    const creator = await aUser()
    const given = { category_id: category.id, total_members: 12, total_posts: 3, privacy: 'PRIVATE' as const }
    const { id } = await aGroup(creator.id, { ...given, description: 'Mô tả', verified: true })
    await aReport('GROUP', id)
    const fields =
      'description privacy creator { fullName } category { name { VI_VN } } totalMembers totalPosts totalReports verified reason { reason } termStatus createdAt'
    expect((await client.data(`{ cmsGetGroup(_id: "${id}") { ${fields} } }`)).cmsGetGroup).toMatchObject({
      description: 'Mô tả',
      privacy: 'PRIVATE',
      creator: { fullName: creator.full_name },
      category: { name: { VI_VN: 'Cộng đồng' } },
      totalMembers: 12,
      totalPosts: 3,
      totalReports: 1,
      verified: true,
      reason: [],
      termStatus: 'NORMAL',
    })
  })

  test('shows readers of posts the name of a post’s group, and nothing else', async () => {
    const post = await aPost({ group_id: (await aGroup(undefined, { name: 'Hội ăn đêm' })).id })
    const staff = server.as(await aStaff())
    const ask = (field: string) => `{ cmsGetPost(_id: "${post.id}") { group { ${field} } } }`
    expect((await staff.data(ask('name'))).cmsGetPost.group).toEqual({ name: 'Hội ăn đêm' })
    expect((await staff.refusal(ask('totalReports'))).code).toBe('FORBIDDEN')
  })
})

describe('deleteCmsGroup', () => {
  test('takes a group out of the list, closes its reports and keeps its posts; undo restores all of it', async () => {
    const { id } = await aGroup(undefined, { name: 'Hội tạm' })
    const post = await aPost({ group_id: id })
    await aReport('GROUP', id)
    expect(await remove(id, 1)).toBe(true)
    expect((await listed('filter: { name_contain: "hoi tam" }')).counter).toBe(0)
    expect((await client.refusal(read(id))).reason).toBe('groups_text_gone')
    expect(await isOpen(id)).toBe(false)
    const kept = await client.data(`{ cmsGetPost(_id: "${post.id}") { group { name } } }`)
    expect(kept.cmsGetPost.group).toEqual({ name: 'Hội tạm' })
    const history = `{ cmsHistory(model: GROUP, targetId: "${id}") { items { action reason } } }`
    expect((await client.data(history)).cmsHistory.items).toEqual([{ action: 'deleteCmsGroup', reason: 'Spam' }])
    expect((await client.data(undo(id, 2))).cmsUndo.version).toBe(3)
    expect((await client.data(read(id))).cmsGetGroup.version).toBe(3)
    expect(await isOpen(id)).toBe(true)
  })

  test('undo leaves reports closed that were closed before', async () => {
    const { id } = await aGroup()
    await aReport('GROUP', id)
    await server.db.updateTable('report_targets').set({ handled: true }).where('target_id', '=', id).execute()
    await remove(id)
    await client.data(undo(id, 2))
    expect(await isOpen(id)).toBe(false)
  })

  test('answers false for a group that is deleted already, whose status cannot be set either', async () => {
    const { id } = await aGroup()
    await remove(id)
    expect(await remove(id)).toBe(false)
    const status = `mutation { cmsSetTermStatus(_id: "${id}", model: GROUP, termStatus: HIDDEN) { version } }`
    expect((await client.refusal(status)).reason).toBe('groups_text_gone')
    expect((await client.refusal(deletion, { _id: noId, reason: 'x' })).reason).toBe('groups_text_gone')
  })

  test.each(['', '   '])('requires a reason, which %j is not', async (reason) => {
    const { id } = await aGroup()
    expect(await client.refusal(deletion, { _id: id, reason })).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: [{ field: 'reason', message: 'Please input reason' }],
    })
  })

  test('of two deletions at once, one deletes and one finds it deleted; a stale one is refused', async () => {
    const { id } = await aGroup()
    const results = await atOnce(server, { writesTo: 'social_groups' }, [() => remove(id), () => remove(id)])
    expect(results.map((result) => String((result as PromiseFulfilledResult<boolean>).value)).toSorted()).toEqual([
      'false',
      'true',
    ])
    const other = await aGroup(undefined, { version: 4 })
    expect((await client.refusal(deletion, { _id: other.id, reason: 'x', version: 3 })).code).toBe('CONFLICT')
  })
})
