import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { describe, expect, test } from 'vitest'
import { proveBackup } from '../../src/app/prove-backup.ts'
import { openBackup } from '../../src/platform/server/backup/manifest.ts'
import { readPassphrase } from '../../src/platform/server/backup/secrets.ts'
import { makeBackup } from '../../src/platform/server/backup/make.ts'
import { migrate, migrationTexts, statementsOf } from '../../src/platform/server/database/migrate.ts'
import { readEnvironment } from '../../src/platform/server/environment.ts'
import { openFolderStore } from '../../src/platform/server/files/media-store-folder.ts'
import { testSecret } from '../harness/provided.ts'
import { backUp, contents, emptyPlace, inDatabase, place, restore, verify } from './backups.ts'
import { scratchFolder } from './scratch.ts'

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
    const since = [...(await migrationTexts()).keys()].filter((name) => name >= firstOfMonths).length
    const variables = await emptyPlace('embedded')
    const old = { ...variables, DATA_DIR: await scratchFolder() }
    await inDatabase(old, ({ asOwner }) => asOwner((db) => migrateUntil(db as never, firstOfMonths)))
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
    expect(restored.stdout).toContain(`${since} migrations ran`)
    expect(await inDatabase(target, migrate)).toEqual([])
    expect((await contents(target)).users).toHaveLength(1)
  }, 120_000)
})

/** The first migration that the older version did not know. */
const firstOfMonths = '0510_months'

/** The database as a version had it that did not yet know this migration and those after it. */
async function migrateUntil(db: Kysely<never>, name: string): Promise<void> {
  const known = [...(await migrationTexts())].filter(([one]) => one < name)
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
