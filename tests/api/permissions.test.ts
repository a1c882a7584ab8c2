import { readFileSync } from 'node:fs'
import { type GraphQLObjectType, getNamedType, isLeafType, parse, TypeInfo, visit, visitWithTypeInfo } from 'graphql'
import { describe, expect, test } from 'vitest'
import { schema } from '../../src/app/schema.ts'
import type { Operation } from '../../src/platform/shared/operation.ts'
import { areas, type Viewer } from '../../src/platform/shared/permission.ts'
import { postOperations } from '../../src/features/content/posts/post.operations.ts'
import { supportOperations } from '../../src/features/people/support/support.operations.ts'
import { personOperations } from '../../src/features/records/persons/person.operations.ts'
import { signIdToken } from '../../src/platform/server/access/authenticate.ts'
import { isHiddenFrom } from '../../src/platform/server/graphql/operation-plugin.ts'
import type { Client, WireError } from '../harness/client.ts'
import { setTogether } from '../harness/desk.ts'
import { factories, noId, type Person } from '../harness/factories.ts'
import { startServer } from '../harness/server.ts'
import { calls } from './calls.ts'

/**
 * Who may call what, and who may read which field of a person, according to `permission-matrix.json`: a profile gives
 * the expected result for every kind of caller, and each operation (per model and list if its permission depends on
 * that) has one profile. A new operation, model, list, caller or field that is missing there fails here.
 */
interface Matrix {
  readonly profiles: Readonly<Record<string, Readonly<Record<string, string>>>>
  readonly operations: Readonly<Record<string, readonly string[]>>
  readonly fieldsOfAnotherPerson: Readonly<Record<string, Readonly<Record<string, string>>>>
}
const matrix = JSON.parse(readFileSync(new URL('permission-matrix.json', import.meta.url), 'utf8')) as Matrix

const server = await startServer()
const { aUser, anAdmin, aStaff, aVerified, aGrantee, aPost } = factories(server.db)
// There is always another administrator, so that nothing is refused because one must remain.
const admin = await anAdmin()
const boss = server.as(await anAdmin())

/** A person who signed in, and what happened to them since then. */
async function after(person: Person, happens: (id: string) => Promise<unknown>): Promise<Client> {
  const client = server.as(person)
  await client.data('{ me { _id } }')
  await happens(person.id)
  return client
}
const block = (id: string) =>
  setTogether(
    boss,
    server.as(admin),
    `mutation { cmsSetTermStatus(_id: "${id}", termStatus: BLOCKED, model: USER, reason: "spam") { version } }`,
  )
const demote = (id: string) => boss.data(`mutation { updateUserGroup(userId: "${id}", group: MEMBER) { version } }`)
const expired = async () => {
  const { id } = await server.db
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', admin.id)
    .executeTakeFirstOrThrow()
  return server.as({ idToken: await signIdToken(server.app.tokenKey, admin.id, id, Date.now() - 16 * 60_000) })
}

/** For each area, a member of STAFF who was granted only that area. */
const grantees = Object.fromEntries(
  await Promise.all(areas.map(async (area) => [`STAFF+${area}`, server.as(await aGrantee(area))] as const)),
)

const adminClient = server.as(admin)
await adminClient.data('{ me { _id } }')
// Callers who are not signed in come after ADMIN: by then a document is kept, and does not count towards their limit.
const callers: Readonly<Record<string, Client>> = {
  MEMBER: server.as(await aUser()),
  PROVIDER: server.as(await aUser({ user_group: 'PROVIDER' })),
  VERIFIED: server.as(await aVerified()),
  STAFF: server.as(await aStaff()),
  ...grantees,
  ADMIN: adminClient,
  suspendedADMIN: server.as(await anAdmin({ term_status: 'SUSPENDING' })),
  blocked: await after(await anAdmin(), block),
  expired: await expired(),
  demoted: await after(await anAdmin(), demote),
  none: server.as(null),
}

/** Only the result of the permission check: later errors of a call do not matter here. */
function verdict(errors: readonly WireError[] | undefined): string {
  for (const { extensions } of errors ?? []) {
    const { code, reason, tokenProblem } = extensions
    if (reason === 'platform_text_too_many_requests') throw new Error('refused before its permission was checked')
    if (code === 'UNAUTHENTICATED' && tokenProblem) return `${code} ${tokenProblem}`
    if (code === 'FORBIDDEN' && reason === 'platform_text_permission_denied') return code
    if (code === 'FORBIDDEN' && reason === 'platform_text_suspended') return `${code} suspended`
  }
  return 'allowed'
}

describe('the permission matrix of operations', () => {
  const listed = Object.entries(matrix.operations).flatMap(([profile, names]) =>
    names.map((name) => ({ name, profile })),
  )

  test('lists every operation once, and no other', () => {
    expect(listed.map(({ name }) => name).toSorted()).toEqual(Object.keys(calls).toSorted())
  })

  test.each(listed)('$name is $profile', async ({ name, profile }) => {
    const found: Record<string, string> = {}
    for (const [caller, client] of Object.entries(callers)) found[caller] = verdict(await calls[name]!(client))
    expect(found).toEqual(matrix.profiles[profile])
  })
})

describe('the permission matrix of a person’s fields', async () => {
  const { created_by } = await aPost({ created_by: (await aUser()).id })
  const fields = (schema.getType('User') as GraphQLObjectType).getFields()
  const readers = { VERIFIED: callers.VERIFIED!, STAFF: callers.STAFF!, ...grantees, ADMIN: callers.ADMIN! }

  test('has a row for every field and no other', () => {
    expect(Object.keys(matrix.fieldsOfAnotherPerson).toSorted()).toEqual(Object.keys(fields).toSorted())
  })

  test.each(Object.keys(fields))('%s', async (name) => {
    const selection = isLeafType(getNamedType(fields[name]!.type)) ? name : `${name} { __typename }`
    const found: Record<string, string> = {}
    for (const [reader, client] of Object.entries(readers)) {
      const { errors } = await client.query(
        `{ cmsGetPostsByCreator(targetId: "${created_by}") { creator { ${selection} } } }`,
      )
      found[reader] = verdict(errors)
    }
    expect(found).toEqual(matrix.fieldsOfAnotherPerson[name])
  })

  test('people may read all of their own fields', async () => {
    const all = Object.values(fields).map(({ name, type }) =>
      isLeafType(getNamedType(type)) ? name : `${name} { __typename }`,
    )
    for (const client of [callers.MEMBER!, callers.STAFF!]) {
      expect((await client.query(`{ me { ${all.join(' ')} } }`)).errors).toBeUndefined()
    }
  })
})

/** The documents of our screens. */
const documents = Object.values<string>(
  JSON.parse(readFileSync(new URL('../../src/generated/graphql/persisted-documents.json', import.meta.url), 'utf8')),
)

/** Permissions of operations that return the viewer, who may read more fields of their own record. */
const ofOneself = /^(anyone|signedIn|ownAccount|enrolment)$/
/** Documents of screens that are visible only to viewers who may call another operation. */
const screens: Readonly<Record<string, Operation>> = {
  EditedPost: postOperations.cmsUpdatePost,
  SupportedMember: supportOperations.cmsMemberPoints,
  User: personOperations.cmsGetUsers,
}

/** The fields of a document that a viewer may not read; none if the viewer does not send it. */
function hiddenFields(text: string, viewer: Viewer): string[] {
  const types = new TypeInfo(schema)
  const found: string[] = []
  let sends = true
  const asks = (operation: Operation) => {
    sends &&= !ofOneself.test(operation.permission.name) && operation.permission.allows(viewer)
  }
  visit(
    parse(text),
    visitWithTypeInfo(types, {
      OperationDefinition({ name }) {
        const screen = screens[name!.value]
        if (screen) asks(screen)
      },
      Field({ directives, name }) {
        const { extensions } = types.getFieldDef()!
        if (extensions.operation) asks(extensions.operation as Operation)
        else if (!directives?.length && isHiddenFrom(viewer, extensions))
          found.push(`${types.getParentType()?.name} ${name.value}`)
      },
    }),
  )
  return sends ? found : []
}

test.each(['none', ...areas] as const)('STAFF with the area %s may read whatever their screens ask for', (area) => {
  const opened = area === 'none' ? [] : [area]
  const viewer = { _id: noId, group: 'STAFF', badgeStatus: null, termStatus: 'NORMAL', areas: opened } as const
  expect(documents.flatMap((text) => hiddenFields(text, viewer))).toEqual([])
})

test('STAFF and VERIFIED cannot read a number or address in any other way', async () => {
  const hidden = await aUser({ full_name: 'Ẩn Danh', phone_number: '+84977123456', email: 'hidden@example.com' })
  await aPost({ created_by: hidden.id })
  for (const client of [callers.STAFF!, callers.VERIFIED!]) {
    for (const q of ['0977123456', '977123', '+84977', 'hidden@example', 'hidden']) {
      expect(
        (await client.data('query ($q: String) { cmsFindCreators(q: $q) { _id } }', { q })).cmsFindCreators,
        q,
      ).toEqual([])
    }
    expect((await client.data('{ cmsFindCreators(q: "ẩn danh") { _id } }')).cmsFindCreators).toEqual([
      { _id: hidden.id },
    ])
    for (const list of ['User', 'Badge']) {
      const mutation = `mutation { createExport(list: "${list}", format: CSV, filters: {}, columns: ["phoneNumber"]) { url } }`
      expect(['FORBIDDEN', 'BAD_USER_INPUT']).toContain((await client.refusal(mutation)).code)
    }
  }
})
