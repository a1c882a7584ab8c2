import { expect, type Locator, type Page } from '@playwright/test'

/** Counts what somebody does: each click, each key or combination of keys, and each field that is filled. */
export function handsOf(page: Page) {
  let taken = 0
  return {
    async click(what: Locator): Promise<void> {
      taken++
      await what.click()
    },
    async press(key: string): Promise<void> {
      taken++
      await page.keyboard.press(key)
    },
    async fill(field: Locator, text: string): Promise<void> {
      taken++
      await field.fill(text)
    },
    expectAtMost(most: number): void {
      expect(taken, 'clicks, keys and filled fields').toBeLessThanOrEqual(most)
    },
  }
}
