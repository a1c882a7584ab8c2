import { defineConfig } from '@playwright/test'
import { chromiumArguments, chromiumPath } from './tests/journeys/harness/chromium.ts'

/**
 * Journeys: the real product in a real browser. `npx playwright test` runs all, `npx playwright test users` a part,
 * `npx playwright show-trace test-results/…/trace.zip` shows what went wrong.
 */
export default defineConfig({
  testDir: './tests/journeys',
  outputDir: './test-results',
  globalSetup: './tests/journeys/harness/global-setup.ts',
  // Each worker has a server, a database and a browser of its own (see harness/product.ts), and each journey people of
  // its own, so that they run side by side in any order.
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  reporter: 'list',
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: {
    // Not the product's own zone: a screen that takes the browser's days for local ones is found out.
    timezoneId: 'America/New_York',
    locale: 'en-US',
    viewport: { width: 1440, height: 900 },
    actionTimeout: 20_000,
    navigationTimeout: 45_000,
    // Without the film of the page, which costs as much time as the journeys themselves; its states are kept, but for
    // a run of CI, which nobody looks into and which they cost a third of its time.
    trace: process.env.CI ? 'off' : { mode: 'retain-on-failure', screenshots: false, sources: false },
    launchOptions: {
      executablePath: chromiumPath(),
      args: chromiumArguments,
    },
  },
})
