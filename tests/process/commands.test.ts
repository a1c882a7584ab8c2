import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import type { Tables } from '../../database/tables.ts'
import { openDatabase } from '../../src/platform/server/database/database.ts'
import { asSuperuser, rehashChain, remakeCheckpoints } from '../harness/forger.ts'
import { makeAdmin } from './admin.ts'
import { signIn, dataOf } from './api-client.ts'
import { preparedFolder, serve } from './scratch.ts'
import { root, runScript } from './server-process.ts'

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

test('admin:create creates an ADMIN who can sign in, and for an existing number promotes the person', async () => {
  // The command itself has created this database, in an empty folder.
  const { DATA_DIR, admin } = await preparedFolder()
  const server = await serve({ DATA_DIR, DEMO_DATA: 'no' })
  const first = (await signIn(server.url, admin)).idTokenPayload.user
  expect(first.group).toBe('ADMIN')
  await expect(runScript('admin:create', { DATA_DIR }, '0901234567\nX\nsecret-1\n')).resolves.toMatchObject({ code: 1 })
  await server.stop()
  const again = await makeAdmin({ DATA_DIR }, { ...admin, phoneNumber: '+84 901 234 567', password: 'another-horse-8' })
  const later = await serve({ DATA_DIR, DEMO_DATA: 'no' })
  expect((await signIn(later.url, again)).idTokenPayload.user._id).toBe(first._id)
})

test('admin:create refuses an input that ends early, in one line', async () => {
  const { DATA_DIR } = await preparedFolder()
  const refused = await runScript('admin:create', { DATA_DIR }, '0907654321\n')
  expect(refused).toMatchObject({
    code: 1,
    stderr: 'Cannot make an administrator: the input ended before an answer to "Full name"\n',
  })
})

test('audit:verify accepts an intact log, names what was tampered with, and detects a fully rewritten log by the server’s log', async () => {
  const { DATA_DIR, id, log } = await someHistory()
  const whole = await runScript('audit:verify', { DATA_DIR })
  // The administrator, the sign-in, the new person with three changes.
  expect(whole).toMatchObject({ code: 0, stderr: '' })
  expect(whole.stdout).toMatch(
    /^Intact: 6 entries in 3 chains\.\nNewest checkpoint: \d+ of \d{4}-\S+Z, [0-9a-f]{64}\.\n$/,
  )
  const compared = await runScript('audit:verify', { DATA_DIR }, '', ['--checkpoints', log])
  expect(compared).toMatchObject({ code: 0, stderr: '' })
  expect(compared.stdout).toMatch(/\nThe log agrees: \d+ checkpoints\.\n$/)

  await tamper(DATA_DIR, (db) =>
    sql`update audit_entries set reason = 'a kinder word' where target_id = ${id} and position = 3`.execute(db),
  )
  const broken = await runScript('audit:verify', { DATA_DIR })
  expect(broken).toMatchObject({ code: 1, stdout: '' })
  expect(broken.stderr).toBe(`Problems found: 1\n- chain USER:${id}, entry 3: changed after it was written\n`)

  await tamper(DATA_DIR, async (db) => {
    await rehashChain(db, `USER:${id}`)
    await remakeCheckpoints(db)
  })
  expect(await runScript('audit:verify', { DATA_DIR })).toMatchObject({ code: 0, stderr: '' })
  const rewritten = await runScript('audit:verify', { DATA_DIR }, '', ['--checkpoints', log])
  expect(rewritten).toMatchObject({ code: 1, stdout: '' })
  expect(rewritten.stderr).toMatch(/^- checkpoints? \d+( to \d+)?: changed after it was written$/m)
  expect(rewritten.stderr).toMatch(
    new RegExp(`^- chain USER:${id}, entries \\d to 4: does not match checkpoint \\d+$`, 'm'),
  )
  expect(rewritten.stderr).toMatch(/^The first difference from the log is checkpoint \d+ of \d{4}-\S+Z\.$/m)
})

test.for([
  ['there is not', 'nowhere.log', /^Cannot verify: ENOENT[^\n]+nowhere\.log'\n$/],
  ['tells of no checkpoint', 'package.json', /^Cannot verify: no line of \S+ names a checkpoint\n$/],
] as const)('audit:verify refuses a log that %s', async ([, file, why]) => {
  const { DATA_DIR } = await preparedFolder()
  const { code, stderr } = await runScript('audit:verify', { DATA_DIR }, '', ['--checkpoints', join(root, file)])
  expect(code).toBe(1)
  expect(stderr).toMatch(why)
})

/** A database with six entries in three chains, all under checkpoints, and a file with the server's log. */
async function someHistory(): Promise<{ DATA_DIR: string; id: string; log: string }> {
  const { DATA_DIR, admin } = await preparedFolder()
  const production = { NODE_ENV: 'production', TOKEN_SECRET: 'a secret of at least 32 characters', LOG_LEVEL: 'warn' }
  const server = await serve({ ...production, DATA_DIR })
  const asking = { token: (await signIn(server.url, admin)).idToken }
  const created = await dataOf<{ registerForImporter: { user: { _id: string } } }>(
    server.url,
    create,
    { phoneNumber: '+84902000002' },
    asking,
  )
  const id = created.registerForImporter.user._id
  for (const to of ['BLOCKED', 'NORMAL', 'BLOCKED']) await dataOf(server.url, block, { id, to }, asking)
  // The job runs soon after the start; later entries must wait a minute.
  await vi.waitFor(() => expect(server.output()).toContain('6 entries in 3 chains'), {
    timeout: 120_000,
    interval: 200,
  })
  await server.stop()
  const log = join(DATA_DIR, 'server.log')
  await writeFile(log, server.output())
  return { DATA_DIR, id, log }
}

/** Rewrites history as an intruder with a superuser's rights could. */
async function tamper(dataDir: string, run: (db: Kysely<Tables>) => Promise<unknown>): Promise<void> {
  const database = await openDatabase({ databaseUrl: undefined, databasePool: 1, dataDir })
  try {
    await asSuperuser(database, run)
  } finally {
    await database.close()
  }
}
