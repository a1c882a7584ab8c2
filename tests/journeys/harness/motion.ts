import type { BrowserContext } from '@playwright/test'

/** What antd calls a dialog, a list of choices or a menu while it comes or goes. */
const moving = '.ant-zoom, .ant-zoom-big, .ant-slide-up, .ant-slide-down'

/**
 * Lets nothing be done on a page while something on it unfolds. A script is quicker than any person: it would press on
 * a button of a dialog that still grows and let go beside it, or scroll the page to reach a choice that is on its way.
 */
export function waitForMotion(context: BrowserContext): void {
  context.on('page', (page) => void page.addLocatorHandler(page.locator(moving).first(), async () => undefined))
}
