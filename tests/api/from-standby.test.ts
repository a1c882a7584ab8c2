import type { Kysely } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import type { Tables } from '../../database/tables.ts'
import { withDb } from '../../src/platform/server/context.ts'
import { recheckRights } from '../../src/platform/server/access/rights.ts'
import { contextOf } from '../../src/platform/server/http/request-context.ts'
import type { Standbys } from '../../src/platform/server/database/standbys/standbys.ts'
import type { Position } from '../../src/platform/server/database/standbys/position.ts'
import { readAfterTokens } from '../../src/platform/server/database/standbys/read-after.ts'
import type { Operation } from '../../src/platform/shared/operation.ts'
import { casesOf } from '../harness/desk.ts'
import { asking, everythingOf, memberQueries, queries } from '../harness/every-query.ts'
import { factories, noId } from '../harness/factories.ts'
import { startServer } from '../harness/server.ts'

const server = await startServer()
const make = factories(server.db)
const admin = await make.anAdmin()
const member = await make.aUser()
const post = await make.aPost()
const page = await make.aPage({ created_by: member.id })

const operationOf = ({ extensions }: (typeof queries)[number]) => extensions.operation as Operation
const fieldOf = (name: string) => queries.find((field) => field.name === name)!
const marked = (fields: typeof queries) => fields.filter((field) => operationOf(field).fromStandby)

const position: Position = { timeline: 1, lsn: 4_711 }
/** What standbys were asked for, and whether they answered. */
let asked: (Position | null)[] = []
let answered = 0
let isAway = false
/** Whether a standby cancels what is read from it. */
let fails = false

/** The database itself in place of a standby, which cannot be written either. */
const standbys: Standbys = {
  watch() {},
  written: async () => {
    if (isAway) throw Object.assign(new Error('away'), { code: '08006' })
    return position
  },
  async reading(after, use) {
    asked.push(after)
    if (isAway || fails) return null
    try {
      const reading = server.app.database.kysely.transaction().setAccessMode('read only')
      const value = await reading.execute((trx) => use(trx))
      answered++
      return { value }
    } catch {
      return null
    }
  },
  states: () => [],
  readsOfPrimary: () => 0,
  close: async () => {},
}
;(server.app.database as { standbys: Standbys | null }).standbys = standbys

beforeEach(() => {
  asked = []
  answered = 0
  isAway = false
  fails = false
})

test('which queries a standby may answer', async () => {
  const names = [queries, memberQueries].flatMap((fields) =>
    marked(fields).map((field) => `${operationOf(field).audience} ${field.name}`),
  )
  await expect(`${names.join('\n')}\n`).toMatchFileSnapshot('from-standby.txt')
})

const wheel = await make.aWheel()
const target = {
  user: member.id,
  post: post.id,
  case: (await casesOf(server, make).aCase()).id,
  voucher: (await make.aVoucher()).id,
  wheel: wheel.id,
  wheelPrize: (await make.aWheelPrize(wheel.batch)).id,
}

test.each(marked(queries).map((field) => [field.name, field] as const))('a standby answers %s', async (_, field) => {
  // Not deeper: the document of a person may cost only so much.
  await server.as(admin).data(everythingOf(field, target, { depth: 2 }))
  expect({ asked: asked.length, answered }).toEqual({ asked: 1, answered: 1 })
})

const memberArguments: Readonly<Record<string, string>> = {
  comments: `postId: "${post.id}"`,
  products: `pageId: "${page.id}"`,
}

test.each(marked(memberQueries).map((field) => [field.name, field] as const))(
  'a standby answers the member’s %s',
  async (name, field) => {
    await server.asMember(member).data(asking(field, memberArguments[name] ?? '', { depth: 3 }))
    expect({ asked: asked.length, answered }).toEqual({ asked: 1, answered: 1 })
  },
)

test('the primary answers everything else, and a document of both', async () => {
  const client = server.as(admin)
  await client.data('{ me { _id } }')
  await client.data(`{ cmsGetPost(_id: "${post.id}") { _id } }`)
  await client.data('{ me { _id } cmsNumberOfUsers }')
  await client.data('{ __typename }')
  expect(asked).toEqual([])
})

const tokens = readAfterTokens(server.app.tokenKey)
const change = 'mutation { setPreference(key: "theme", value: "dark") { key } }'

test('an answer to a mutation says how far it has written, and the next read asks for that', async () => {
  const client = server.as(admin)
  const { headers } = await client.query(change)
  expect(headers['access-control-expose-headers']).toBe('Read-After')
  const token = headers['read-after'] as string
  expect(tokens.read(token)).toEqual(position)
  const read = await client.query('{ cmsNumberOfUsers }', {}, { 'read-after': token })
  expect(read.headers['read-after']).toBeUndefined()
  await client.query(
    '{ cmsNumberOfUsers }',
    {},
    { 'read-after': token.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')) },
  )
  await client.query('{ cmsNumberOfUsers }')
  expect(asked).toEqual([position, null, null])
})

test('a mutation of which nobody knows how far it has written is UNAVAILABLE', async () => {
  isAway = true
  const { status, errors } = await server.as(admin).query(change)
  expect({ status, code: errors?.[0]?.extensions.code }).toEqual({ status: 503, code: 'UNAVAILABLE' })
})

test('without a standby, and for whatever it fails at, the primary answers', async () => {
  isAway = true
  expect(await server.as(admin).data('{ cmsNumberOfUsers }')).toMatchObject({ cmsNumberOfUsers: expect.any(Number) })
  isAway = false
  const { code } = await server
    .as(admin)
    .refusal(everythingOf(fieldOf('cmsVoucherResults'), { ...target, voucher: noId }))
  expect({ code, asked: asked.length, answered }).toEqual({ code: 'NOT_FOUND', asked: 2, answered: 0 })
})

test('an export is read from a standby that has what was written before it was asked for, and if that fails, from the primary', async () => {
  const exporting =
    'mutation { createExport(list: "User", format: CSV, filters: {}, columns: ["_id"]) { url run { done } } }'
  const rows = async () => (await server.as(admin).data(exporting)).createExport.run.done as number
  const ofStandby = await rows()
  expect({ asked, answered }).toEqual({ asked: [position], answered: 1 })
  expect(ofStandby).toBeGreaterThan(1)
  fails = true
  expect(await rows()).toBe(ofStandby)
  expect({ asked: asked.length, answered }).toEqual({ asked: 2, answered: 1 })
})

test('the sandbox reads the primary, and its answers say nothing of how far it has written', async () => {
  const { headers } = await server.as(admin).query('{ cmsNumberOfUsers }', {}, { sandbox: '1' })
  expect(headers['read-after']).toBeUndefined()
  expect(asked).toEqual([])
})

test('rights are checked on the primary while a request reads from a standby', async () => {
  const headers = { authorization: `Bearer ${await server.as(admin).token()}` }
  const request = { headers, id: 'r', log: server.app.log, ip: '127.0.0.1', ips: [], raw: {} } as never
  const ctx = await contextOf(server.app, request)
  ctx.rights!.relied.add(operationOf(fieldOf('cmsGetPosts')).permission)
  const standby = new Proxy({} as Kysely<Tables>, {
    get: (_, name) => {
      if (name === 'isTransaction') return false
      throw new Error('the standby was asked')
    },
  })
  await expect(recheckRights(withDb(ctx, standby))).resolves.toBeUndefined()
})
