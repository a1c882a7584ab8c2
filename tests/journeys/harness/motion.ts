import type { Locator, Page } from '@playwright/test'

/** antd's classes on a dialog, a list of choices or a menu that is opening or closing. */
const moving = (page: Page): Locator => page.locator('.ant-zoom, .ant-zoom-big, .ant-slide-up, .ant-slide-down').first()

/**
 * Shows the product with its animations, as most people see it. Actions wait while something is moving. Otherwise a
 * script, which is faster than any person, would press a button of a dialog that is still growing and release the mouse
 * next to it.
 */
export async function withMotion(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.addLocatorHandler(moving(page), async () => undefined)
}

/** The initial state of a window: without animations, which would take a sixth of the journeys' time. */
export async function withoutMotion(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.removeLocatorHandler(moving(page))
}
