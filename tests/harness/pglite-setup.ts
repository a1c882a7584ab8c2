import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { hashPassword } from '../../src/features/staff/session/server/public.ts'
import { openPglite, startPglite } from '../../src/platform/server/database/database.ts'
import { migrate } from '../../src/platform/server/database/migrate.ts'
import { keepPristine } from './database-reuse.ts'
import { testPassword } from './provided.ts'
import { makeRunFolder } from './run-folder.ts'

/** Migrates one embedded database; every worker loads a copy of it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = makeRunFolder('pglite')
  const pglite = await startPglite()
  const database = await openPglite(pglite)
  await migrate(database)
  await database.asOwner(keepPristine)
  const dump = join(folder, 'migrated.tar')
  await writeFile(dump, Buffer.from(await (await pglite.dumpDataDir('none')).arrayBuffer()))
  await database.close()
  project.provide('testDatabase', { engine: 'pglite', dump })
  project.provide('runFolder', folder)
  project.provide('passwordHash', await hashPassword(testPassword))
  return () => rm(folder, { recursive: true, force: true })
}
