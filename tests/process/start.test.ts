import { afterAll, expect, onTestFinished, test } from 'vitest'
import { signIn, dataOf } from './api-client.ts'
import { copyOfDemo, filledDemo, prepareDemos } from './demos.ts'
import { preparedFolder, scratchFolder, serve, untilTestEnds } from './scratch.ts'
import { runScript, startByNpm } from './server-process.ts'

const signInLine = /^Sign in as (\w+): (09\d{8}) \/ (\S+)$/gm
const memberLine = /^Member of the app: (09\d{8}) \/ (\S+)$/gm
const countUsers = /* GraphQL */ `
  {
    cmsGetUsers(limit: 1, page: 1) {
      counter
    }
  }
`

afterAll(prepareDemos())

test('the first start fills an empty folder with demo data and prints three sign-ins and two members; the next one reuses it', async () => {
  const first = (await filledDemo('embedded')).printed[0]!
  expect(first).toMatch(/^Filling the empty database with demo data/m)
  expect(first).toMatch(/^Ready: http:\/\/127\.0\.0\.1:\d+$/m)
  const people = signInsIn(first)
  expect(people.map(({ role }) => role)).toEqual(['ADMIN', 'STAFF', 'VERIFIED'])

  const { variables, remove } = await copyOfDemo('embedded')
  onTestFinished(remove)
  const later = await serve(variables)
  process.stdout.write(`A later start was ready after ${Math.round(later.readyAfter)} ms.\n`)
  for (const person of people) {
    const { user } = (await signIn(later.url, person)).idTokenPayload
    expect(user.group === person.role || user.badgeStatus === person.role).toBe(true)
  }
  expect(later.output()).toContain(`Sample app: ${later.url}/sample/`)
  const members = membersIn(first)
  expect(membersIn(later.output())).toEqual(members)
  expect(members).toHaveLength(2)
  for (const output of [first, later.output()]) expect(output).toMatch(/^API key of the sandbox: bk_test_[\w-]{43}$/m)
  expect(await codeOfUnknownMember(later.url, /(bk_test_\S+)/.exec(first)![1]!)).toBe('NOT_FOUND')
  for (const member of members) expect(await appealable(later.url, member)).toBe(member === members[0] ? 1 : 0)
  expect(await usersSeenBy(later.url, people[0]!)).toBe(300)
  expect((await later.stop()).code).toBe(0)
  expect(later.output()).not.toContain('demo data')
  expect(signInsIn(later.output())).toEqual(people)
})

test('npm start forwards signals', async () => {
  const { DATA_DIR } = await preparedFolder()
  const byNpm = untilTestEnds(await startByNpm({ DATA_DIR, DEMO_DATA: 'no' }))
  byNpm.signal('SIGTERM')
  expect((await byNpm.exited).code).toBe(0)
  // The folder is free again, so the server itself has ended.
  expect((await (await serve({ DATA_DIR, DEMO_DATA: 'no' })).stop()).code).toBe(0)
})

test('the sample app is served without inline styles, and nothing else below its address', async () => {
  const { DATA_DIR } = await preparedFolder()
  const server = await serve({ DATA_DIR, DEMO_DATA: 'no' })
  const page = await fetch(`${server.url}/sample/`, { headers: { accept: 'text/html' } })
  expect(page.status).toBe(200)
  expect(page.headers.get('content-security-policy')).not.toContain('unsafe-inline')
  const [, script] = /<script type="module"[^>]* src="([^"]+)"/.exec(await page.text())!
  const file = await fetch(`${server.url}${script}`)
  expect(file.headers.get('cache-control')).toContain('immutable')
  expect((await fetch(`${server.url}/sample/nothing`, { headers: { accept: 'text/html' } })).status).toBe(404)
  await server.stop()
})

test('a production start on an empty folder is ready, empty, and serves the web app', async () => {
  const DATA_DIR = await scratchFolder()
  const server = await serve({ DATA_DIR, NODE_ENV: 'production', TOKEN_SECRET: 's'.repeat(32) })
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
  expect(server.output()).not.toMatch(/demo data|Sign in as/)
  const page = await fetch(`${server.url}/users`, { headers: { accept: 'text/html' } })
  expect(page.status).toBe(200)
  expect(await page.text()).toMatch(/<script type="module"/)
  for (const path of ['/sample', '/sample/', '/sample/index.html']) {
    const hidden = await fetch(`${server.url}${path}`, { headers: { accept: 'text/html' } })
    expect(hidden.status, path).toBe(404)
  }
  await server.stop()
  const verified = await runScript('audit:verify', { DATA_DIR })
  expect(verified).toMatchObject({
    code: 0,
    stdout: 'Intact: 0 entries in 0 chains.\nNo checkpoint has been made yet.\n',
  })
})

function signInsIn(output: string) {
  return [...output.matchAll(signInLine)].map(([, role, phoneNumber, password]) => ({
    role: role!,
    phoneNumber: phoneNumber!,
    password: password!,
  }))
}

const membersIn = (output: string) =>
  [...output.matchAll(memberLine)].map(([, phoneNumber, password]) => ({
    phoneNumber: phoneNumber!,
    password: password!,
  }))

/** That the key serves, and knows nobody yet. */
async function codeOfUnknownMember(url: string, key: string): Promise<string> {
  const response = await fetch(`${url}/app/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
    body: JSON.stringify({ query: '{ me(externalId: "nobody") { _id } }' }),
  })
  const { errors } = (await response.json()) as { errors: { extensions: { code: string } }[] }
  return errors[0]!.extensions.code
}

/** How many of a member's posts that were hidden can be appealed. */
async function appealable(url: string, data: { phoneNumber: string; password: string }): Promise<number> {
  const { login } = await dataOf<{ login: { idToken: string } }>(
    `${url}/app`,
    'mutation ($data: LoginInput!) { login(data: $data) { idToken } }',
    { data },
  )
  const { myRecords } = await dataOf<{ myRecords: { items: { status: string; appealableUntil: string | null }[] } }>(
    `${url}/app`,
    '{ myRecords(model: POST) { items { status appealableUntil } } }',
    {},
    { token: login.idToken },
  )
  return myRecords.items.filter(({ status, appealableUntil }) => status === 'HIDDEN' && appealableUntil !== null).length
}

async function usersSeenBy(url: string, admin: { phoneNumber: string; password: string }): Promise<number> {
  const { idToken } = await signIn(url, admin)
  const { cmsGetUsers } = await dataOf<{ cmsGetUsers: { counter: number } }>(url, countUsers, {}, { token: idToken })
  return cmsGetUsers.counter
}
