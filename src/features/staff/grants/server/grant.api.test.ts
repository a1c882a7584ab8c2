import { describe, expect, test } from 'vitest'
import { factories, noId } from '../../../../../tests/harness/factories.ts'
import { startServer } from '../../../../../tests/harness/server.ts'
import { ownContext } from '../../../../platform/server/context.ts'
import { setGrants } from './grant.commands.ts'

const server = await startServer()
const { aUser, anAdmin, aStaff, aGrantee, aPage } = factories(server.db)
const boss = await anAdmin()
const client = server.as(boss)

const granting = `mutation ($userId: ID!, $areas: [Area!]!, $version: Int) {
  cmsSetGrants(userId: $userId, areas: $areas, version: $version) { areas version } }`
const grant = async (userId: string, areas: readonly string[], version?: number) =>
  (await client.data(granting, { userId, areas, version })).cmsSetGrants as { areas: string[]; version: number }
const granted = async (id: string) =>
  (await server.db.selectFrom('grants').select('area').where('user_id', '=', id).orderBy('area').execute()).map(
    ({ area }) => area,
  )
const entries = (id: string) =>
  server.db
    .selectFrom('audit_entries')
    .select(['action', 'before', 'after', 'version', 'actor_id'])
    .where('chain', '=', `USER:${id}`)
    .orderBy('position')
    .execute()

describe('cmsSetGrants', () => {
  test('sets the areas of a member of STAFF, all at once, and says so in the audit log', async () => {
    const { id } = await aStaff()
    expect(await grant(id, ['PEOPLE', 'MODERATION', 'PEOPLE'], 1)).toEqual({
      areas: ['MODERATION', 'PEOPLE'],
      version: 2,
    })
    expect(await grant(id, ['PEOPLE', 'MODERATION'])).toMatchObject({ version: 2 })
    expect(await grant(id, ['POINTS'])).toEqual({ areas: ['POINTS'], version: 3 })
    expect(await entries(id)).toMatchObject([
      { action: 'cmsSetGrants', before: { areas: [] }, after: { areas: ['MODERATION', 'PEOPLE'] }, actor_id: boss.id },
      { action: 'cmsSetGrants', before: { areas: ['MODERATION', 'PEOPLE'] }, after: { areas: ['POINTS'] }, version: 3 },
    ])
  })

  test('is for members of STAFF only, with the version that was seen', async () => {
    for (const { id } of [
      await aUser(),
      await anAdmin(),
      await aUser({ user_group: 'PROVIDER', badge_status: 'VERIFIED' }),
    ])
      expect(await client.refusal(granting, { userId: id, areas: ['PEOPLE'] })).toMatchObject({
        code: 'CONFLICT',
        reason: 'grants_text_staff_only',
      })
    const { id } = await aStaff()
    await grant(id, ['PEOPLE'])
    expect(await client.refusal(granting, { userId: id, areas: [], version: 1 })).toMatchObject({
      code: 'CONFLICT',
      version: 2,
    })
    expect(await client.refusal(granting, { userId: noId, areas: [] })).toMatchObject({ code: 'NOT_FOUND' })
    expect(await client.refusal(granting, { userId: id, areas: ['EVERYTHING'] })).toMatchObject({
      code: 'BAD_USER_INPUT',
    })
  })

  test('can be undone', async () => {
    const { id } = await aStaff()
    await grant(id, ['PEOPLE'])
    const { version } = await grant(id, ['POINTS', 'PROMOTION'])
    await client.data(`mutation { cmsUndo(model: USER, _id: "${id}", version: ${version}) { version } }`)
    expect(await granted(id)).toEqual(['PEOPLE'])
  })

  test('opens and closes from the next request on', async () => {
    const person = await aStaff()
    const session = server.as(person)
    const asks = () => session.query('{ cmsGetPages { counter } cmsGetUsers { counter } }')
    const refusals = async () => (await asks()).errors?.map(({ extensions }) => extensions.code) ?? []
    expect(await refusals()).not.toEqual([])
    await grant(person.id, ['MODERATION', 'PEOPLE'])
    expect(await refusals()).toEqual([])
    expect((await session.data('{ me { areas } }')).me.areas).toEqual(['MODERATION', 'PEOPLE'])
    await grant(person.id, ['MODERATION'])
    await session.data('{ cmsGetPages { counter } }')
    expect((await session.refusal('{ cmsGetUsers { counter } }')).code).toBe('FORBIDDEN')
  })

  test('ends with the group STAFF, and does not come back with it', async () => {
    const person = await aGrantee('PEOPLE', 'POINTS')
    const move = (group: string) =>
      client.data(`mutation { updateUserGroup(userId: "${person.id}", group: ${group}) { version } }`)
    await move('PROVIDER')
    expect(await granted(person.id)).toEqual([])
    expect(await entries(person.id)).toMatchObject([
      {
        action: 'updateUserGroup',
        before: { group: 'STAFF', areas: ['PEOPLE', 'POINTS'] },
        after: { group: 'PROVIDER', areas: [] },
      },
    ])
    await move('STAFF')
    expect((await server.as(person).refusal('{ cmsGetUsers { counter } }')).code).toBe('FORBIDDEN')
  })
})

describe('an area includes what its screens need', () => {
  test('the fields of people that they show, and no others', async () => {
    const { created_by: id } = await aPage()
    const read = `{ cmsGetPages { items { creator { _id email phoneNumber termStatus } } } }`
    await server.as(await aGrantee('MODERATION')).data(read)
    const secret = `{ cmsGetPages { items { creator { dateOfBirth } } } }`
    expect((await server.as(await aGrantee('MODERATION')).query(secret)).errors).toBeDefined()
    await server
      .as(await aGrantee('PEOPLE'))
      .data(`{ cmsGetUser(userId: "${id}") { dateOfBirth email point badge { title } } }`)
    for (const field of ['hasSecondFactor', 'areas']) {
      const { code } = await server.as(await aGrantee('PEOPLE')).refusal(`{ cmsGetUser(userId: "${id}") { ${field} } }`)
      expect(code, field).toBe('FORBIDDEN')
    }
  })

  test('finding recipients and winners', async () => {
    for (const area of ['PEOPLE', 'NOTIFICATIONS', 'PROMOTION'] as const)
      await server.as(await aGrantee(area)).data('{ cmsFindUsers(q: "nguoi") { _id phoneNumber } }')
    expect((await server.as(await aGrantee('POINTS')).refusal('{ cmsFindUsers(q: "nguoi") { _id } }')).code).toBe(
      'FORBIDDEN',
    )
  })
})

test('nobody grants what they lack, nor to a colleague by a grant, whatever operation may call it one day', async () => {
  const target = await aStaff()
  const giving = (areas: ('POINTS' | 'PEOPLE')[]) => {
    const viewer = { _id: boss.id, group: 'STAFF', badgeStatus: null, termStatus: 'NORMAL', areas: ['PEOPLE'] } as const
    return setGrants({ ...ownContext(server.app, 'test'), viewer }, { userId: target.id, areas })
  }
  const refused = (reason: string) => ({ code: 'FORBIDDEN', details: { reason } })
  await expect(giving(['PEOPLE', 'POINTS'])).rejects.toMatchObject(refused('grants_text_not_yours'))
  await expect(giving(['PEOPLE'])).rejects.toMatchObject(refused('platform_text_staff_by_grant'))
  expect(await granted(target.id)).toEqual([])
})
