/** Folders, databases and servers that end with the test that asked for them. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { createDatabase } from './scratch-database.ts'
import { type ServerProcess, startServer, type Variables } from './server-process.ts'

export async function scratchFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'backoffice-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** A separate database on the server that TEST_DATABASE_URL names. */
export async function scratchDatabase(): Promise<string> {
  const { url, drop } = await createDatabase()
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
