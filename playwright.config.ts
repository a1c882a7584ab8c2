import { defineConfig } from '@playwright/test'
import { chromiumArguments, findChromium } from './tests/journeys/harness/chromium.ts'

/**
 * Journeys: the real product in a real browser. `npx playwright test` runs all, `npx playwright test users` a part,
 * `npx playwright show-trace test-results/…/trace.zip` shows what went wrong.
 */
export default defineConfig({
  testDir: './tests/journeys',
  outputDir: './test-results',
  globalSetup: './tests/journeys/harness/global-setup.ts',
  // Each worker has its own server, database and browser (see harness/product.ts), and each journey its own people, so
  // that they run in parallel in any order. One worker more than CI has processors, because journeys often wait.
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  reporter: 'list',
  // A journey that only passes when repeated is listed as flaky at the end: to be investigated, but the run continues.
  retries: process.env.CI ? 1 : 0,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: {
    // Different from the product's time zone, so that a screen that uses the browser's days fails.
    timezoneId: 'America/New_York',
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
