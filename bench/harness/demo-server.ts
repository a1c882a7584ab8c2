import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDatabase } from '../../tests/process/scratch-database.ts'
import { startServer } from '../../tests/process/server-process.ts'

/** The product with its demo on a database of its own, which `end` drops. */
export async function demoServer(name: string, at: string) {
  const database = await createDatabase({ server: at })
  const server = await startServer({
    DATA_DIR: await mkdtemp(join(tmpdir(), `bench-${name}-`)),
    DATABASE_URL: database.url,
    DEMO_DATA: 'yes',
    LOG_LEVEL: 'error',
    SERVE_WEB: 'no',
  })
  const end = async () => {
    await server.stop()
    await database.drop()
  }
  return { server, databaseUrl: database.url, end }
}
