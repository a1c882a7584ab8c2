/**
 * `npm test`: all tests, or a part of them (`npm test -- api journeys`). Builds what they need, finds or installs a
 * browser, and ends with one line: N passed, N failed. With TEST_DATABASE_URL, PostgreSQL is tested too.
 */
import { builtWebApp } from '../src/app/web-build.ts'
import { compileMessages } from '../src/platform/web/build/messages.ts'
import { ensureChromium } from './runner/browser.ts'
import { type Counts, runSuite, type SuiteName, suiteNames } from './runner/suites.ts'

process.exitCode = await main(process.argv.slice(2))

async function main(asked: readonly string[]): Promise<number> {
  const unknown = asked.filter((name) => !suiteNames.includes(name as SuiteName))
  if (unknown.length > 0) {
    console.error(`No such part: ${unknown.join(', ')}. There are ${suiteNames.join(', ')}.`)
    return 2
  }
  const chosen = suiteNames.filter((name) => asked.length === 0 || asked.includes(name))
  if (!process.env.TEST_DATABASE_URL) console.log('TEST_DATABASE_URL is not set: PostgreSQL is left out.')
  await compileMessages()
  await builtWebApp(console.log)
  const total: Counts = { passed: 0, failed: 0, skipped: 0 }
  for (const name of chosen) {
    console.log(`\n── ${name}`)
    const counts = await countsOf(name)
    total.passed += counts.passed
    total.failed += counts.failed
    total.skipped += counts.skipped
  }
  if (total.skipped > 0) console.log(`\nNot run: ${total.skipped}`)
  console.log(`${total.passed} passed, ${total.failed} failed`)
  return total.failed === 0 && total.passed > 0 ? 0 : 1
}

/** A part that cannot run, or that ran no test, has failed: silence is no success. */
async function countsOf(name: SuiteName): Promise<Counts> {
  try {
    if (name === 'journeys') await ensureChromium()
    const counts = await runSuite(name)
    if (counts.passed + counts.failed > 0) return counts
    throw new Error('no test ran')
  } catch (error) {
    console.error(`✗ ${name}: ${(error as Error).message}`)
    return { passed: 0, failed: 1, skipped: 0 }
  }
}
