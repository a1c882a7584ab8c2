import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { type ServerProcess, startServer } from '../../process/server-process.ts'
import { readSignIns, tellWorkers } from './product.ts'

const tokenSecret = 'the secret of all journeys, which nobody keeps'

/** Starts the product once, with demo data in a folder of its own. Returns what ends it. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'backoffice-journeys-'))
  const server = await startServer({ DATA_DIR: folder, TOKEN_SECRET: tokenSecret, LOG_LEVEL: 'error' })
  tellWorkers({ url: server.url, tokenSecret, signIns: readSignIns(await printedInFull(server)) })
  return async () => {
    await server.stop()
    await rm(folder, { recursive: true, force: true })
    // What it logged as an error no journey could see.
    const errors = server
      .output()
      .split('\n')
      .filter((line) => line.includes('"level":"error"') || line.includes('"level":50'))
    if (errors.length > 0) throw new Error(`The server logged errors:\n${errors.join('\n')}`)
  }
}

/** The sign-ins follow the line that says it is ready. */
async function printedInFull(server: ServerProcess): Promise<string> {
  for (let tries = 0; tries < 100 && !server.output().includes('VERIFIED'); tries++) await setTimeout(50)
  return server.output()
}
