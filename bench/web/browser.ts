import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromiumArguments } from '../../tests/journeys/harness/chromium.ts'
import { signIns } from '../../database/demo/sign-ins.ts'

export const debuggingPort = 4179

/** A browser with its own profile, in which Lighthouse can open tabs too. */
export async function openBrowser(executablePath: string): Promise<BrowserContext> {
  return chromium.launchPersistentContext(await mkdtemp(join(tmpdir(), 'bench-profile-')), {
    executablePath,
    args: [...chromiumArguments, `--remote-debugging-port=${debuggingPort}`],
    viewport: { width: 1350, height: 940 },
  })
}

export const loginPainted = (page: Page) => page.getByLabel('Phone number').waitFor()

export async function signIn(page: Page): Promise<void> {
  await page.getByLabel('Phone number').fill(signIns.ADMIN.phoneNumber)
  await page.getByLabel('Password', { exact: true }).fill(signIns.ADMIN.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

/** Rows have their record's id; the skeleton's rows do not. */
export const rows = 'tr[data-id]'
export const rowsShown = (page: Page) => page.locator(rows).first().waitFor()
