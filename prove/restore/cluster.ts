import { execFile } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { appendFile, mkdir } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'

const execute = promisify(execFile)
const binaries = '/usr/lib/postgresql'

/** A PostgreSQL of its own in a scratch folder, on a port of its own, with its socket beside its folder. */
export interface Cluster {
  readonly folder: string
  readonly port: number
  readonly url: string
}

/** PostgreSQL refuses to run as root, who starts it as the user of Debian's package. */
async function user(): Promise<{ uid?: number; gid?: number }> {
  if (process.getuid?.() !== 0) return {}
  const idOf = async (option: string) => Number((await execute('id', [option, 'postgres'])).stdout)
  return { uid: await idOf('-u'), gid: await idOf('-g') }
}

/** Runs a program as the user of PostgreSQL. @throws Error with what it said, if it failed */
export async function asPostgres(program: string, parameters: readonly string[]): Promise<{ stdout: string }> {
  const env = { PATH: process.env.PATH, LANG: 'C.UTF-8' }
  try {
    return await execute(program, parameters, { ...(await user()), env, cwd: '/', maxBuffer: 64 * 1024 * 1024 })
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string }
    throw new Error(`${program} failed: ${(stderr + stdout).trim()}`, { cause: error })
  }
}

/** The newest PostgreSQL that is installed. */
function binary(name: string): string {
  const versions = readdirSync(binaries).toSorted((one, other) => Number(one) - Number(other))
  return join(binaries, versions.at(-1)!, 'bin', name)
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((done) => server.once('listening', done))
  const { port } = server.address() as AddressInfo
  await new Promise((done) => server.close(done))
  return port
}

/** Makes an empty cluster with these settings; does not start it. */
export async function initialised(folder: string, settings: readonly string[]): Promise<Cluster> {
  const port = await freePort()
  await mkdir(dirname(folder), { recursive: true })
  await asPostgres(binary('initdb'), ['-D', folder, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-locale'])
  await appendFile(
    join(folder, 'postgresql.conf'),
    `\n${[`unix_socket_directories = '${dirname(folder)}'`, `listen_addresses = '127.0.0.1'`, ...settings].join('\n')}\n`,
  )
  return onPort(folder, port)
}

/** A cluster whose folder is there, or will be. */
export const onPort = (folder: string, port: number): Cluster => ({
  folder,
  port,
  url: `postgres://postgres@127.0.0.1:${port}/postgres`,
})

/** Starts a cluster and waits until it takes writes. @returns stops it at once */
export async function start({ folder, port }: Cluster): Promise<() => Promise<unknown>> {
  const control = (...parameters: string[]) =>
    asPostgres(binary('pg_ctl'), ['-D', folder, '-w', '-t', '60', ...parameters])
  await control('-l', `${folder}.log`, '-o', `-p ${port}`, 'start')
  return () => control('-m', 'immediate', 'stop')
}
