import { test as base, expect, type Page } from '@playwright/test'
import { aheadNow, moveDate } from '../../harness/clock/move-date.ts'
import { type Api, apiOf } from './api.ts'
import { collectFaults, type Faults } from './faults.ts'
import type { Engine } from '../../process/demos.ts'
import { type Product, withProduct } from './product.ts'
import { type Windows, windowsOf } from './windows.ts'

interface ForJourney {
  /** An error in a page's console, or an uncaught one, fails the journey, unless it is allowed here. */
  readonly faults: Faults
  /** Another person's browser: a page in its own context. */
  readonly otherBrowser: () => Promise<Page>
  readonly nextWindow: () => Promise<Page>
  /**
   * Moves all clocks ahead by milliseconds: the product's, the windows' and this process's. They are not moved back, or
   * jobs that ran meanwhile would wait for their next turn; so it is for minutes. Days need a product of their own
   * (`withServer`).
   */
  readonly letPass: (milliseconds: number) => Promise<void>
}

export interface ForWorker {
  /** The database of the product: see `playwright.config.ts`. */
  readonly engine: Engine
  readonly product: Product
  /** Prepares data as the demo's ADMIN. */
  readonly admin: Api
  /** The windows that the journeys of a worker use. */
  readonly windows: Windows
}

/**
 * Playwright's `test`, on the running product. Journeys may run in any order: each creates the records that it changes
 * (`createPerson`, `createPost`), and only looks at the demo's people.
 */
export const test = base.extend<ForJourney, ForWorker>({
  engine: ['embedded', { scope: 'worker', option: true }],
  product: [async ({ engine }, use) => withProduct(engine, use), { scope: 'worker', timeout: 600_000 }],
  admin: [async ({ product }, use) => use(await apiOf(product.url, product.signIns.ADMIN)), { scope: 'worker' }],
  baseURL: async ({ product }, use) => use(product.url),
  faults: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright derives the fixtures from the pattern
    async ({}, use) => {
      const faults = collectFaults()
      await use(faults)
      expect(faults.found(), 'errors in the pages').toEqual([])
    },
    { auto: true },
  ],
  // Every context has the clock of the run, whoever opens it.
  browser: [
    async ({ browser }, use) => {
      const open = browser.newContext.bind(browser)
      browser.newContext = async (options) => {
        const context = await open(options)
        await context.addInitScript(moveDate, aheadNow())
        return context
      }
      await use(browser)
    },
    { scope: 'worker' },
  ],
  windows: [async ({ browser }, use) => use(windowsOf(browser)), { scope: 'worker' }],
  nextWindow: async ({ windows, faults }, use) => {
    const stops: (() => void)[] = []
    await use(async () => {
      const page = await windows.take()
      stops.push(faults.watch(page.context()))
      return page
    })
    await windows.putBack()
    for (const stop of stops) stop()
  },
  page: async ({ nextWindow }, use) => use(await nextWindow()),
  context: async ({ page }, use) => use(page.context()),
  letPass: async ({ browser, product }, use) => {
    await use(async (milliseconds) => {
      const ahead = aheadNow() + milliseconds
      await product.moveClock(ahead)
      moveDate(ahead)
      for (const context of browser.contexts()) {
        await context.addInitScript(moveDate, ahead)
        for (const page of context.pages()) await page.evaluate(moveDate, ahead)
      }
    })
  },
  otherBrowser: async ({ nextWindow }, use) => use(nextWindow),
})

export { expect }
