import { describe, expect, test } from 'vitest'
import { areas } from '../../src/platform/shared/permission.ts'
import { setTogether } from '../harness/desk.ts'
import { factories } from '../harness/factories.ts'
import { startServer } from '../harness/server.ts'

/** What somebody with every area might try, to get more rights than were granted. */
const server = await startServer()
const { aUser, anAdmin, aStaff, aGrantee, aBadge } = factories(server.db)
const schemer = await aGrantee(...areas)
const client = server.as(schemer)
const [admin, colleague, member] = [await anAdmin(), await aStaff(), await aUser()]

const code = async (mutation: string) => {
  const { errors } = await client.query(`mutation { ${mutation} }`)
  return errors?.[0]?.extensions.code
}

describe('every area together', () => {
  test.each([
    ['grant oneself or others', (id: string) => `cmsSetGrants(userId: "${id}", areas: [PEOPLE]) { version }`],
    ['change groups', (id: string) => `updateUserGroup(userId: "${id}", group: ADMIN) { version }`],
    ['end others’ sessions', (id: string) => `cmsEndSessions(userId: "${id}")`],
    ['remove a second factor', (id: string) => `cmsRemoveSecondFactor(userId: "${id}")`],
  ])('cannot %s', async (_, mutation) => {
    for (const { id } of [schemer, admin, colleague, member]) expect(await code(mutation(id))).toBe('FORBIDDEN')
  })

  test('cannot create people, nor reach settings and the audit log', async () => {
    const data =
      '{ fullName: "X", phoneNumber: "0912000111", password: "mot-mat-khau", gender: MALE, countryCode: "VN" }'
    expect(await code(`registerForImporter(data: ${data}) { idToken }`)).toBe('FORBIDDEN')
    expect(await code('createConfig(data: { key: "X", value: "1", type: TEXT }) { version }')).not.toBeUndefined()
    for (const query of ['{ cmsGetAuditEntries { counter } }', '{ getConfigs { counter } }'])
      expect((await client.query(query)).errors).toBeDefined()
  })

  test.each([
    ['block', (id: string) => `blockUser(targetId: "${id}", reason: "x") { _id }`],
    [
      'set the status of',
      (id: string) => `cmsSetTermStatus(_id: "${id}", model: USER, termStatus: SUSPENDING) { version }`,
    ],
    [
      'set the status again of',
      (id: string) => `cmsSetTermStatus(_id: "${id}", model: USER, termStatus: NORMAL) { version }`,
    ],
  ])('cannot %s an ADMIN or a member of STAFF', async (_, mutation) => {
    for (const { id } of [admin, colleague]) expect(await code(mutation(id))).toBe('FORBIDDEN')
    const rows = await server.db
      .selectFrom('users')
      .select('term_status')
      .where('id', 'in', [admin.id, colleague.id])
      .execute()
    expect(rows.every(({ term_status }) => term_status === 'NORMAL')).toBe(true)
  })

  test('cannot act on staff within a change of many, by a badge, or by undoing', async () => {
    const many = `mutation ($ids: [ID!]) { cmsSetTermStatusOfMany(model: USER, ids: $ids, termStatus: BLOCKED, reason: "x") { outcomes { _id ok } } }`
    const target = await aUser()
    const { outcomes } = (await client.data(many, { ids: [admin.id, target.id, colleague.id] })).cmsSetTermStatusOfMany
    expect(outcomes.map(({ ok }: { ok: boolean }) => ok)).toEqual([false, true, false])
    const badge = await aBadge()
    expect(await code(`cmsAssignBadge(userId: "${admin.id}", badgeId: "${badge.id}") { user { version } }`)).toBe(
      'FORBIDDEN',
    )
    // The person has become an administrator since, so a change of the former member cannot be undone.
    const rising = await aUser()
    const done = await client.data(
      `mutation { cmsAssignBadge(userId: "${rising.id}", badgeId: "${badge.id}") { user { version } } }`,
    )
    await server.db.updateTable('users').set({ user_group: 'ADMIN' }).where('id', '=', rising.id).execute()
    expect(
      await code(`cmsUndo(model: USER, _id: "${rising.id}", version: ${done.cmsAssignBadge.user.version}) { version }`),
    ).toBe('FORBIDDEN')
  })

  test('undoes nothing that it does not allow to do, even a change that the same person made as an ADMIN', async () => {
    const former = await anAdmin()
    const session = server.as(former)
    const giving = `mutation { cmsSetGrants(userId: "${colleague.id}", areas: [POINTS]) { version } }`
    const { version } = (await session.data(giving)).cmsSetGrants
    await server.db.updateTable('users').set({ user_group: 'STAFF' }).where('id', '=', former.id).execute()
    await server.db
      .insertInto('grants')
      .values(areas.map((area) => ({ user_id: former.id, area })))
      .execute()
    expect(
      await session.refusal(
        `mutation { cmsUndo(model: USER, _id: "${colleague.id}", version: ${version}) { version } }`,
      ),
    ).toMatchObject({ code: 'FORBIDDEN' })
  })

  test('is worth nothing to somebody who is not STAFF, whatever the table says', async () => {
    for (const given of [{}, { user_group: 'PROVIDER' }, { badge_status: 'VERIFIED' }] as const) {
      const { id } = await aUser(given)
      await server.db
        .insertInto('grants')
        .values(areas.map((area) => ({ user_id: id, area })))
        .execute()
      for (const query of [
        '{ cmsGetUsers { counter } }',
        '{ cmsGetPages { counter } }',
        '{ cmsGetVerifies { total } }',
      ])
        expect((await server.as({ id }).refusal(query)).code).toBe('FORBIDDEN')
    }
  })

  test('does not outlast a block or a suspension', async () => {
    const person = await aGrantee('MODERATION')
    const session = server.as(person)
    await session.data('{ cmsGetPages { counter } }')
    await setTogether(
      server.as(admin),
      server.as(await anAdmin()),
      `mutation { cmsSetTermStatus(_id: "${person.id}", model: USER, termStatus: SUSPENDING) { version } }`,
    )
    expect((await session.refusal('{ cmsGetPages { counter } }')).code).toBe('UNAUTHENTICATED')
  })
})
