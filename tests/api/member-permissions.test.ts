import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { signIdToken } from '../../src/platform/server/access/authenticate.ts'
import type { Client, WireError } from '../harness/client.ts'
import { factories } from '../harness/factories.ts'
import { startServer } from '../harness/server.ts'
import { memberCalls } from './calls.ts'

/**
 * Who may call what of the API of members, according to `permission-matrix.json`: each operation has one profile, which
 * gives the expected result for every kind of caller. A new operation that is missing there fails here.
 */
const matrix = JSON.parse(readFileSync(new URL('permission-matrix.json', import.meta.url), 'utf8')) as {
  readonly memberProfiles: Readonly<Record<string, Readonly<Record<string, string>>>>
  readonly memberOperations: Readonly<Record<string, readonly string[]>>
}

const server = await startServer()
const { aUser, anAdmin, aStaff, anApiKey } = factories(server.db)

/** Somebody who had signed in before something happened. */
async function after(happens: (id: string) => Promise<unknown>): Promise<Client> {
  const person = await aUser()
  const client = server.asMember(person)
  await client.data('{ me { _id } }')
  await happens(person.id)
  return client
}
const change = (id: string) => server.db.updateTable('users').where('id', '=', id)

async function byToken(): Promise<Client> {
  const key = server.asMember({ idToken: (await anApiKey()).text })
  const token = 'mutation ($memberId: ID!) { memberToken(memberId: $memberId) { idToken } }'
  return server.asMember((await key.data(token, { memberId: (await aUser()).id })).memberToken)
}

async function expired(): Promise<Client> {
  const person = await aUser()
  const { sid } = JSON.parse(
    Buffer.from((await server.asMember(person).token())!.split('.')[1]!, 'base64url').toString(),
  ) as { sid: string }
  const token = await signIdToken(server.app.tokenKey, person.id, sid, Date.now() - 16 * 60_000, 'MEMBER')
  return server.asMember({ idToken: token })
}

const callers: Readonly<Record<string, Client>> = {
  member: server.asMember(await aUser()),
  provider: server.asMember(await aUser({ user_group: 'PROVIDER' })),
  staff: server.asMember(await aStaff()),
  admin: server.asMember(await anAdmin()),
  suspended: server.asMember(await aUser({ term_status: 'SUSPENDING' })),
  blocked: await after((id) => change(id).set({ term_status: 'BLOCKED' }).execute()),
  deleted: await after((id) => change(id).set({ deleted: true }).execute()),
  expired: await expired(),
  'with a token of staff': server.asMember({ idToken: (await server.as(await anAdmin()).token())! }),
  'token of a key': await byToken(),
  key: server.asMember({ idToken: (await anApiKey({ scopes: ['MEMBERS'] })).text }),
  'key of another scope': server.asMember({ idToken: (await anApiKey({ scopes: ['CONTENT'] })).text }),
  'reading key': server.asMember({ idToken: (await anApiKey({ scopes: ['READ'] })).text }),
  'ended key': server.asMember({ idToken: (await anApiKey({ ended_at: new Date() })).text }),
  none: server.asMember(null),
}

/** Only the result of the permission check: later errors of a call do not matter here. */
function verdict(errors: readonly WireError[] | undefined): string {
  for (const { extensions } of errors ?? []) {
    const { code, reason, tokenProblem } = extensions
    if (code === 'UNAUTHENTICATED' && tokenProblem) return `${code} ${tokenProblem}`
    if (code === 'FORBIDDEN' && reason === 'platform_text_permission_denied') return code
    if (code === 'FORBIDDEN' && reason === 'platform_text_suspended') return `${code} suspended`
    if (code === 'FORBIDDEN' && reason === 'platform_text_in_person') return `${code} in person`
    if (code === 'FORBIDDEN' && reason === 'platform_text_key_scope') return `${code} scope`
  }
  return 'allowed'
}

const listed = Object.entries(matrix.memberOperations).flatMap(([profile, names]) =>
  names.map((name) => ({ name, profile })),
)

test('lists every operation once, and no other', () => {
  expect(listed.map(({ name }) => name).toSorted()).toEqual(Object.keys(memberCalls).toSorted())
})

test.each(listed)('$name is $profile', async ({ name, profile }) => {
  const found: Record<string, string> = {}
  for (const [caller, client] of Object.entries(callers)) found[caller] = verdict(await memberCalls[name]!(client))
  expect(found).toEqual(matrix.memberProfiles[profile])
})
