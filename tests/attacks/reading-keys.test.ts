import { describe, expect, test } from 'vitest'
import { v7 as uuidv7 } from 'uuid'
import type { Client } from '../harness/client.ts'
import { factories } from '../harness/factories.ts'
import { aKnownMember, leadsTo, memberFields, personalFields, readable, secrets } from '../harness/member-reading.ts'
import { insideSandbox } from '../harness/sandbox.ts'
import { startServer } from '../harness/server.ts'
import { everythingStored } from '../harness/whole-database.ts'

/** A key with READ reads what members read, as they would; without its switch nothing that tells who somebody is; and writes nothing. */
const server = await startServer()
const { aUser, anAdmin, anApiKey } = factories(server.db)
const { me, avatar, device, ask } = await aKnownMember(server)
const keyOf = async (given: object = {}) =>
  server.asMember({ idToken: (await anApiKey({ scopes: ['READ'], ...given })).text })
const [blind, knowing] = [await keyOf(), await keyOf({ personal_data: true })]
const about = `memberId: "${me.id}"`
const told = (answer: unknown) => JSON.stringify(answer)
const personal = [...Object.values(secrets), avatar.id]

describe.each(readable)('$name', (field) => {
  test('answers a key as it answers the member', async () => {
    const asMember = await device.data(ask(field, ''))
    expect(await knowing.data(ask(field, about))).toEqual(asMember)
    expect(await knowing.data(ask(field, `memberId: "${me.id.toUpperCase()}"`))).toEqual(asMember)
  })

  test('holds nothing personal but in the fields that are marked', async () => {
    const answer = await blind.data(ask(field, about, { without: personalFields }))
    for (const value of personal) expect(told(answer)).not.toContain(value)
  })
})

const telling = readable.filter(({ type }) => [...personalFields].some((name) => leadsTo(type, name)))

test.each(telling)('$name refuses what is marked to a key without the switch', async (field) => {
  const { data, errors = [] } = await blind.query(ask(field, about))
  for (const value of personal) expect(told(data)).not.toContain(value)
  expect(errors.length).toBeGreaterThan(0)
  for (const { extensions } of errors)
    expect(extensions).toMatchObject({ code: 'FORBIDDEN', reason: 'platform_text_personal_data' })
})

test('every personal value is in some answer to a key with the switch', async () => {
  const all: unknown[] = []
  for (const field of readable) all.push(await knowing.data(ask(field, about)))
  for (const value of personal) expect(told(all)).toContain(value)
})

test('a field whose name sounds personal says whether it is', () => {
  const sounding = /fullName|username|phone|mail|birth|gender|avatar|address/i
  const silent = memberFields.filter(
    ({ field }) => sounding.test(field.name) && field.extensions.personal === undefined,
  )
  expect(silent.map(({ name }) => name)).toEqual([])
  expect(personalFields.size).toBeGreaterThan(10)
})

test('reading changes nothing: no turns of the wheel, no visit, no notice that is read; but a code to invite by, once told, stays', async () => {
  const stranger = await aUser()
  const { me: code } = await blind.data(`{ me(memberId: "${stranger.id}") { referralCode } }`)
  await knowing.data(`{ me(${about}) { referralCode } }`)
  const before = await everythingStored(server)
  for (const field of readable) {
    await blind.query(ask(field, `memberId: "${stranger.id}"`))
    await knowing.query(ask(field, about))
  }
  expect(await everythingStored(server)).toEqual(before)
  const turns = '{ wheel { turns { earned } } me { referralCode } }'
  const opened = await server.asMember(stranger).data(turns)
  expect(opened.wheel.turns.earned).toBeGreaterThan(0)
  expect(opened.me).toEqual(code)
  const both = await aUser()
  const name = `(memberId: "${both.id}")`
  const { me: alongside } = await blind.data(`{ wheel${name} { turns { earned } } me${name} { referralCode } }`)
  expect((await server.asMember(both).data('{ me { referralCode } }')).me).toEqual(alongside)
}, 60_000)

describe('the member', () => {
  const id = (name: string) => `{ me${name && `(${name})`} { _id } }`
  const refused = async (client: Client, name: string) => {
    const { code, reason, fields } = await client.refusal(id(name))
    return `${code} ${fields?.[0]?.reason ?? reason}`
  }

  test('is named once, by either id, and the same by all queries of a document', async () => {
    const externalId = `m-${uuidv7()}`
    await server.db
      .insertInto('external_ids')
      .values({ model: 'USER', external_id: externalId, record_id: me.id })
      .execute()
    expect((await blind.data(id(`externalId: "${externalId}"`))).me._id).toBe(me.id)
    const one = 'BAD_USER_INPUT platform_text_name_one_member'
    expect(await refused(blind, '')).toBe(one)
    expect(await refused(blind, `externalId: "${externalId}", ${about}`)).toBe(one)
    expect(await refused(blind, 'externalId: ""')).toBe('BAD_USER_INPUT platform_text_external_id_required')
    const both =
      'query ($m: ID!, $n: ID = "00000000-0000-7000-8000-000000000000") { a: me(memberId: $m) { _id } b: badges(memberId: $n) { _id } }'
    expect((await blind.data(both, { m: me.id, n: me.id })).a._id).toBe(me.id)
    for (const variables of [{ m: me.id }, { m: me.id, n: (await aUser()).id }])
      expect((await blind.refusal(both, variables)).fields).toMatchObject([{ reason: 'platform_text_one_member_read' }])
  })

  test('is each time the one who is named, also in a document that is kept', async () => {
    const text = 'query ($m: ID!) { me(memberId: $m) { _id points { active } } }'
    const [one, other] = [await aUser(), await aUser()]
    for (let i = 0; i < 3; i++)
      for (const { id } of [one, other]) expect((await blind.data(text, { m: id })).me._id).toBe(id)
  })

  test('may be blocked, and is not deleted, unknown or one of staff', async () => {
    const blocked = await aUser({ term_status: 'BLOCKED' })
    expect((await blind.data(id(`memberId: "${blocked.id}"`))).me._id).toBe(blocked.id)
    const gone = 'NOT_FOUND users_text_user_gone'
    expect(await refused(blind, `memberId: "${(await aUser({ deleted: true })).id}"`)).toBe(gone)
    expect(await refused(blind, `memberId: "${uuidv7()}"`)).toBe(gone)
    expect(await refused(blind, 'externalId: "nobody"')).toBe(gone)
    expect(await refused(blind, `memberId: "${(await anAdmin()).id}"`)).toBe('FORBIDDEN api_keys_text_member_is_staff')
  })

  test('names nobody, and a key without the scope hears nothing of anybody', async () => {
    expect(await refused(device, about)).toBe('FORBIDDEN platform_text_member_for_keys')
    expect(await refused(server.asMember(null), about)).toMatch(/^UNAUTHENTICATED/)
    const others = await keyOf({ scopes: ['MEMBERS', 'EVENTS', 'CONTENT'], event_kinds: ['DAILY_VISIT'] })
    for (const name of [about, `memberId: "${uuidv7()}"`, ''])
      expect(await refused(others, name)).toBe('FORBIDDEN platform_text_key_scope')
    const nullable = `{ wheel(memberId: "${uuidv7()}") { _id } }`
    expect((await others.refusal(nullable)).reason).toBe('platform_text_key_scope')
  })

  test('is in the sandbox for a key for tests, and outside of it for the others', async () => {
    const tests = await keyOf({ mode: 'TEST' })
    const inside = await factories(insideSandbox(server).db).aUser()
    expect((await tests.data(id(`memberId: "${inside.id}"`))).me._id).toBe(inside.id)
    expect((await tests.refusal(id(about))).code).toBe('NOT_FOUND')
    expect((await blind.refusal(id(`memberId: "${inside.id}"`))).code).toBe('NOT_FOUND')
  })
})
