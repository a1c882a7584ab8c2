import './tests/harness/clock/begin.ts'
import { defineConfig } from '@playwright/test'
import type { ForWorker } from './tests/journeys/harness/test.ts'
import { momentOf } from './tests/harness/clock/moments.ts'
import { chromiumArguments, findChromium } from './tests/journeys/harness/chromium.ts'

/** With a PostgreSQL server, these few run on the embedded database, as for a newcomer, and all others on PostgreSQL. */
const onEmbedded = /\/(daily-life|sign-in|together|search)\.spec\.ts$/

/**
 * Journeys: the real product in a real browser. `npx playwright test` runs all, `npx playwright test users` a part,
 * `npx playwright show-trace test-results/…/trace.zip` shows what went wrong.
 */
export default defineConfig<object, ForWorker>({
  testDir: './tests/journeys',
  outputDir: './test-results',
  globalSetup: './tests/journeys/harness/global-setup.ts',
  // Each worker has its own server, database and browser (see harness/product.ts), and each journey its own people, so
  // that they run in parallel in any order. One worker more than CI has processors, because journeys often wait.
  workers: 3,
  fullyParallel: true,
  // The option is read by harness/test.ts. A worker serves one project, so one of the embedded is enough.
  projects: process.env.TEST_DATABASE_URL
    ? [
        { name: 'embedded', testMatch: onEmbedded, workers: 1, use: { engine: 'embedded' } },
        { name: 'postgres', testIgnore: onEmbedded, use: { engine: 'postgres' } },
      ]
    : [{ name: 'embedded', use: { engine: 'embedded' } }],
  forbidOnly: true,
  reporter: 'list',
  // A journey that only passes when repeated is listed as flaky at the end: to be investigated, but the run continues.
  retries: process.env.CI ? 1 : 0,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: {
    // Different from the product's time zone, so that a screen that uses the browser's days fails.
    timezoneId: momentOf(process.env.TEST_MOMENT!).browser ?? 'America/New_York',
    locale: 'en-US',
    // Copying needs it in a browser without windows.
    permissions: ['clipboard-read', 'clipboard-write'],
    viewport: { width: 1440, height: 900 },
    actionTimeout: 20_000,
    navigationTimeout: 45_000,
    // Without screenshots of each step, which take as much time as the journeys themselves. Traces are kept except in
    // CI, where nobody opens them and they take a third of the time.
    trace: process.env.CI ? 'off' : { mode: 'retain-on-failure', screenshots: false, sources: false },
    launchOptions: {
      // Undefined where there is no Chromium yet: what only reads this configuration needs none. A launch then fails.
      executablePath: findChromium(),
      args: chromiumArguments,
    },
  },
})
