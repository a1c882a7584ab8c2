/** `npm run bench -- start`: how long a later `npm start` takes until the login is served, on the embedded database. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { readOptions } from '../harness/databases.ts'
import { median, round, say } from '../harness/figures.ts'
import { keep, machine } from '../harness/results.ts'
import { root } from '../harness/server.ts'

const options = readOptions({ runs: '5', port: '4176' })
const at = machine()
const budget = 5

const folder = await mkdtemp(join(tmpdir(), 'bench-start-'))
try {
  say(`the first start builds, migrates and fills: ${round(await startOnce())} s`)
  const seconds: number[] = []
  for (let i = 0; i < Number(options.runs); i++) {
    seconds.push(await startOnce())
    say(`start ${i + 1}: ${round(seconds.at(-1)!)} s`)
  }
  await keep('start', {
    machine: at,
    seconds: seconds.map((one) => round(one)),
    median: round(median(seconds)),
    slowest: round(Math.max(...seconds)),
  })
  say(`\nmedian ${round(median(seconds))} s, slowest ${round(Math.max(...seconds))} s (wanted: ${budget} s)`)
} finally {
  await rm(folder, { recursive: true, force: true })
}

/** Seconds from the command until the login page is served. */
async function startOnce(): Promise<number> {
  const url = `http://127.0.0.1:${options.port}`
  const started = performance.now()
  const child = spawn('npm', ['start'], {
    cwd: root,
    env: { ...process.env, DATA_DIR: folder, PORT: options.port, NODE_ENV: 'development' },
    stdio: 'ignore',
    detached: true,
  })
  const gone = once(child, 'exit')
  const kill = () => process.kill(-child.pid!, 'SIGKILL')
  process.once('exit', kill)
  while (!(await fetch(`${url}/login`, { headers: { accept: 'text/html' } }).catch(() => null))?.ok) {
    if (child.exitCode !== null) throw new Error(`npm start ended with code ${child.exitCode}`)
    await pause(20)
  }
  const seconds = (performance.now() - started) / 1000
  process.kill(-child.pid!, 'SIGTERM')
  await gone
  process.off('exit', kill)
  return seconds
}
