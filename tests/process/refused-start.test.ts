import { once } from 'node:events'
import { readdir, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { queryRows, testDatabaseUrl } from './scratch-database.ts'
import { preparedFolder, scratchDatabase, scratchFolder, serve } from './scratch.ts'
import { runScript, type Variables } from './server-process.ts'

test('a second process on the same folder is refused in one line and changes nothing', async () => {
  const { DATA_DIR } = await preparedFolder()
  const first = await serve({ DATA_DIR, DEMO_DATA: 'no' })
  // The first process is paused, because its recurring jobs change files too: so every change is the second process's.
  first.signal('SIGSTOP')
  const before = await stateOf(DATA_DIR)
  await expectRefusal({ DATA_DIR }, `the data folder ${DATA_DIR} is in use by another process`)
  expect(await stateOf(DATA_DIR)).toEqual(before)
  first.signal('SIGCONT')
  expect((await fetch(`${first.url}/readyz`)).status).toBe(200)
})

test.for<[string, Variables, string]>([
  ['a bad port', { PORT: 'abc' }, 'PORT: '],
  ['a port out of range', { PORT: '70000' }, 'PORT: '],
  ['an unknown mode', { NODE_ENV: 'prod' }, 'NODE_ENV: '],
  ['a flag that is none', { DEMO_DATA: 'maybe' }, 'DEMO_DATA: '],
  ['another kind of database', { DATABASE_URL: 'mysql://127.0.0.1/x' }, 'DATABASE_URL: '],
  ['an unreachable database', { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing' }, 'ECONNREFUSED'],
  [
    'an unreachable database with two addresses',
    { DATABASE_URL: 'postgres://nobody@localhost:1/nothing' },
    'ECONNREFUSED',
  ],
  ['production without its secret', { NODE_ENV: 'production' }, 'TOKEN_SECRET: '],
  ['production with a secret too short', { NODE_ENV: 'production', TOKEN_SECRET: 'short' }, 'TOKEN_SECRET: '],
  [
    'production with the clock of the tests',
    { NODE_ENV: 'production', TOKEN_SECRET: 's'.repeat(32), TEST_CLOCK: '0' },
    'TEST_CLOCK: only tests may move the clock',
  ],
  ['proxies that it would have to believe blindly', { TRUST_PROXY: 'yes' }, 'TRUST_PROXY: "yes" is no longer accepted'],
  ['a proxy that is no address', { TRUST_PROXY: 'nginx' }, 'TRUST_PROXY: "nginx" is neither'],
  ['a bucket without its keys', { S3_BUCKET: 'media' }, 'S3_BUCKET: '],
])('a start with %s fails with the reason in one line', async ([, variables, why]) => {
  const DATA_DIR = await scratchFolder()
  await expectRefusal({ DATA_DIR, ...variables }, why)
  expect(await readdir(DATA_DIR)).toEqual([])
})

test.skipIf(!testDatabaseUrl)(
  'production refuses a database whose clock tests can move, and leaves it empty',
  async () => {
    const DATABASE_URL = await scratchDatabase()
    const production = {
      NODE_ENV: 'production',
      TOKEN_SECRET: 's'.repeat(32),
      DATA_DIR: await scratchFolder(),
      DATABASE_URL,
    }
    await expectRefusal(production, 'the database has the schema test_clock')
    const tables = "select from pg_class where relnamespace = 'public'::regnamespace"
    expect(await queryRows(DATABASE_URL, tables)).toEqual([])
  },
)

test('a start on a port in use fails with the reason in one line, and releases the folder', async () => {
  const { DATA_DIR } = await preparedFolder()
  const taken = createServer().listen(0, '127.0.0.1')
  onTestFinished(() => void taken.close())
  await once(taken, 'listening')
  const { port } = taken.address() as { port: number }
  await expectRefusal({ DATA_DIR, DEMO_DATA: 'no', PORT: String(port) }, `address already in use 127.0.0.1:${port}`)
  expect((await (await serve({ DATA_DIR, DEMO_DATA: 'no' })).stop()).code).toBe(0)
})

test('a start in a folder that cannot be created fails with the reason in one line', async () => {
  const file = join(await scratchFolder(), 'file')
  await writeFile(file, '')
  await expectRefusal({ DATA_DIR: join(file, 'data') }, 'not a directory')
})

async function expectRefusal(variables: Variables, why: string): Promise<void> {
  const { code, stderr } = await runScript('start', variables)
  expect(stderr).toMatch(/^Cannot start: [^\n]+\n$/)
  expect(stderr).toContain(why)
  expect(code).toBe(1)
}

/** Every file below a folder with its size and time of change. */
async function stateOf(folder: string): Promise<Record<string, string>> {
  const names = (await readdir(folder, { recursive: true })).toSorted()
  const entries = names.map(async (name) => {
    const { size, mtimeMs } = await stat(join(folder, name))
    return [name, `${size} bytes, ${mtimeMs}`] as const
  })
  return Object.fromEntries(await Promise.all(entries))
}
