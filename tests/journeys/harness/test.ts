import { test as base, expect, type Page } from '@playwright/test'
import { type Api, apiOf } from './api.ts'
import { collectFaults, type Faults } from './faults.ts'
import { waitForMotion } from './motion.ts'
import { type Product, withProduct } from './product.ts'

interface ForJourney {
  /** An error in a page's console, or an uncaught one, fails the journey, unless it is allowed here. */
  readonly faults: Faults
  /** Another person's browser: a page in its own context. */
  readonly otherBrowser: () => Promise<Page>
}

interface ForWorker {
  readonly product: Product
  /** Prepares data as the demo's ADMIN. */
  readonly admin: Api
}

/**
 * Playwright's `test`, on the running product. Journeys may run in any order: each creates the records that it changes
 * (`createPerson`, `createPost`), and only looks at the demo's people.
 */
export const test = base.extend<ForJourney, ForWorker>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright derives the fixtures from the pattern
  product: [async ({}, use) => withProduct(use), { scope: 'worker', timeout: 240_000 }],
  admin: [async ({ product }, use) => use(await apiOf(product.url, product.signIns.ADMIN)), { scope: 'worker' }],
  baseURL: async ({ product }, use) => use(product.url),
  faults: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const faults = collectFaults()
      await use(faults)
      expect(faults.found(), 'errors in the pages').toEqual([])
    },
    { auto: true },
  ],
  context: async ({ context, faults }, use) => {
    faults.watch(context)
    waitForMotion(context)
    await use(context)
    // A route that still waits for its answer would otherwise fail when the page closes, and end the worker.
    for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' })
  },
  otherBrowser: async ({ browser, faults }, use) => {
    const contexts: { close: () => Promise<void> }[] = []
    await use(async () => {
      const context = await browser.newContext()
      contexts.push(context)
      faults.watch(context)
      waitForMotion(context)
      return context.newPage()
    })
    for (const context of contexts) await context.close()
  },
})

export { expect }
