import { expect, test, vi } from 'vitest'
import { signIn, dataOf } from './api-client.ts'
import { preparedFolder, scratchFolder, serve, untilTestEnds } from './scratch.ts'
import { runScript, startByNpm } from './server-process.ts'

const signInLine = /^Sign in as (\w+): (09\d{8}) \/ (\S+)$/gm
const countUsers = /* GraphQL */ `
  {
    cmsGetUsers(limit: 1, page: 1) {
      counter
    }
  }
`

test('the first start fills an empty folder with demo data and prints three sign-ins; the next one reuses it', async () => {
  const DATA_DIR = await scratchFolder()
  const first = await serve({ DATA_DIR })
  expect(first.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/)
  expect(first.output()).toContain('demo data')
  const people = await signInsOf(first)
  expect(people.map(({ role }) => role)).toEqual(['ADMIN', 'STAFF', 'VERIFIED'])
  for (const person of people) {
    const { user } = (await signIn(first.url, person)).idTokenPayload
    expect(user.group === person.role || user.badgeStatus === person.role).toBe(true)
  }
  const users = await usersSeenBy(first.url, people[0]!)
  expect(users).toBeGreaterThan(100)
  expect(await first.stop()).toEqual({ code: 0, signal: null })

  const later = await serve({ DATA_DIR })
  process.stdout.write(`A later start was ready after ${Math.round(later.readyAfter)} ms.\n`)
  expect(later.output()).not.toContain('demo data')
  expect(await signInsOf(later)).toEqual(people)
  expect(await usersSeenBy(later.url, people[0]!)).toBe(users)
})

test('npm start forwards signals', async () => {
  const { DATA_DIR } = await preparedFolder()
  const byNpm = untilTestEnds(await startByNpm({ DATA_DIR, DEMO_DATA: 'no' }))
  byNpm.signal('SIGTERM')
  expect((await byNpm.exited).code).toBe(0)
  // The folder is free again, so the server itself has ended.
  expect((await (await serve({ DATA_DIR, DEMO_DATA: 'no' })).stop()).code).toBe(0)
})

test('a production start on an empty folder is ready, empty, and serves the web app', async () => {
  const DATA_DIR = await scratchFolder()
  const server = await serve({ DATA_DIR, NODE_ENV: 'production', TOKEN_SECRET: 's'.repeat(32) })
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
  expect(server.output()).not.toMatch(/demo data|Sign in as/)
  const page = await fetch(`${server.url}/users`, { headers: { accept: 'text/html' } })
  expect(page.status).toBe(200)
  expect(await page.text()).toMatch(/<script type="module"/)
  await server.stop()
  const verified = await runScript('audit:verify', { DATA_DIR })
  expect(verified).toMatchObject({
    code: 0,
    stdout: 'Intact: 0 entries in 0 chains.\nNo checkpoint has been made yet.\n',
  })
})

async function signInsOf(server: { url: string; output(): string }) {
  await vi.waitFor(() => expect(server.output()).toContain('Sign in as VERIFIED'))
  return [...server.output().matchAll(signInLine)].map(([, role, phoneNumber, password]) => ({
    role: role!,
    phoneNumber: phoneNumber!,
    password: password!,
  }))
}

async function usersSeenBy(url: string, admin: { phoneNumber: string; password: string }): Promise<number> {
  const { idToken } = await signIn(url, admin)
  const { cmsGetUsers } = await dataOf<{ cmsGetUsers: { counter: number } }>(url, countUsers, {}, { token: idToken })
  return cmsGetUsers.counter
}
