/** Programs around the product, each its own process that can be killed, frozen and started again. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync, readdirSync, readFileSync } from 'node:fs'

export interface Started {
  readonly name: string
  /** The process and all that descend from it. */
  pids(): number[]
  /** Sends a signal to all of them. */
  signal(name: NodeJS.Signals): void
  /** SIGKILL, and waits for the end. */
  kill(): Promise<void>
  /** Starts it again as it was started before. */
  again(): void
}

export interface ToStart {
  readonly name: string
  readonly program: string
  readonly parameters: readonly string[]
  readonly environment?: Readonly<Record<string, string>>
  /** The file that receives what it prints. */
  readonly log: string
  /** Processes that belong to it and do not descend from it. */
  readonly besides?: () => readonly number[]
}

const started = new Set<Started>()
// Nothing may stay behind, however this process ends.
process.on('exit', () => {
  for (const one of started) one.signal('SIGKILL')
})

/** The user as whom PostgreSQL and others run, which refuse to run as root. */
const systemUser = 'postgres'
const isRoot = process.getuid?.() === 0
const asUser = isRoot ? ['setpriv', `--reuid=${systemUser}`, `--regid=${systemUser}`, '--init-groups'] : []

/** Makes a folder and all in it that user's. */
export function giveToUser(folder: string): void {
  if (isRoot) execFileSync('chown', ['-R', `${systemUser}:`, folder])
}

/** Runs a program to its end, not as root. @returns what it printed */
export function runProgram(program: string, parameters: readonly string[]): string {
  const [command, ...rest] = [...asUser, program, ...parameters]
  return execFileSync(command!, rest, { stdio: 'pipe', encoding: 'utf8' })
}

/** Starts a program, not as root. */
export function startProgram({ name, program, parameters, environment, log, besides = () => [] }: ToStart): Started {
  let child: ChildProcess
  const again = () => {
    const file = openSync(log, 'a')
    const [command, ...rest] = [...asUser, program, ...parameters]
    const { PATH = '' } = process.env
    child = spawn(command!, rest, { env: { PATH, ...environment }, stdio: ['ignore', file, file] })
    closeSync(file)
    child.on('error', () => {})
  }
  again()
  const pids = () => descendants([...(isRunning(child) ? [child.pid!] : []), ...besides()])
  const signal = (sent: NodeJS.Signals) => {
    for (const pid of pids()) send(pid, sent)
  }
  const one: Started = {
    name,
    pids,
    signal,
    async kill() {
      signal('SIGKILL')
      if (isRunning(child)) await once(child, 'exit')
    },
    again,
  }
  started.add(one)
  return one
}

const isRunning = (child: ChildProcess) =>
  child.pid !== undefined && child.exitCode === null && child.signalCode === null

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

/** These processes and all that descend from them, parents first. */
function descendants(roots: readonly number[]): number[] {
  const children = new Map<number, number[]>()
  for (const name of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    const parent = parentOf(Number(name))
    if (parent !== undefined) children.set(parent, [...(children.get(parent) ?? []), Number(name)])
  }
  const found = new Set(roots)
  for (const pid of found) for (const child of children.get(pid) ?? []) found.add(child)
  return [...found]
}

/** Undefined if it has ended meanwhile. */
function parentOf(pid: number): number | undefined {
  try {
    // After the name, which may contain anything: the state, then the parent.
    return Number(/\) \S (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1])
  } catch {
    return undefined
  }
}
