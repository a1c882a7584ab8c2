import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

export const root = resolve(import.meta.dirname, '../..')
export const tokenSecret = 'only-for-measuring-on-this-very-machine'

export interface Running {
  readonly url: string
  readonly process: ChildProcess
  stop(): Promise<void>
}

/** Starts a Node script as a separate process that only prints errors, and waits until its URL answers. */
export async function startScript(options: {
  script: string
  port: number
  args?: readonly string[]
  nodeArgs?: readonly string[]
  env?: Record<string, string>
  ready?: string
}): Promise<Running> {
  const { script, port, args = [], nodeArgs = [], env = {}, ready = '/readyz' } = options
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', ...nodeArgs, join(root, script), ...args],
    {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  )
  // Killed with this process, so that nothing stays behind.
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  const url = `http://127.0.0.1:${port}`
  await untilAnswered(`${url}${ready}`, child)
  return {
    url,
    process: child,
    async stop() {
      if (child.exitCode !== null) return
      const gone = once(child, 'exit')
      child.kill('SIGTERM')
      await gone
      process.off('exit', kill)
    },
  }
}

/** The product as in production: its entry, its logs, its checks. Without a database URL it fills the embedded one. */
export async function startProduct(options: {
  databaseUrl?: string
  port: number
  nodeArgs?: readonly string[]
  serveWeb?: boolean
  env?: Record<string, string>
}): Promise<Running> {
  const { databaseUrl, port, nodeArgs = [], serveWeb = false, env = {} } = options
  return startScript({
    script: 'src/app/server.ts',
    port,
    nodeArgs,
    env: {
      NODE_ENV: 'production',
      ...(databaseUrl ? { DATABASE_URL: databaseUrl } : { DEMO_DATA: 'yes' }),
      TOKEN_SECRET: tokenSecret,
      DATA_DIR: await mkdtemp(join(tmpdir(), 'bench-')),
      HOST: '127.0.0.1',
      PORT: String(port),
      SERVE_WEB: serveWeb ? 'yes' : 'no',
      ...env,
    },
  })
}

/** Waits long: migrating millions of rows takes time. */
async function untilAnswered(url: string, child: ChildProcess, patience = 1_800_000): Promise<void> {
  const end = Date.now() + patience
  while (Date.now() < end) {
    if (child.exitCode !== null) throw new Error(`the server ended with code ${child.exitCode}`)
    const answer = await fetch(url).catch(() => null)
    if (answer?.ok) return
    await pause(25)
  }
  throw new Error(`${url} did not answer within ${patience / 1000} s`)
}
