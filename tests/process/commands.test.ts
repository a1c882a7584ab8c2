import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openDatabase } from '../../src/platform/server/database/database.ts'
import { makeAdmin } from './admin.ts'
import { signIn, told } from './api-client.ts'
import { scratchFolder, serve } from './scratch.ts'
import { runScript } from './server-process.ts'

const create = /* GraphQL */ `
  mutation ($phoneNumber: String!) {
    registerForImporter(data: { fullName: "Người Mới", phoneNumber: $phoneNumber, password: "secret-0" }) {
      user {
        _id
      }
    }
  }
`
const block = /* GraphQL */ `
  mutation ($id: ID!, $to: TermStatus!) {
    cmsSetTermStatus(_id: $id, model: USER, termStatus: $to, reason: "Spam") {
      version
    }
  }
`

test('admin:create makes an ADMIN who can sign in; asked again it lifts the same person', async () => {
  const DATA_DIR = await scratchFolder()
  const admin = await makeAdmin({ DATA_DIR })
  const server = await serve({ DATA_DIR, DEMO_DATA: 'no' })
  const first = (await signIn(server.url, admin)).idTokenPayload.user
  expect(first.group).toBe('ADMIN')
  await expect(runScript('admin:create', { DATA_DIR }, '0901234567\nX\nsecret-1\n')).resolves.toMatchObject({ code: 1 })
  await server.stop()
  const again = await makeAdmin({ DATA_DIR }, { ...admin, phoneNumber: '+84 901 234 567', password: 'another-horse-8' })
  const later = await serve({ DATA_DIR, DEMO_DATA: 'no' })
  expect((await signIn(later.url, again)).idTokenPayload.user._id).toBe(first._id)
})

test.for([
  ['no number', 'twelve\nA Name\nsecret-1\n', 'phone number'],
  ['no name', '0901234567\n \nsecret-1\n', 'name'],
  ['a password too short', '0901234567\nA Name\nshort\n', 'password'],
  ['an input that ends early', '0901234567\n', 'Full name'],
] as const)('admin:create refuses %s in one line', async ([, input, why]) => {
  const { code, stderr } = await runScript('admin:create', { DATA_DIR: await scratchFolder() }, input)
  expect(code).toBe(1)
  expect(stderr).toMatch(/^Cannot make an administrator: [^\n]+\n$/)
  expect(stderr).toContain(why)
})

test('audit:verify says whole, and names the first link that was tampered with', async () => {
  const DATA_DIR = await scratchFolder()
  const admin = await makeAdmin({ DATA_DIR })
  const server = await serve({ DATA_DIR, DEMO_DATA: 'no' })
  const token = (await signIn(server.url, admin)).idToken
  const asking = { token }
  const created = await told<{ registerForImporter: { user: { _id: string } } }>(
    server.url,
    create,
    { phoneNumber: '+84902000002' },
    asking,
  )
  const id = created.registerForImporter.user._id
  for (const to of ['BLOCKED', 'NORMAL', 'BLOCKED']) await told(server.url, block, { id, to }, asking)
  await server.stop()
  const whole = await runScript('audit:verify', { DATA_DIR })
  // The administrator, the sign-in, the new person with three changes.
  expect(whole).toMatchObject({ code: 0, stdout: 'Whole: 6 entries in 3 chains.\n', stderr: '' })

  const entry = await tamper(DATA_DIR, id)
  const broken = await runScript('audit:verify', { DATA_DIR })
  expect(broken.code).toBe(1)
  expect(broken.stderr).toBe(
    `Broken at entry ${entry}, position 3 of chain USER:${id}: its content is not what was written.\n`,
  )
})

/** Rewrites history as an intruder with the owner's rights could. Returns the entry's id. */
async function tamper(dataDir: string, id: string): Promise<string> {
  const database = await openDatabase({ databaseUrl: undefined, databasePool: 1, dataDir })
  try {
    return await database.asOwner(async (db) => {
      await sql`alter table audit_entries disable trigger all`.execute(db)
      const { rows } = await sql<{ id: string }>`
        update audit_entries set reason = 'a kinder word' where target_id = ${id} and position = 3 returning id`.execute(
        db,
      )
      return rows[0]!.id
    })
  } finally {
    await database.close()
  }
}
