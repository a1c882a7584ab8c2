/**
 * `npm run fuzz -- --cases 10000 --seed 7`: the fuzz test with more cases, or with the seed of a failure. Without a
 * seed it picks one and prints it.
 */
import { spawnSync } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { parseArgs } from 'node:util'

const { values } = parseArgs({
  options: {
    cases: { type: 'string', default: '5000' },
    seed: { type: 'string', default: String(randomInt(2 ** 31)) },
  },
})
const engines = ['--project', 'pglite', ...(process.env.TEST_DATABASE_URL ? ['--project', 'postgres'] : [])]
console.log(`${values.cases} cases of seed ${values.seed}`)
const { status } = spawnSync('npx', ['vitest', 'run', ...engines, 'tests/attacks/fuzz.test.ts'], {
  stdio: 'inherit',
  env: { ...process.env, FUZZ_CASES: values.cases, FUZZ_SEED: values.seed },
})
process.exitCode = status ?? 1
