import type { Browser, Page } from '@playwright/test'
import { withoutMotion } from './motion.ts'
import { leave } from './visit.ts'

/**
 * Browser windows, each with its own storage, that the journeys of a worker use one after another. A journey with a
 * new one would wait for a new process, in which the product is loaded and compiled again.
 */
export interface Windows {
  /** An unused window in the state of a new one: nothing is stored, and no request is intercepted. */
  readonly take: () => Promise<Page>
  /** Returns all windows to the unused ones. */
  readonly putBack: () => Promise<void>
}

export function windowsOf(browser: Browser): Windows {
  const pages: Page[] = []
  let taken = 0
  return {
    async take() {
      const page = (pages[taken] ??= await openWindow(browser))
      taken++
      return page
    },
    async putBack() {
      for (const page of pages.slice(0, taken)) await renew(page)
      taken = 0
    },
  }
}

async function openWindow(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  return context.newPage()
}

/** The events that journeys listen to. Other listeners stay, because Playwright has its own. */
const heard = ['request', 'requestfinished', 'response'] as const

async function renew(page: Page): Promise<void> {
  const context = page.context()
  for (const other of context.pages()) if (other !== page) await other.close()
  for (const event of heard) page.removeAllListeners(event)
  // A route that still waits for its response must not fail now.
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await leave(page)
  await context.clearCookies()
  await page.emulateMedia({ colorScheme: null })
  await withoutMotion(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.mouse.move(0, 0)
}
