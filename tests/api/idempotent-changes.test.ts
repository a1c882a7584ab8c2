import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { bulkBatch } from '../../src/platform/server/records/change-each.ts'
import { command } from '../../src/platform/server/command.ts'
import { type Context, type Once, ownContext } from '../../src/platform/server/context.ts'
import { partOf } from '../../src/platform/server/once.ts'
import { factories, noId } from '../harness/factories.ts'
import { multipart } from '../harness/multipart-body.ts'
import { plain } from '../harness/pictures.ts'
import { startServer } from '../harness/server.ts'

const server = await startServer()
const { anAdmin, aUser, aPost, aBadge } = factories(server.db)
const admin = await anAdmin()
await anAdmin()
const client = server.as(admin)
const key = (name: string) => ({ 'idempotency-key': name })

describe('every change under a key is made once and returns the same outcome twice:', () => {
  const id = async (make: Promise<{ id: string }>) => (await make).id
  const newConfig = () =>
    client.data(`mutation { createConfig(key: "${crypto.randomUUID()}", value: "1", type: NORMAL) { _id } }`)
  const newView = async () =>
    (
      await client.data(
        `mutation { cmsSaveView(list: "Post", name: "${crypto.randomUUID().slice(0, 8)}", filters: {}, shared: true) { _id } }`,
      )
    ).cmsSaveView._id
  const changes: Readonly<Record<string, () => Promise<string>>> = {
    registerForImporter: async () =>
      'registerForImporter(data: { fullName: "Một Lần", phoneNumber: "0911000030", password: "abcdef" }) { idToken user { _id phoneNumber createdAt } }',
    updateUserGroup: async () =>
      `updateUserGroup(userId: "${await id(aUser())}", group: STAFF) { _id group version createdAt }`,
    cmsAssignBadge: async () =>
      `cmsAssignBadge(userId: "${await id(aUser())}", badgeId: "${await id(aBadge())}") { success user { version } }`,
    blockUser: async () => `blockUser(targetId: "${await id(aUser())}") { termStatus version }`,
    cmsSetTermStatus: async () =>
      `cmsSetTermStatus(_id: "${await id(aUser())}", termStatus: HIDDEN, model: USER) { version reason { createdAt } }`,
    cmsSetPostStatus: async () => `cmsSetPostStatus(_id: "${await id(aPost())}", status: HIDDEN) { version createdAt }`,
    cmsCreatePost: async () =>
      `cmsCreatePost(data: { title: "Một", content: "Lần", phoneNumber: "${(await aUser()).phone_number}" }) { _id createdAt }`,
    cmsUpdatePost: async () =>
      `cmsUpdatePost(_id: "${await id(aPost())}", data: { title: "Mới", content: "x" }) { version }`,
    createConfig: async () => `createConfig(key: "${crypto.randomUUID()}", value: "1", type: NORMAL) { _id key value }`,
    updateConfig: async () => {
      const { _id } = (await newConfig()).createConfig
      return `updateConfig(_id: "${_id}", key: "${_id}", value: "2", type: NORMAL) { value }`
    },
    deleteConfig: async () => `deleteConfig(_id: "${(await newConfig()).createConfig._id}") { _id key }`,
    cmsSaveView: async () => 'cmsSaveView(list: "Post", name: "once", filters: {}, shared: true) { _id name }',
    cmsUpdateView: async () => `cmsUpdateView(_id: "${await newView()}", name: "another") { name }`,
    cmsDeleteView: async () => `cmsDeleteView(_id: "${await newView()}") { _id }`,
    createExport: async () => 'createExport(list: "Post", format: CSV, filters: {}, columns: ["_id"]) { url }',
    cmsEndSessions: async () => {
      const person = await aUser()
      await server.as(person).data('{ me { _id } }')
      return `cmsEndSessions(userId: "${person.id}")`
    },
    endMyOtherSessions: async () => {
      await server.as(admin).data('{ me { _id } }')
      return 'endMyOtherSessions'
    },
    cmsUndo: async () => {
      const _id = await id(aUser())
      await client.data(`mutation { cmsSetTermStatus(_id: "${_id}", termStatus: HIDDEN, model: USER) { version } }`)
      return `cmsUndo(model: USER, _id: "${_id}", version: 2) { version }`
    },
  }
  const entries = async () =>
    (
      await server.db
        .selectFrom('audit_entries')
        .select((eb) => eb.fn.countAll<number>().as('n'))
        .executeTakeFirstOrThrow()
    ).n

  test.each(Object.keys(changes))('%s', async (name) => {
    const text = `mutation { ${await changes[name]!()} }`
    const before = await entries()
    const [first, second] = [
      await client.data(text, {}, key(`once-${name}`)),
      await client.data(text, {}, key(`once-${name}`)),
    ]
    expect(second).toEqual(first)
    expect(await entries()).toBe(before + 1)
  })

  test('setPreference, whose repeat does not overwrite a later one', async () => {
    const set = 'mutation ($value: JSON!) { setPreference(key: "list.Post", value: $value) { value } }'
    await client.data(set, { value: 1 }, key('set-the-first'))
    await client.data(set, { value: 2 })
    expect((await client.data(set, { value: 1 }, key('set-the-first'))).setPreference.value).toBe(1)
    expect((await client.data('{ myPreferences { value } }')).myPreferences).toEqual([{ value: 2 }])
  })

  const stored = async () => {
    const found: string[] = []
    for await (const file of server.app.mediaStore.list('')) found.push(file.key)
    return found.toSorted()
  }

  test('uploadPhoto, whose repeat stores no more files', async () => {
    const text = 'mutation ($file: Upload!) { uploadPhoto(file: $file) { _id uri thumbnail width } }'
    const file = new Blob([new Uint8Array(await plain('jpeg'))])
    const send = async () => {
      const body = await multipart(text, { file })
      return client.send({ ...body, headers: { ...body.headers, ...key('upload-once') } })
    }
    const first = await send()
    expect(first.errors).toBeUndefined()
    const kept = await stored()
    expect(kept).toHaveLength(3)
    expect((await send()).data).toEqual(first.data)
    expect(await stored()).toEqual(kept)
  })
})

describe('a bulk change', () => {
  const many =
    'mutation ($ids: [ID!], $list: JSON, $to: TermStatus!) { cmsSetTermStatusOfMany(model: USER, ids: $ids, list: $list, termStatus: $to) { next outcomes { _id ok code message } } }'
  const versionsOf = async (ids: readonly string[]) =>
    (await server.db.selectFrom('users').select('version').where('id', 'in', ids).execute()).map((row) => row.version)

  test('by ids is made once, even if some are refused', async () => {
    const people = [await aUser(), await aUser({ term_status: 'HIDDEN' })].map((person) => person.id)
    const variables = { ids: [...people, admin.id, noId], to: 'HIDDEN' }
    const first = await client.data(many, variables, key('many-by-ids'))
    expect(first.cmsSetTermStatusOfMany.outcomes.map(({ ok }: { ok: boolean }) => ok)).toEqual([
      true,
      false,
      false,
      false,
    ])
    await client.data(`mutation { cmsSetTermStatus(_id: "${people[0]}", termStatus: NORMAL, model: USER) { version } }`)
    expect(await client.data(many, variables, key('many-by-ids'))).toEqual(first)
    expect(await versionsOf(people)).toEqual(expect.arrayContaining([3, 1]))
  })

  test('by filters is made once, although what it changed no longer matches', async () => {
    const people: string[] = []
    for (let i = 0; i < bulkBatch + 5; i++) people.push((await aUser({ full_name: `Nhóm Lọc ${i}` })).id)
    const variables = { list: { query: 'Nhóm Lọc', termStatus: 'NORMAL' }, to: 'SUSPENDING' }
    const first = await client.data(many, variables, key('many-by-filters'))
    expect(first.cmsSetTermStatusOfMany.outcomes).toHaveLength(bulkBatch)
    expect(await client.data(many, variables, key('many-by-filters'))).toEqual(first)
    const versions = await versionsOf(people)
    expect(versions.filter((version) => version === 2)).toHaveLength(bulkBatch)
    expect(versions.filter((version) => version === 1)).toHaveLength(5)
  })

  test('interrupted by a fault continues under its key where it stopped', async () => {
    const people = [await aUser(), await aUser(), await aUser()].map((person) => person.id)
    const variables = { ids: people, to: 'HIDDEN' }
    const fails = (on: boolean) =>
      server.asOwner(async (db) => {
        const table = sql.table('users')
        if (!on) return sql`drop trigger fail_one on ${table}`.execute(db)
        await sql`create or replace function fail_one() returns trigger language plpgsql as $$ begin raise exception 'no luck'; end $$`.execute(
          db,
        )
        return sql`create trigger fail_one before update on ${table} for each row when (new.id = ${sql.lit(people[1])}) execute function fail_one()`.execute(
          db,
        )
      })
    await fails(true)
    expect((await client.refusal(many, variables, key('many-with-a-fault'))).code).toBe('INTERNAL')
    await fails(false)
    const { outcomes } = (await client.data(many, variables, key('many-with-a-fault'))).cmsSetTermStatusOfMany
    expect(outcomes.map(({ ok }: { ok: boolean }) => ok)).toEqual([true, true, true])
    expect(await versionsOf(people)).toEqual([2, 2, 2])
  })
})

test('a request that makes two commands must name them, because a repeat could not distinguish them', async () => {
  const once: Once = { owner: admin.id, key: 'two-commands', requestHash: Buffer.alloc(32), part: '', parts: new Set() }
  const ctx: Context = { ...ownContext(server.app, 'test'), once }
  expect(await command(ctx, async () => 1)).toBe(1)
  await expect(command(ctx, async () => 2)).rejects.toThrow('must name each')
  expect(await command(partOf(ctx, 'second'), async () => 2)).toBe(2)
  const again: Context = { ...ctx, once: { ...once, parts: new Set() } }
  expect(await command(again, async () => 0)).toBe(1)
  expect(await command(partOf(again, 'second'), async () => 0)).toBe(2)
})
