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

/** Starts a Node script as a process of its own, quiet save for complaints, and waits until its URL answers. */
export async function startScript(options: {
  script: string
  port: number
  args?: readonly string[]
  nodeArgs?: readonly string[]
  env?: Record<string, string>
  ready?: string
}): Promise<Running> {
  const { script, port, args = [], nodeArgs = [], env = {}, ready = '/readyz' } = options
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ...nodeArgs, join(root, script), ...args], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
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
    },
  }
}

/** The product as it runs in production: its entry, its logs, its checks. */
export async function startProduct(options: { databaseUrl: string; port: number; nodeArgs?: readonly string[] }): Promise<Running> {
  return startScript({
    script: 'src/app/server.ts',
    port: options.port,
    nodeArgs: options.nodeArgs ?? [],
    env: {
      NODE_ENV: 'production',
      DATABASE_URL: options.databaseUrl,
      TOKEN_SECRET: tokenSecret,
      DATA_DIR: await mkdtemp(join(tmpdir(), 'bench-')),
      HOST: '127.0.0.1',
      PORT: String(options.port),
      SERVE_WEB: 'no',
    },
  })
}

export async function untilAnswered(url: string, child: ChildProcess, patience = 120_000): Promise<void> {
  const end = Date.now() + patience
  while (Date.now() < end) {
    if (child.exitCode !== null) throw new Error(`the server ended with code ${child.exitCode}`)
    const answer = await fetch(url).catch(() => null)
    if (answer?.ok) return
    await pause(25)
  }
  throw new Error(`${url} did not answer within ${patience / 1000} s`)
}
