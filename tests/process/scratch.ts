/** Folders, databases and servers that are removed at the end of the test that requested them. */
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject, onTestFinished } from 'vitest'
import { type NewAdmin, someAdmin } from './admin.ts'
import { createDatabase } from './scratch-database.ts'
import { type ServerProcess, startServer, type Variables } from './server-process.ts'

export async function scratchFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'backoffice-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** A separate data folder with a migrated database that has one administrator. */
export async function preparedFolder(): Promise<{ DATA_DIR: string; admin: NewAdmin }> {
  const DATA_DIR = await scratchFolder()
  await cp(inject('preparedFolder'), DATA_DIR, { recursive: true })
  return { DATA_DIR, admin: someAdmin }
}

/** A separate database on the server that TEST_DATABASE_URL names. */
export async function scratchDatabase(
  options?: Pick<NonNullable<Parameters<typeof createDatabase>[0]>, 'clock'>,
): Promise<string> {
  const { url, drop } = await createDatabase(options)
  onTestFinished(drop)
  return url
}

/** A running server; killed at the test's end if it still runs. */
export async function serve(variables: Variables): Promise<ServerProcess> {
  return untilTestEnds(await startServer(variables))
}

export function untilTestEnds(server: ServerProcess): ServerProcess {
  onTestFinished(async () => {
    server.signal('SIGKILL')
    await server.exited
  })
  return server
}
