import './tests/harness/clock/begin.ts'
import { createRequire } from 'node:module'
import { defineConfig, type TestProjectConfiguration } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * `npx vitest run` runs everything on the embedded database; with TEST_DATABASE_URL (a superuser's address of a
 * PostgreSQL server) the tests that need a database run on that one too. Race tests (`tests/races`,
 * `*.races.api.test.ts`) hold both sides at a barrier, which requires separate connections, so only PostgreSQL runs all
 * of them.
 */
const databaseTests = ['tests/{api,attacks,races}/**/*.test.ts', 'src/features/*/*/{server,member}/**/*.api.test.ts']
/** Faults of the network between the product and its database: the embedded one has no network. */
const faultTests = ['tests/faults/**/*.test.ts']

/**
 * What the server's code decides, whichever engine answers (permissions, limits, how a response is written, how many
 * statements run), and races, whose sides the embedded engine's one connection puts in a row. Where there are two
 * engines, the quicker one is enough.
 */
const onOneEngine = [
  'tests/attacks/!(audit*|database-role|fuzz).test.ts',
  'tests/races/**/*.test.ts',
  'tests/api/{demo-draws,demo-stories,fill-large,from-standby,job-items,permissions,statements}.test.ts',
  'src/features/**/*.races.api.test.ts',
  'src/features/records/{exports/server/export-r*,runs/server/limits}.api.test.ts',
  'src/features/staff/security/server/second-factor{,-of-others}.api.test.ts',
]

/** What books points or reads them: run on Citus, where CITUS_URL is given. */
const ledgerTests = [
  'src/features/people/{points-ledger,referrals,support,trusted-points,users}/{server,member}/**/*.api.test.ts',
  'src/features/promotion/{lucky-wheel-spins,vouchers}/member/*.api.test.ts',
  // While it is distributed, points have no shortlists.
  'src/features/overview/dashboard/server/!(shortlists).api.test.ts',
  'src/features/integration/{app-records,imports,tracked-events,webhooks}/{server,member}/*.api.test.ts',
  'src/features/records/{exports,persons}/server/*.api.test.ts',
  'src/features/moderation/appeals/member/*.api.test.ts',
  'tests/citus/*.test.ts',
  'tests/api/{dry-run,dry-run-sweep,engine-sequences}.test.ts',
  'tests/races/dry-run.test.ts',
]

const testsOn = {
  pglite: databaseTests,
  postgres: [...databaseTests, ...faultTests],
  citus: ledgerTests,
}

function onEngine(engine: keyof typeof testsOn): TestProjectConfiguration {
  return {
    extends: true,
    test: {
      name: engine,
      include: testsOn[engine],
      exclude: engine === 'pglite' && process.env.TEST_DATABASE_URL ? onOneEngine : [],
      // A worker loads the product once for all of its files; they share no state, since each has a database as if new.
      isolate: false,
      experimental: { viteModuleRunner: false },
      globalSetup: `tests/harness/${engine}-setup.ts`,
      // Before any test file, because a file's first import may be one that asks for the kinds of records.
      setupFiles: 'src/features/records.ts',
      testTimeout: 60_000,
      hookTimeout: 60_000,
    },
  }
}

/**
 * The longest files, which otherwise would be the last ones, alone on the machine. First those that need no demo, which
 * is being filled meanwhile.
 */
const longest = [
  ...['commands', 'stop', 'observed', 'refused-start', 'last-resort', 'crash', 'replicas', 'start'].map(
    (name) => `tests/process/${name}.test.ts`,
  ),
  'database/demo/fill-demo.test.ts',
]

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const found = longest.findIndex((name) => moduleId.endsWith(name))
      return found < 0 ? longest.length : found
    }
    return (await super.sort(files)).toSorted((a, b) => place(a) - place(b))
  }
}

export default defineConfig({
  // The copy of graphql that Node resolves, because packages loaded by Node itself use that one, and two copies do not
  // work together.
  resolve: { alias: [{ find: /^graphql$/, replacement: createRequire(import.meta.url).resolve('graphql') }] },
  test: {
    // Two more than CI has processors, because tests often wait: for the database, for limits of time.
    maxWorkers: 4,
    // A test that only passes when repeated is listed at the end: to be investigated, but the run continues.
    retry: process.env.CI ? 1 : 0,
    execArgv: [`--import=${new URL('tests/harness/clock/preload.ts', import.meta.url).href}`],
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', '{database,examples}/**/*.test.ts'],
          exclude: ['**/*.api.test.ts'],
          setupFiles: 'src/platform/web/unit-test-setup.ts',
          // A tenth less processor time than processes.
          pool: 'threads',
          isolate: false,
          testTimeout: 60_000,
        },
      },
      onEngine('pglite'),
      ...(process.env.TEST_DATABASE_URL ? [onEngine('postgres')] : []),
      ...(process.env.CITUS_URL ? [onEngine('citus')] : []),
      // Each of these starts the product itself, some of them many times.
      {
        extends: true,
        test: {
          name: 'process',
          include: ['tests/process/**/*.test.ts'],
          globalSetup: 'tests/process/prepared-setup.ts',
          experimental: { viteModuleRunner: false },
          testTimeout: 600_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
