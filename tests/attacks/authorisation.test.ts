import { readFileSync } from 'node:fs'
import { getNamedType, isEnumType, isInputObjectType, isRequiredArgument } from 'graphql'
import { describe, expect, test } from 'vitest'
import type { Client } from '../harness/client.ts'
import { declaredLists } from '../harness/every-list.ts'
import { argumentAt, asking, everythingOf, queries, textsOf } from '../harness/every-query.ts'
import { factories, type Person } from '../harness/factories.ts'
import { startServer, type TestServer } from '../harness/server.ts'

const matrix = JSON.parse(readFileSync(new URL('../api/permission-matrix.json', import.meta.url), 'utf8')) as {
  readonly fieldsOfAnotherPerson: Readonly<Record<string, Readonly<Record<string, string>>>>
}

/**
 * Hidden fields have no effect: every query a caller can make, in every order and with every search, has the same
 * result whatever is in the fields that they may not read.
 */
describe('a field that a caller may not read', async () => {
  const server = await startServer()
  const make = factories(server.db)
  const moderators = [await make.anAdmin({ full_name: 'Người Duyệt' }), await make.anAdmin({ full_name: 'Người Khác' })]
  const readers = {
    VERIFIED: await make.aVerified({ full_name: 'Người Đọc' }),
    STAFF: await make.aStaff({ full_name: 'Nhân Viên' }),
    ADMIN: await make.anAdmin({ full_name: 'Quản Trị' }),
  }
  const remark = (by: string) =>
    JSON.stringify([{ reason: 'spam', status: 'BLOCKED', createdAt: '2026-01-01T00:00:00.000Z', by }])
  type Reader = keyof typeof readers
  const readerNames = Object.keys(readers) as Reader[]
  const restricted = ['VERIFIED', 'STAFF'] as const
  const people: Person[] = []
  const posts: string[] = []
  for (let i = 0; i < 6; i++) {
    const person = await make.aUser({
      full_name: `Người ${i % 3}`,
      username: `first_${i}`,
      email: `first%${i}@mail.example`,
      phone_number: `+8491200000${i}`,
      created_at: new Date(Date.UTC(2026, 0, 1 + i)),
    })
    people.push(person)
    posts.push(
      (
        await make.aPost({
          created_by: person.id,
          status: i % 2 ? 'BLOCKED' : 'NORMAL',
          reason: remark(moderators[0]!.id),
        })
      ).id,
    )
  }
  const target = { user: people[0]!.id, post: posts[0]! }

  /** Changes every hidden value, into the opposite order. */
  async function changeWhatIsHidden(): Promise<void> {
    const badge = await make.aBadge()
    for (const [i, { id }] of people.entries()) {
      await server.db
        .updateTable('users')
        .set({
          username: `second_${9 - i}`,
          email: `second_${9 - i}@other.example`,
          phone_number: `+8498700000${9 - i}`,
          gender: 'FEMALE',
          country_code: 'US',
          user_group: 'PROVIDER',
          term_status: 'HIDDEN',
          badge_id: badge.id,
          badge_status: 'PENDING',
          date_of_birth: '1990-01-01',
          created_at: new Date(Date.UTC(2026, 5, 20 - i)),
          total_friends: 10 - i,
          interesting_topic_keys: ['x'],
          reason: remark(moderators[1]!.id),
          version: 10,
        })
        .where('id', '=', id)
        .execute()
      await make.points(id, 1_000 - i)
    }
  }
  const changeWhoDecided = () =>
    server.db
      .updateTable('posts')
      .set({ reason: remark(moderators[1]!.id) })
      .execute()

  const probes = (
    '_ % @ + . 0 9 first second first_ second_9 mail.example other ' +
    '0912000001 +84912000001 912000 0987000009 98700 female provider người'
  )
    .split(' ')
    .concat('người first')
  /** Queries about the reader's own data are not hidden from them. */
  // These include runs, because each export below is one.
  const theirOwn = new Set(['me', 'mySessions', 'mySecondFactor', 'myPreferences', 'cmsRuns'])
  /**
   * Each query once with everything that a reader may see of it, then in each order and with each search text. The
   * latter request only the rows' own fields, which show which rows were found and in which order. ADMIN may read
   * everything and sends each query once, which shows whether the changes have an effect.
   */
  const documentsOf = (reader: Reader) => {
    const without = new Set(
      Object.entries(matrix.fieldsOfAnotherPerson).flatMap(([name, cells]) =>
        cells[reader] === 'allowed' ? [] : [`User.${name}`],
      ),
    )
    const documents = queries.flatMap((field) => {
      if (theirOwn.has(field.name)) return []
      const everything = everythingOf(field, target, { without })
      if (reader === 'ADMIN' || field.args.some(isRequiredArgument)) return [everything]
      const sortBy = field.args.find(({ name }) => name === 'sortBy')?.type
      const sorts = sortBy && getNamedType(sortBy)
      const types = isInputObjectType(sorts) ? getNamedType(sorts.getFields().type!.type) : undefined
      const orders = isEnumType(types)
        ? types
            .getValues()
            .flatMap(({ name }) => ['ASC', 'DESC'].map((dir) => `sortBy: { type: ${name}, dir: ${dir} }`))
        : []
      const texts = textsOf(field).flatMap((path) => probes.map((probe) => argumentAt(path, probe)))
      return [everything, ...[...orders, ...texts].map((given) => asking(field, given, { depth: 2, without }))]
    })
    return [
      ...documents,
      `{ cmsHistory(model: POST, targetId: "${target.post}") { items { actor { fullName } changes { field before after } } } }`,
      `{ cmsChangesSince(model: POST, _id: "${target.post}", version: 0) { changes { field seen now } } }`,
      `{ cmsListViews(list: "Post") { name filters authorName } }`,
    ]
  }
  const asked = new Map(readerNames.map((name) => [name, documentsOf(name)]))

  const exportsOf = async (on: TestServer, client: Client) => {
    const files: unknown[] = []
    for (const { name, sorts } of declaredLists) {
      if (name === 'Run') continue
      const columns = [
        '_id',
        'title',
        'content',
        'status',
        'reason',
        'creator',
        'createdAt',
        'phoneNumber',
        'email',
        'by',
      ]
      for (const type of sorts) {
        const { data, errors } = await client.query(
          'mutation ($list: String!, $sort: JSON!, $columns: [String!]!) { createExport(list: $list, format: CSV, filters: {}, sort: $sort, columns: $columns) { url } }',
          { list: name, sort: { type, dir: 'ASC' }, columns },
        )
        const file = errors ? null : await on.fastify.inject({ method: 'GET', url: data.createExport.url })
        files.push([name, type, errors?.[0]?.extensions.code ?? file!.body])
      }
    }
    return files
  }
  const everything = async (on: TestServer, name: Reader, client: Client) => {
    const answers: unknown[] = []
    for (const document of asked.get(name)!) {
      const { data, errors } = await client.query(document)
      answers.push([
        document,
        data ?? null,
        errors?.map(({ message, path, extensions }) => [message, path, extensions.code]),
      ])
    }
    return [...answers, ...(await exportsOf(on, client))]
  }
  /** Sent as persisted documents, which may ask for more at once. */
  const seenBy = async (names: readonly Reader[]) => {
    const on = await server.again({ persisted: [...asked.values()].flat() })
    const seen = new Map<Reader, unknown>()
    for (const name of names) seen.set(name, await everything(on, name, on.as(readers[name])))
    return seen
  }

  const before = await seenBy(readerNames)
  await changeWhatIsHidden()
  const after = await seenBy(readerNames)
  await changeWhoDecided()
  const last = await seenBy(restricted)

  test.each(restricted)('has no effect on what %s finds, sorts, counts and exports', (name) => {
    expect(after.get(name)).toEqual(before.get(name))
  })

  test('including who decided, for people who decide nothing', () => {
    expect(last.get('VERIFIED')).toEqual(after.get('VERIFIED'))
  })

  test('has an effect for those who may read it, so the test can fail', () => {
    expect(after.get('ADMIN')).not.toEqual(before.get('ADMIN'))
    expect(last.get('STAFF')).not.toEqual(after.get('STAFF'))
    for (const name of readerNames) expect(JSON.stringify(before.get(name))).toContain('Người 1')
  })

  test('is also hidden from the person it is about: who decided on them', async () => {
    const person = await make.aUser({ reason: remark(moderators[0]!.id) })
    const { me } = await server.as(person).data('{ me { reason { reason by byName } } }')
    expect(me.reason).toEqual([{ reason: 'spam', by: null, byName: null }])
  })
})
