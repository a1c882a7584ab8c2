import type { Page } from '@playwright/test'

const links = /\/(?:media-links|verify-documents)\/[\w.-]+/g

/**
 * Links to files that get old, though the server's clock cannot be moved: each answer marks its links, and a link from before
 * the time passed is answered like one that is over. Call it before the page asks for anything.
 *
 * @returns lets six minutes pass
 */
export async function agingLinks(page: Page): Promise<() => Promise<void>> {
  let now = 0
  await page.route('**/graphql', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).replaceAll(links, `$&?${now}`) })
  })
  await page.route(links, (route) =>
    route.request().url().endsWith(`?${now}`) ? route.continue() : route.fulfill({ status: 404 }),
  )
  return async () => {
    now++
    await page.evaluate(() => {
      const before = Date.now
      Date.now = () => before() + 6 * 60_000
    })
  }
}
