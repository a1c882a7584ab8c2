import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, readdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { describe, expect, test } from 'vitest'
import { openDatabase, type OwnedDatabase } from '../../src/platform/server/database/database.ts'
import { migrate, migrationTexts, statementsOf } from '../../src/platform/server/database/migrate.ts'
import { proveBackup } from '../../src/app/prove-backup.ts'
import { openBackup } from '../../src/platform/server/backup/manifest.ts'
import { readPassphrase } from '../../src/platform/server/backup/secrets.ts'
import { makeBackup } from '../../src/platform/server/backup/make.ts'
import { readEnvironment } from '../../src/platform/server/environment.ts'
import { openFolderStore } from '../../src/platform/server/files/media-store-folder.ts'
import { startS3Server } from '../harness/s3-server.ts'
import { testSecret } from '../harness/provided.ts'
import { makeAdmin, someAdmin } from './admin.ts'
import { dataOf, signIn } from './api-client.ts'
import { preparedFolder, scratchDatabase, scratchFolder, serve } from './scratch.ts'
import { testDatabaseUrl } from './scratch-database.ts'
import { runScript, scriptArguments, root, type Variables } from './server-process.ts'

const secret = { TOKEN_SECRET: testSecret }
const quiet = { DEMO_DATA: 'no', SERVE_WEB: 'no' }

/** A place with an administrator, on the engine and with the media store that a name says. */
async function place(engine: 'embedded' | 'postgres'): Promise<Variables> {
  if (engine === 'embedded') return { DATA_DIR: (await preparedFolder()).DATA_DIR, ...secret, ...quiet }
  const variables = { DATA_DIR: await scratchFolder(), DATABASE_URL: await scratchDatabase(), ...secret, ...quiet }
  await makeAdmin(variables)
  return variables
}

const emptyPlace = async (engine: 'embedded' | 'postgres'): Promise<Variables> => ({
  DATA_DIR: await scratchFolder(),
  ...(engine === 'postgres' && { DATABASE_URL: await scratchDatabase() }),
  ...secret,
  ...quiet,
})

async function inDatabase<T>(variables: Variables, use: (database: OwnedDatabase) => Promise<T>): Promise<T> {
  const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir = '' } = variables
  const database = await openDatabase({ databaseUrl, dataDir, databasePool: 1, databaseOneRole: true })
  try {
    return await use(database)
  } finally {
    await database.close()
  }
}

/** Every row of every table but those that say how the processes go, as texts. */
const contents = (variables: Variables, from: OwnedDatabase | null = null): Promise<Record<string, string[]>> => {
  const read = async (database: OwnedDatabase) =>
    database.asOwner(async (db) => {
      const { rows: tables } = await sql<{ name: string }>`select relname::text as name from pg_class
        where relkind = 'r' and relnamespace = 'public'::regnamespace
          and relname not in ('sessions', 'backups', 'restore_checks', 'replicas', 'jobs', 'kysely_migration', 'rate_limits')`.execute(
        db,
      )
      const all: Record<string, string[]> = {}
      for (const { name } of tables) {
        const { rows } = await sql<{ row: string }>`select t::text as row from ${sql.table(name)} t order by 1`.execute(
          db,
        )
        all[name] = rows.map(({ row }) => row)
      }
      return all
    })
  return from ? read(from) : inDatabase(variables, read)
}

/** Constraints, triggers with their state, and rights: what a restore takes off and must put back. */
const structure = (variables: Variables): Promise<string[]> =>
  inDatabase(variables, (database) =>
    database.asOwner(async (db) => {
      const { rows } = await sql<{ line: string }>`
        select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) || convalidated as line
          from pg_constraint where connamespace = 'public'::regnamespace
        union all select pg_get_triggerdef(oid) || tgenabled::text from pg_trigger where not tgisinternal
        union all select indexdef from pg_indexes where schemaname = 'public'
        union all select attrelid::regclass || '.' || attname || ' ' || format_type(atttypid, atttypmod) || attnotnull
          from pg_attribute join pg_class c on c.oid = attrelid
          where attnum > 0 and not attisdropped and c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
        union all select relname || coalesce(relacl::text, '') from pg_class where relnamespace = 'public'::regnamespace
        union all select oid::regprocedure || coalesce(proacl::text, '') from pg_proc where pronamespace = 'public'::regnamespace
        order by 1`.execute(db)
      return rows.map(({ line }) => line)
    }),
  )

const register = /* GraphQL */ `
  mutation ($name: String!, $phoneNumber: String!) {
    registerForImporter(data: { fullName: $name, phoneNumber: $phoneNumber, password: "secret-0" }) {
      user {
        _id
      }
    }
  }
`

const backUp = (variables: Variables, to: string, extra: Variables = {}) =>
  runScript('backup', { ...variables, ...extra }, '', [to])
const restore = (variables: Variables, from: string, ...extra: string[]) =>
  runScript('restore', variables, '', [from, ...extra])
const verify = (variables: Variables, from: string, extra: Variables = {}) =>
  runScript('restore:verify', { ...variables, ...extra }, '', [from])

const engines = ['embedded', ...(testDatabaseUrl ? (['postgres'] as const) : [])] as const

describe.each(engines)('on %s', (engine) => {
  test('a backup made while people write is one moment, proven, and restored as it was', async () => {
    const variables = await place(engine)
    const server = await serve(variables)
    const { idToken: token } = await signIn(server.url, someAdmin)
    const store = openFolderStore(variables.DATA_DIR!)
    await store.put('demo/a.jpg', Buffer.from('a picture'), 'image/jpeg')
    const over = new AbortController()
    let written = 0
    const writer = (async () => {
      for (; !over.signal.aborted; written++)
        await dataOf(server.url, register, { name: 'Người Mới', phoneNumber: `09${10_000_000 + written}` }, { token })
    })()
    await wait(500)
    const from = join(await scratchFolder(), 'backup')
    const made = await backUp(variables, from)
    over.abort()
    await writer
    expect(made).toMatchObject({ code: 0, stderr: '' })
    expect(written).toBeGreaterThan(5)
    await server.stop()

    const proven = await verify(variables, from)
    expect(proven, proven.stderr).toMatchObject({ code: 0, stderr: '' })
    expect(proven.stdout).toMatch(/^Proven in \S+ s: \d+ rows, 1 files, \d+ entries/)
    const rows = await inDatabase(variables, ({ kysely }) =>
      Promise.all([
        kysely.selectFrom('backups').selectAll().execute(),
        kysely.selectFrom('restore_checks').selectAll().execute(),
      ]),
    )
    expect(rows).toMatchObject([[{ name: 'backup', error: null, files: 1 }], [{ name: 'backup', faults: 0, files: 1 }]])

    const target = await emptyPlace(engine)
    expect(await restore(target, from)).toMatchObject({ code: 0, stderr: '' })
    expect(await openFolderStore(target.DATA_DIR!).has('demo/a.jpg')).toBe(true)
    // What was written after the snapshot is missing, and nothing else: for each row the same as in the original.
    const [before, after] = [await contents(variables), await contents(target)]
    for (const [table, lines] of Object.entries(after)) {
      const original = new Set(before[table])
      expect(
        lines.filter((line) => !original.has(line)),
        table,
      ).toEqual([])
    }
    expect(after.users!.length).toBeGreaterThan(1)
    expect(await structure(target)).toEqual(await structure(variables))
    const again = await serve(target)
    await signIn(again.url, someAdmin)
  }, 180_000)

  test('a restore needs an empty database or --replace, and ends all sessions', async () => {
    const variables = await place(engine)
    const from = join(await scratchFolder(), 'backup')
    const server = await serve(variables)
    await signIn(server.url, someAdmin)
    await server.stop()
    expect(await backUp(variables, from)).toMatchObject({ code: 0 })
    expect(await restore(variables, from)).toMatchObject({
      code: 1,
      stderr: 'Cannot restore: the database is not empty: add --replace if everything in it may go\n',
    })
    const before = await structure(variables)
    expect(await restore(variables, from, '--replace')).toMatchObject({ code: 0, stderr: '' })
    expect(await structure(variables)).toEqual(before)
    const reasons = await inDatabase(variables, ({ kysely }) =>
      kysely.selectFrom('sessions').select('end_reason').execute(),
    )
    expect(reasons).toEqual([{ end_reason: 'restored' }])
  }, 120_000)

  test('a backup and a restore that are killed leave what was there', async () => {
    const variables = await place(engine)
    const folder = await scratchFolder()
    const from = join(folder, 'backup')
    expect(await backUp(variables, from)).toMatchObject({ code: 0 })
    const before = await contents(variables)
    for (const after of [700, 1_600]) {
      await killed(variables, ['backup', join(folder, `other-${after}`)], after)
      await killed(variables, ['restore', from, '--replace'], after)
    }
    for (const name of await readdir(folder))
      if (name.endsWith('.part')) expect(await readdir(join(folder, name))).not.toContain('backup.json')
    expect(await contents(variables)).toEqual(before)
    await serve(variables)
  }, 120_000)
})

/** Runs a script and kills it after so many milliseconds. */
async function killed(variables: Variables, [script = '', ...more]: readonly string[], after: number): Promise<void> {
  const child = spawn(process.execPath, [...scriptArguments(script), ...more], {
    cwd: root,
    env: { PATH: process.env.PATH, ...variables },
    stdio: 'ignore',
  })
  const ended = once(child, 'close')
  await wait(after)
  child.kill('SIGKILL')
  await ended
}

test('a backup of one engine is restored on the other, with media in a bucket', async () => {
  const s3 = await startS3Server()
  const { endpoint, bucket, accessKeyId, secretAccessKey } = s3.settings
  const bucketOf = {
    S3_BUCKET: bucket,
    S3_ENDPOINT: endpoint!,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  }
  try {
    const variables = { ...(await place('embedded')), ...bucketOf }
    for (const name of ['a', 'b', 'c'])
      s3.objects.set(`uploads/${name}.jpg`, {
        body: Buffer.from(name),
        contentType: 'image/jpeg',
        modifiedAt: new Date(),
      })
    const from = join(await scratchFolder(), 'backup')
    expect(await backUp(variables, from)).toMatchObject({ code: 0, stderr: '' })
    expect(
      JSON.parse((await readFile(join(from, 'backup.json'), 'utf8')).split('\n').slice(0, -2).join('\n')),
    ).toMatchObject({
      secrets: { names: ['TOKEN_SECRET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] },
    })
    s3.objects.clear()
    const target = { ...(await emptyPlace(testDatabaseUrl ? 'postgres' : 'embedded')), ...bucketOf }
    expect(await restore(target, from)).toMatchObject({ code: 0, stderr: '' })
    expect([...s3.objects.keys()].toSorted()).toEqual(['uploads/a.jpg', 'uploads/b.jpg', 'uploads/c.jpg'])
    const after = await contents(target)
    expect(after).toEqual(await contents(variables))
  } finally {
    await s3.close()
  }
}, 120_000)

test('a backup that is not what was written is refused, and what was changed is named', async () => {
  const variables = await place('embedded')
  await openFolderStore(variables.DATA_DIR!).put('demo/a.jpg', Buffer.from('a picture'), 'image/jpeg')
  const folder = await scratchFolder()
  const environment = readEnvironment(variables)
  for (const passphrase of [undefined, 'a long enough passphrase']) {
    const from = join(folder, `backup-${passphrase ? 1 : 0}`)
    await inDatabase(variables, (database) =>
      makeBackup({ database, environment, tokenKey: Buffer.from(testSecret) }, from, passphrase),
    )
    if (passphrase) expect(await readFile(join(from, 'media/demo/a.jpg'), 'latin1')).not.toContain('picture')
    for (const name of ['backup.json', 'database/users.copy.gz', 'media.ndjson.gz', 'media/demo/a.jpg']) {
      await flipByte(join(from, name))
      const { faults } = await proveBackup(environment, from, passphrase)
      expect(faults).toEqual([expect.stringContaining(`${name} was changed after it was written`)])
      await flipByte(join(from, name))
    }
    await rename(join(from, 'database/users.copy.gz'), join(from, 'away'))
    expect((await proveBackup(environment, from, passphrase)).faults).toEqual(['database/users.copy.gz is missing'])
    await rename(join(from, 'away'), join(from, 'database/users.copy.gz'))
  }
  const from = join(folder, 'backup-1')
  await expect(openBackup(from, undefined)).rejects.toThrow('this backup is encrypted: name the file')
  await expect(openBackup(from, 'another long passphrase')).rejects.toThrow('the passphrase is not the one')
  await expect(openBackup(folder, undefined)).rejects.toThrow('is no whole backup: it has no backup.json')
  const file = join(folder, 'passphrase')
  await writeFile(file, 'short\n')
  await expect(readPassphrase({ backupPassphraseFile: file })).rejects.toThrow('needs at least 12 characters')
}, 120_000)

async function flipByte(file: string): Promise<void> {
  const bytes = await readFile(file)
  bytes[Math.floor(bytes.length / 2)]! ^= 1
  await writeFile(file, bytes)
}

describe('versions', () => {
  test('a newer version’s backup is refused in words, and another secret’s', async () => {
    const variables = await place('embedded')
    const from = join(await scratchFolder(), 'backup')
    await inDatabase(variables, ({ asOwner }) =>
      asOwner((db) => sql`insert into kysely_migration values ('9999_later', 'now')`.execute(db)),
    )
    expect(await backUp(variables, from)).toMatchObject({ code: 0 })
    const target = await emptyPlace('embedded')
    const refusal = /made by version \S+, which is newer than this one: it has the migration 9999_later/
    expect((await restore(target, from)).stderr).toMatch(refusal)
    expect((await verify(target, from)).stderr).toMatch(refusal)
    const other = join(await scratchFolder(), 'backup')
    const whole = await place('embedded')
    expect(await backUp(whole, other)).toMatchObject({ code: 0 })
    const elsewhere = { ...target, TOKEN_SECRET: 'another secret of at least 32 characters' }
    expect((await restore(elsewhere, other)).stderr).toContain('belongs to another TOKEN_SECRET')
    expect(await restore(elsewhere, other, '--other-secret')).toMatchObject({ code: 0 })
  }, 120_000)

  test('an older version’s backup is restored as that version had it, and migrated', async () => {
    const variables = await emptyPlace('embedded')
    const old = { ...variables, DATA_DIR: await scratchFolder() }
    await inDatabase(old, ({ asOwner }) => asOwner((db) => migrateButLast(db as never, 8)))
    await inDatabase(old, ({ asOwner }) =>
      asOwner((db) =>
        sql`insert into users (id, full_name, phone_number, password_hash, gender, country_code)
          values (gen_random_uuid(), 'Người Cũ', '+84909999999', 'x', 'OTHER', 'VN')`.execute(db),
      ),
    )
    const older = join(await scratchFolder(), 'older')
    await inDatabase(old, (database) =>
      makeBackup({ database, environment: readEnvironment(old), tokenKey: Buffer.from(testSecret) }, older, undefined),
    )
    const target = await emptyPlace('embedded')
    const restored = await restore(target, older)
    expect(restored, restored.stderr).toMatchObject({ code: 0, stderr: '' })
    expect(restored.stdout).toContain('8 migrations ran')
    expect(await inDatabase(target, migrate)).toEqual([])
    expect((await contents(target)).users).toHaveLength(1)
  }, 120_000)
})

/** The database as the version had it that did not yet know the last so many migrations. */
async function migrateButLast(db: Kysely<never>, count: number): Promise<void> {
  const known = [...(await migrationTexts())].slice(0, -count)
  const migrations = known.map(([name, text]) => [
    name,
    {
      up: async (trx: Kysely<unknown>) => {
        for (const statement of statementsOf(text)) await sql.raw(statement).execute(trx)
      },
    },
  ])
  const { error } = await new Migrator({
    db,
    provider: { getMigrations: async () => Object.fromEntries(migrations) },
  }).migrateToLatest()
  if (error) throw error
}
