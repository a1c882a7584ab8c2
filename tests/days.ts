/**
 * `npm run test:days`: the tests that read the demo or a date, at each moment of `harness/clock/moments.ts`;
 * `-- --moment tet` at one. With TEST_DATABASE_URL on PostgreSQL, which is quicker.
 */
import { parseArgs } from 'node:util'
import { aheadOf, momentOf, moments } from './harness/clock/moments.ts'
import { filesOfDays } from './runner/days.ts'
import { type Counts, runJourneys, runVitest } from './runner/suites.ts'

const { values } = parseArgs({ options: { moment: { type: 'string' } } })
const engine = process.env.TEST_DATABASE_URL ? 'postgres' : 'pglite'
const { vitest, journeys } = await filesOfDays()
const runs: Counts[] = []
for (const name of values.moment ? [values.moment] : Object.keys(moments)) {
  const ahead = aheadOf(momentOf(name))
  Object.assign(process.env, { TEST_MOMENT: name, TEST_CLOCK: String(ahead) })
  console.log(`\n── ${name}: ${new Date(Date.now() + ahead).toISOString()}`)
  const ran = [await runVitest(['--project', 'unit', '--project', engine, ...vitest]), await runJourneys(journeys)]
  console.log(ran.flatMap(({ failures }) => failures.map((failure) => `failed at ${name}: ${failure}`)).join('\n'))
  runs.push(...ran)
}
const total = (of: 'passed' | 'failed') => runs.reduce((sum, run) => sum + run[of], 0)
console.log(`${total('passed')} passed, ${total('failed')} failed`)
process.exitCode = total('failed') > 0 || total('passed') === 0 ? 1 : 0
