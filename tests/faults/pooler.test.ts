import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import { freePorts } from '../../prove/ports.ts'
import { giveToUser, startProgram } from '../../prove/processes.ts'
import { until } from '../../prove/until.ts'
import { openDatabase } from '../../src/platform/server/database/database.ts'
import { makeTestDatabase } from '../harness/test-database.ts'
import { queryRows } from '../process/scratch-database.ts'
import { hasPrograms, pathOf } from '../runner/programs.ts'

describe.skipIf(!(await hasPrograms('pgbouncer')))('PgBouncer', async () => {
  const source = await makeTestDatabase()
  afterAll(() => source.remove())
  const target = new URL(source.url!)

  /** The address of the database through one that gives out connections in this way, and drops start options. */
  async function through(mode: string): Promise<string> {
    const folder = await mkdtemp(join(tmpdir(), 'backoffice-pooler-'))
    const [port] = await freePorts(1)
    const database = target.pathname.slice(1)
    const { username, password } = target
    await writeFile(join(folder, 'users'), `"${username}" "${password}"\n`)
    await writeFile(
      join(folder, 'ini'),
      `[databases]
${database} = host=${target.hostname} port=${target.port || 5432}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${folder}/users
pool_mode = ${mode}
ignore_startup_parameters = options
`,
    )
    giveToUser(folder)
    const pooler = startProgram({
      name: mode,
      program: pathOf('pgbouncer'),
      parameters: [join(folder, 'ini')],
      log: join(folder, 'log'),
    })
    onTestFinished(async () => {
      await pooler.kill()
      await rm(folder, { recursive: true, force: true })
    })
    const url = new URL(target)
    url.host = `127.0.0.1:${port}`
    await until('PgBouncer answers', async () => (await queryRows(url.href, 'select 1')).length > 0, 10_000)
    return url.href
  }

  test.for(['transaction', 'statement'])(
    'that gives each %s another connection is refused at the start',
    async (mode) => {
      const databaseUrl = await through(mode)
      const database = await openDatabase({ databaseUrl, databasePool: 2, dataDir: '' })
      onTestFinished(() => database.close())
      await expect(database.requireOwnConnections()).rejects.toThrow(
        'DATABASE_URL: a pooler gives each transaction another connection.',
      )
    },
  )

  test('with a connection for each of ours gives them the role and the limits of requests', async () => {
    const database = await openDatabase({ databaseUrl: await through('session'), databasePool: 2, dataDir: '' })
    onTestFinished(() => database.close())
    await database.requireOwnConnections()
    const { rows } =
      await sql`select current_user::text as role, current_setting('statement_timeout') as "limit"`.execute(
        database.kysely,
      )
    expect(rows).toEqual([{ role: 'backoffice_app', limit: '7500ms' }])
    const heard = new Promise((done) => {
      void database
        .listen(['talk'], { received: (_, payload) => done(payload), missed() {} })
        .then((stop) => onTestFinished(stop))
        .then(() => sql`notify talk, 'a word'`.execute(database.kysely))
    })
    expect(await heard).toBe('a word')
  })
})
