import type { BrowserContext } from '@playwright/test'
import { median, percentile, round } from '../harness/figures.ts'
import { rows, rowsShown } from './browser.ts'

/** Milliseconds from the click on the next page until its rows are painted, with a processor four times slower. */
export async function measureFlips(
  context: BrowserContext,
  url: string,
  times: number,
): Promise<{ median: number; p95: number; taken: number[] }> {
  const page = await context.newPage()
  await page.goto(`${url}/users`)
  await rowsShown(page)
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const taken: number[] = []
  for (let i = 0; i < times; i++) {
    taken.push(
      await page.evaluate(async (selector) => {
        const first = () => document.querySelector(selector)?.getAttribute('data-id')
        const before = first()
        const next = document.querySelector<HTMLElement>(
          '.ant-pagination-next button, .ant-pagination-next a, .ant-pagination-next',
        )!
        const started = performance.now()
        next.click()
        while (!first() || first() === before) await new Promise(requestAnimationFrame)
        // Once the next frame begins, the frame with the rows has been painted.
        await new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
        return performance.now() - started
      }, rows),
    )
    await page.waitForTimeout(300)
  }
  await page.close()
  return {
    median: round(median(taken), 0),
    p95: round(percentile(taken, 0.95), 0),
    taken: taken.map((one) => round(one, 0)),
  }
}
