import { setTimeout } from 'node:timers/promises'
import { moveDatabase } from '../../harness/clock/database.ts'
import { aheadNow } from '../../harness/clock/move-date.ts'
import type { Credentials } from '../../process/api-client.ts'
import { type ServerProcess, startServer } from '../../process/server-process.ts'
import { testSecret } from '../../harness/provided.ts'
import { copyOfDemo, type Engine } from '../../process/demos.ts'

export const roles = ['ADMIN', 'STAFF', 'VERIFIED'] as const
export type Role = (typeof roles)[number]

/** The running product of one worker. */
export interface Product {
  readonly url: string
  /** Signs its id tokens: a journey can make an expired one. */
  readonly tokenSecret: string
  /** The sign-ins, from the lines that the start printed. */
  readonly signIns: Readonly<Record<Role, Credentials>>
  /** Moves the clock of the server and of its database, to milliseconds ahead of the machine's. */
  readonly moveClock: (ahead: number) => Promise<void>
}

let running: Product | undefined

/** The product of this worker. */
export function thisProduct(): Product {
  if (!running) throw new Error('the product is started by the fixture `product`')
  return running
}

/**
 * Starts a product for this worker, and ends it after `use`. Fails at the end if it logged errors, which no journey
 * could see.
 */
export async function withProduct(engine: Engine, use: (product: Product) => Promise<void>): Promise<void> {
  const errors = await withServer(engine, async (product) => {
    running = product
    await use(product)
  })
  if (errors.length > 0) throw new Error(`The server logged errors:\n${errors.join('\n')}`)
}

/**
 * A separate product, for a journey that changes what other journeys depend on.
 *
 * @returns the errors it logged
 */
export async function withServer(engine: Engine, use: (product: Product) => Promise<void>): Promise<string[]> {
  const { variables, database, remove } = await copyOfDemo(engine)
  // The copy has the clock that the run began with; time may have passed in this worker.
  if (database !== undefined) await moveDatabase(database, aheadNow())
  const server = await startServer(variables)
  try {
    const moveClock = async (ahead: number) => {
      await server.moveClock(ahead)
      if (database !== undefined) await moveDatabase(database, ahead)
    }
    const signIns = readSignIns(await printedInFull(server))
    await use({ url: server.url, tokenSecret: testSecret, signIns, moveClock })
  } finally {
    await server.stop()
    await remove()
  }
  return server
    .output()
    .split('\n')
    .filter((line) => line.includes('"level":"error"') || line.includes('"level":50'))
}

/** The sign-ins are printed after the line that says it is ready. */
async function printedInFull(server: ServerProcess): Promise<string> {
  for (let tries = 0; tries < 100 && !server.output().includes('VERIFIED'); tries++) await setTimeout(50)
  return server.output()
}

/** The sign-ins from the output of a start: `Sign in as ADMIN: 09… / password`. */
function readSignIns(printed: string): Product['signIns'] {
  const lines = printed.matchAll(/^Sign in as (\w+): (\S+) \/ (\S+)$/gm)
  const found = Object.fromEntries(
    [...lines].map(([, role, phoneNumber, password]) => [role, { phoneNumber, password }]),
  )
  const missing = roles.filter((role) => !(role in found))
  if (missing.length > 0) throw new Error(`The start printed no sign-in of ${missing.join(', ')}:\n${printed}`)
  return found
}
