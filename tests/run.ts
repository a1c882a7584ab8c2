/**
 * `npm test`: all tests, or a part of them (`npm test -- api journeys`). Builds what they need, finds or installs a
 * browser, and ends with one line: N passed, N failed. With TEST_DATABASE_URL, PostgreSQL is tested too,
 * with CITUS_URL the ledger on Citus.
 * `npm test -- --changed` runs the tests closest to what changed, in about a minute.
 */
import './harness/clock/begin.ts'
import { join } from 'node:path'
import { builtSampleApp, builtWebApp } from '../src/app/web-build.ts'
import { compileMessages } from '../src/platform/web/build/messages.ts'
import { prepareDemos } from './process/demos.ts'
import { ensureChromium } from './runner/browser.ts'
import { selectChanged } from './runner/changed.ts'
import { type Counts, runJourneys, runsOf, runSuites, runVitest, type SuiteName, suiteNames } from './runner/suites.ts'

// Node keeps here what it compiled. The server does so itself (same folder); the commands that tests start do not.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, '../node_modules/.cache/node')

process.exitCode = await main(process.argv.slice(2))

async function main(asked: readonly string[]): Promise<number> {
  console.log(`The moment of the tests: ${process.env.TEST_MOMENT}, ${new Date().toISOString()}.`)
  if (asked.length === 1 && asked[0] === '--changed') return runChanged()
  const unknown = asked.filter((name) => !suiteNames.includes(name as SuiteName))
  if (unknown.length > 0) {
    console.error(`No such part: ${unknown.join(', ')}. There are ${suiteNames.join(', ')}; or --changed alone.`)
    return 2
  }
  const chosen = suiteNames.filter((name) => asked.length === 0 || asked.includes(name))
  if (!process.env.TEST_DATABASE_URL) console.log('TEST_DATABASE_URL is not set: PostgreSQL is left out.')
  if (!process.env.CITUS_URL) console.log('CITUS_URL is not set: the ledger on Citus is left out.')
  // Installing a browser waits for the network, so other parts run meanwhile. Without a browser the journeys fail.
  const browser = chosen.includes('journeys') ? ensureChromium() : undefined
  browser?.catch(() => undefined)
  await compileMessages()
  await builtWebApp(console.log)
  await builtSampleApp(console.log)
  const usesDemo = chosen.includes('journeys') || chosen.includes('process')
  // Filled while the first tests run; those that need a demo wait for it.
  const removeDemos = usesDemo ? prepareDemos() : undefined
  const total: Counts = { passed: 0, failed: 0, skipped: 0, failures: [], repeated: [] }
  // A part that ran no test has failed.
  for (const names of runsOf(chosen)) {
    const start = async () => {
      if (names.includes('journeys')) await browser
      return runSuites(names)
    }
    add(total, await countsOf(names.join(', '), start, 1))
  }
  await removeDemos?.()
  report(total)
  return total.failed === 0 && total.passed > 0 ? 0 : 1
}

async function runChanged(): Promise<number> {
  // The embedded engine runs all tests only if there is no PostgreSQL to test.
  delete process.env.TEST_DATABASE_URL
  delete process.env.CITUS_URL
  const { base, api, journeys, leftOut } = selectChanged()
  console.log(`What changed since ${base.slice(0, 10)}.`)
  await compileMessages()
  const total: Counts = { passed: 0, failed: 0, skipped: 0, failures: [], repeated: [] }
  // Possibly no unit test is related to the change.
  add(total, await countsOf('unit', () => runVitest(['--project', 'unit', '--changed', base]), 0))
  if (api.length > 0) add(total, await countsOf('api', () => runVitest(['--project', 'pglite', ...api]), 1))
  if (journeys.length > 0) {
    await builtWebApp(console.log)
    await builtSampleApp(console.log)
    await ensureChromium()
    add(total, await countsOf('journeys', () => runJourneys(journeys), 1))
  }
  console.log(`\nLeft out:\n${leftOut.map((line) => `  ${line}`).join('\n')}\n\`npm test\` runs all.`)
  report(total)
  return total.failed === 0 ? 0 : 1
}

function add(total: Counts, { passed, failed, skipped, failures, repeated }: Counts): void {
  total.passed += passed
  total.failed += failed
  total.skipped += skipped
  total.failures = [...total.failures, ...failures]
  total.repeated = [...total.repeated, ...repeated]
}

function report(total: Counts): void {
  list('Failed', total.failures)
  list('Passed only when repeated', total.repeated)
  if (total.skipped > 0) console.log(`\nNot run: ${total.skipped}`)
  console.log(`${total.passed} passed, ${total.failed} failed`)
}

function list(title: string, lines: readonly string[]): void {
  if (lines.length > 0) console.log(`\n${title}:\n${lines.map((line) => `  ${line}`).join('\n')}`)
}

/** A part that cannot run, or that ran fewer tests than it must, has failed. */
async function countsOf(name: string, start: () => Promise<Counts>, least: number): Promise<Counts> {
  console.log(`\n── ${name}`)
  try {
    const counts = await start()
    if (counts.passed + counts.failed >= least) return counts
    throw new Error('no test ran')
  } catch (error) {
    console.error(`✗ ${name}: ${(error as Error).message}`)
    return { passed: 0, failed: 1, skipped: 0, failures: [`${name}: ${(error as Error).message}`], repeated: [] }
  }
}
