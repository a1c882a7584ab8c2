/** The product as its users run it: a separate process with its own environment. Used by tests and benches. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { aheadNow } from '../harness/clock/move-date.ts'

export const root = resolve(import.meta.dirname, '../..')

export type Variables = Readonly<Record<string, string>>

export interface Exit {
  readonly code: number | null
  readonly signal: NodeJS.Signals | null
}

export interface Outcome extends Exit {
  readonly stdout: string
  readonly stderr: string
}

export interface ServerProcess {
  /** Its address, from its own `Ready:` line. */
  readonly url: string
  readonly pid: number
  /** Milliseconds from the spawn to the `Ready:` line. */
  readonly readyAfter: number
  /** Moves its clock, to milliseconds ahead of the machine's. */
  moveClock(ahead: number): Promise<void>
  /** Everything it printed so far, both streams. */
  output(): string
  exited: Promise<Exit>
  signal(name: NodeJS.Signals): void
  /** SIGTERM, then waits for the end. */
  stop(): Promise<Exit>
}

/** Milliseconds that a start may take on a busy machine before it counts as hung. */
const patience = 300_000

/**
 * Starts the server and waits until it prints that it is ready. A start that fails throws with its output.
 *
 * @param longest milliseconds; a start that fills the demo data needs more than others
 * @param home the folder of the product; another version's may be elsewhere
 */
export async function startServer(variables: Variables, longest = patience, home = root): Promise<ServerProcess> {
  return untilReady(spawnNode(scriptArguments('start'), variables, home), longest)
}

/** Starts the server by `npm start`, as a person does: the signals go to npm. */
export async function startByNpm(variables: Variables): Promise<ServerProcess> {
  // npm itself may be run by an older Node.
  const { NODE_OPTIONS: npm_config_node_options = '', ...env } = environmentOf(variables)
  return untilReady(
    spawn('npm', ['start'], { cwd: root, env: { ...env, npm_config_node_options }, stdio: ['ignore', 'pipe', 'pipe'] }),
  )
}

/** Runs a script of package.json to its end, with these lines as its standard input. */
export async function runScript(
  script: string,
  variables: Variables,
  input = '',
  extra: readonly string[] = [],
): Promise<Outcome> {
  const child = spawnNode([...scriptArguments(script), ...extra], variables)
  const printed = collect(child)
  child.stdin?.end(input)
  const late = setTimeout(() => child.kill('SIGKILL'), patience)
  const exit = await exitOf(child)
  clearTimeout(late)
  return { ...exit, stdout: printed.stdout(), stderr: printed.stderr() }
}

/** The arguments of a package.json script for Node: `exec node …`, so that the shell is replaced and signals arrive. */
export function scriptArguments(script: string): string[] {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>
  }
  const [exec, node, ...rest] = (scripts[script] ?? '').split(' ')
  if (exec !== 'exec' || node !== 'node')
    throw new Error(`the script ${script} must be "exec node …", or signals get lost`)
  return rest
}

function spawnNode(parameters: readonly string[], variables: Variables, home = root): ChildProcess {
  const env = environmentOf(variables)
  const movable = env.TEST_CLOCK !== undefined
  const child = spawn(process.execPath, parameters, {
    cwd: home,
    env: movable ? { ...env, TEST_CLOCK_MOVES: 'yes' } : env,
    stdio: ['pipe', 'pipe', 'pipe', ...(movable ? (['ipc'] as const) : [])],
  })
  child.channel?.unref()
  running.add(child)
  child.on('close', () => running.delete(child))
  return child
}

/** Killed when this process exits: no server may stay behind, not even if its caller failed before it was ready. */
const running = new Set<ChildProcess>()
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL')
})

/**
 * Passed on if they are set. `npm test` sets the second one, so that a start can reuse what an earlier start has
 * compiled.
 */
const optional = ['TMPDIR', 'NODE_COMPILE_CACHE']

const clock = pathToFileURL(join(root, 'tests/harness/clock/preload.ts')).href

/**
 * Only the part of the caller's environment that any process needs: a stray DATABASE_URL must not get in. Without
 * grace, because a test that stops a server has no load balancer to warn. With the clock of the tests, which production
 * refuses.
 */
function environmentOf(variables: Variables): Record<string, string> {
  const { PATH = '', HOME = '' } = process.env
  const wished = Object.fromEntries(optional.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])))
  const ours = { HOST: '127.0.0.1', PORT: '0', SHUTDOWN_GRACE: '0' }
  // This process may have moved its clock since it began, as a journey does that lets time pass.
  const moved: Variables =
    process.env.TEST_CLOCK !== undefined && variables.NODE_ENV !== 'production'
      ? { TEST_CLOCK: String(aheadNow()), NODE_OPTIONS: `--import=${clock}` }
      : {}
  return { PATH, HOME, ...wished, ...ours, ...moved, ...variables }
}

async function untilReady(child: ChildProcess, longest = patience): Promise<ServerProcess> {
  const started = performance.now()
  const printed = collect(child)
  const exited = exitOf(child)
  const url = await new Promise<string>((done, fail) => {
    const late = setTimeout(() => {
      child.kill('SIGKILL')
      fail(new Error(`not ready after ${longest / 1000} s:\n${printed.both()}`))
    }, longest)
    child.stdout?.on('data', () => {
      const ready = /^Ready: (\S+)$/m.exec(printed.stdout())
      if (!ready) return
      clearTimeout(late)
      done(ready[1]!)
    })
    void exited.then(({ code, signal }) => {
      clearTimeout(late)
      fail(new Error(`ended before it was ready (${code ?? signal}):\n${printed.both()}`))
    })
  })
  return {
    url,
    pid: child.pid!,
    readyAfter: performance.now() - started,
    async moveClock(ahead) {
      const moved = once(child, 'message')
      child.send({ clock: ahead })
      await moved
    },
    output: printed.both,
    exited,
    signal: (name) => void child.kill(name),
    stop() {
      child.kill('SIGTERM')
      return exited
    },
  }
}

function collect(child: ChildProcess) {
  const texts = { stdout: '', stderr: '' }
  for (const name of ['stdout', 'stderr'] as const) {
    child[name]?.setEncoding('utf8').on('data', (text: string) => void (texts[name] += text))
  }
  return { stdout: () => texts.stdout, stderr: () => texts.stderr, both: () => texts.stdout + texts.stderr }
}

async function exitOf(child: ChildProcess): Promise<Exit> {
  // 'close' comes after 'exit', when all output has been read.
  const [code, signal] = (await once(child, 'close')) as [number | null, NodeJS.Signals | null]
  return { code, signal }
}
