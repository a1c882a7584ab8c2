/** A window that somebody opened before the change. */
import { type Browser, chromium, type Page } from '@playwright/test'
import { chromiumArguments, chromiumPath } from '../../tests/journeys/harness/chromium.ts'
import type { SignedIn } from '../../tests/process/api-client.ts'

export interface OldScreen {
  /** Goes to screens of whose code nothing was loaded. @returns what went wrong, in words */
  use(): Promise<string[]>
  close(): Promise<void>
}

/** Milliseconds until a screen is there, with a reload that it may need. */
const patience = 30_000

export async function openScreen(url: string, { refreshToken }: SignedIn): Promise<OldScreen> {
  const browser: Browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArguments })
  const page: Page = await (await browser.newContext({ baseURL: url, reducedMotion: 'reduce' })).newPage()
  await page.goto('/livez')
  await page.evaluate((token) => {
    localStorage.setItem('refreshToken', token)
    localStorage.setItem('locale', 'en')
  }, refreshToken)
  await page.goto('/users')
  await heading(page, 'Users')
  return {
    async use() {
      const wrong: string[] = []
      for (const name of ['Places', 'Posts', 'Users'])
        try {
          await page.getByRole('link', { name, exact: true }).first().click()
          await heading(page, name)
          await page.locator('tr[data-id]').first().waitFor({ timeout: patience })
        } catch (error) {
          wrong.push(`the screen ${name}: ${(error as Error).message.split('\n')[0]}`)
        }
      return wrong
    },
    close: () => browser.close(),
  }
}

/** The title, or the button of a screen that asks to be loaded again, which is pressed. */
async function heading(page: Page, name: string): Promise<void> {
  const title = page.getByRole('heading', { level: 1, name, exact: true })
  const reload = page.getByRole('button', { name: 'Reload the page' })
  await title.or(reload).first().waitFor({ timeout: patience })
  if (await reload.isVisible()) await reload.click()
  await title.waitFor({ timeout: patience })
}
