import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'

export interface Counts {
  passed: number
  failed: number
  skipped: number
  /** One line for each failure. They are printed again at the end, because people read a long log from there. */
  failures: readonly string[]
  /** Those that only passed when they were repeated, in the same way. */
  repeated: readonly string[]
}

const engines = [
  '--project',
  'pglite',
  ...(process.env.TEST_DATABASE_URL ? ['--project', 'postgres'] : []),
  ...(process.env.CITUS_URL ? ['--project', 'citus'] : []),
]

/** In the order in which they run: the fastest first. */
const vitestSuites = {
  unit: ['--project', 'unit'],
  api: [...engines, 'tests/api', 'tests/citus', 'src/features'],
  attacks: [...engines, 'tests/attacks', 'tests/races', 'tests/faults'],
  process: ['--project', 'process'],
} as const

export type SuiteName = keyof typeof vitestSuites | 'journeys'
export const suiteNames = [...Object.keys(vitestSuites), 'journeys'] as readonly SuiteName[]

/**
 * These parts run together, so that nothing is loaded twice, and no processor is idle while tests wait for a time limit
 * or the end of a process.
 */
const together: readonly SuiteName[] = ['unit', 'api', 'attacks', 'process']

/** The runs for these parts: the names of each run's parts. */
export const runsOf = (names: readonly SuiteName[]): (readonly SuiteName[])[] =>
  together.every((name) => names.includes(name))
    ? [together, ...names.filter((name) => !together.includes(name)).map((name) => [name])]
    : names.map((name) => [name])

/** Runs parts that `runsOf` put together. */
export function runSuites(names: readonly SuiteName[]): Promise<Counts> {
  if (names === together) return runVitest(['--project', 'unit', ...engines, '--project', 'process'])
  const [name] = names
  return name === 'journeys' ? runJourneys([]) : runVitest(vitestSuites[name as keyof typeof vitestSuites])
}

/** Runs Vitest with these parameters. */
export function runVitest(parameters: readonly string[]): Promise<Counts> {
  return counted(countVitest, (file) => {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
    return run(['vitest', 'run', ...parameters, ...reporters])
  })
}

/** Runs the journeys of these files; without files, all. */
export function runJourneys(files: readonly string[]): Promise<Counts> {
  return counted(countPlaywright, (file) =>
    run(['playwright', 'test', ...files, '--reporter=list,json'], { PLAYWRIGHT_JSON_OUTPUT_FILE: file }),
  )
}

/** Shows a run's output as it comes, and counts from the report that the run writes to a file. */
async function counted<R>(count: (report: R) => Counts, start: (file: string) => Promise<number>): Promise<Counts> {
  const folder = await mkdtemp(join(tmpdir(), 'backoffice-report-'))
  const file = join(folder, 'report.json')
  try {
    const code = await start(file)
    if (!existsSync(file)) throw new Error(`ended with ${code}, without a report`)
    const counts = count(JSON.parse(await readFile(file, 'utf8')) as R)
    // Errors outside of any test: an unhandled rejection, a set-up that failed.
    return code === 0 || counts.failed > 0 ? counts : { ...counts, failed: 1 }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function run(command: readonly string[], variables: Record<string, string> = {}): Promise<number> {
  const child = spawn('npx', command, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...variables },
  })
  const [code] = (await once(child, 'close')) as [number | null]
  return code ?? 1
}

interface VitestReport {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly numPendingTests: number
  readonly numTodoTests: number
  readonly testResults: readonly VitestFile[]
}

interface VitestFile {
  readonly name: string
  readonly status: string
  readonly message: string
  readonly assertionResults: readonly {
    readonly fullName: string
    readonly status: string
    readonly failureMessages: readonly string[]
  }[]
}

function countVitest(report: VitestReport): Counts {
  // A file that could not be loaded has no test that could fail.
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  )
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded.length,
    skipped: report.numPendingTests + report.numTodoTests,
    failures: report.testResults.flatMap(failuresOf),
    repeated: report.testResults.flatMap((file) => linesOf(file, 'passed')),
  }
}

function failuresOf(file: VitestFile): string[] {
  const failed = linesOf(file, 'failed')
  return file.status === 'failed' && failed.length === 0 ? [`${pathOf(file)}: ${firstLine(file.message)}`] : failed
}

/** A line for each test of this status that failed at least once. */
const linesOf = (file: VitestFile, status: string): string[] =>
  file.assertionResults
    .filter((one) => one.status === status && (status === 'failed' || one.failureMessages.length > 0))
    .map(({ fullName, failureMessages: [message = ''] }) => `${pathOf(file)}: ${fullName}: ${firstLine(message)}`)

const pathOf = ({ name }: VitestFile): string => relative(process.cwd(), name)
const firstLine = (text: string): string => text.split('\n', 1)[0]!.slice(0, 200)

interface PlaywrightReport {
  readonly stats: {
    readonly expected: number
    readonly unexpected: number
    readonly flaky: number
    readonly skipped: number
  }
}

function countPlaywright({ stats }: PlaywrightReport): Counts {
  // Playwright prints its own lists of failures and flaky ones at the end of its output, and journeys run last.
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
    failures: [],
    repeated: [],
  }
}
