import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { Credentials } from '../../process/api-client.ts'
import { type ServerProcess, startServer } from '../../process/server-process.ts'

export const roles = ['ADMIN', 'STAFF', 'VERIFIED'] as const
export type Role = (typeof roles)[number]

const tokenSecret = 'the secret of all journeys, which nobody keeps'

/** The running product of one worker. */
export interface Product {
  readonly url: string
  /** Signs its id tokens: a journey can make an expired one. */
  readonly tokenSecret: string
  /** The sign-ins, from the lines that the start printed. */
  readonly signIns: Readonly<Record<Role, Credentials>>
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
export async function withProduct(use: (product: Product) => Promise<void>): Promise<void> {
  const errors = await withServer(async (product) => {
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
export async function withServer(use: (product: Product) => Promise<void>): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'backoffice-journeys-'))
  await cp(process.env[demoFolder]!, folder, { recursive: true })
  const server = await startServer(variablesOf(folder))
  try {
    await use({ url: server.url, tokenSecret, signIns: readSignIns(await printedInFull(server)) })
  } finally {
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
  return server
    .output()
    .split('\n')
    .filter((line) => line.includes('"level":"error"') || line.includes('"level":50'))
}

/** The variable that names the folder to the workers. */
const demoFolder = 'JOURNEYS_DEMO_FOLDER'

const variablesOf = (folder: string) => ({ DATA_DIR: folder, TOKEN_SECRET: tokenSecret, LOG_LEVEL: 'error' })

/**
 * Fills a folder with the demo data, of which every server of the journeys gets a copy: filling takes longer than the
 * rest of a start. Does nothing if the parent process has already done it.
 *
 * @returns deletes it
 */
export async function prepareDemoFolder(): Promise<() => Promise<void>> {
  if (process.env[demoFolder] !== undefined) return async () => undefined
  const folder = await mkdtemp(join(tmpdir(), 'backoffice-journeys-demo-'))
  await (await startServer(variablesOf(folder), 300_000)).stop()
  process.env[demoFolder] = folder
  return () => rm(folder, { recursive: true, force: true })
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
