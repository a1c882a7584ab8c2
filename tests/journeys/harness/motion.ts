import type { BrowserContext } from '@playwright/test'

/** antd's classes on a dialog, a list of choices or a menu that is opening or closing. */
const moving = '.ant-zoom, .ant-zoom-big, .ant-slide-up, .ant-slide-down'

/**
 * Delays actions on a page while something on it is moving. A script is faster than any person: it would press a button
 * of a dialog that is still growing and release next to it, or scroll to a choice that is still moving.
 */
export function waitForMotion(context: BrowserContext): void {
  context.on('page', (page) => void page.addLocatorHandler(page.locator(moving).first(), async () => undefined))
}
