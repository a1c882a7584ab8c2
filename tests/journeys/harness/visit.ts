import type { Page } from '@playwright/test'
import { type Credentials, signIn as signInByApi } from '../../process/api-client.ts'
import { type Role, thisProduct } from './product.ts'

export interface Looks {
  readonly language?: 'en' | 'vi'
  readonly theme?: 'light' | 'dark'
}

/**
 * Signs a page in, as a demo person or as one made for the journey, and opens an address. It skips the sign-in screen,
 * which has its own journeys.
 */
export async function signIn(page: Page, who: Role | Credentials, address = '/', looks: Looks = {}): Promise<void> {
  const { url, signIns } = thisProduct()
  const tokens = await signInByApi(url, typeof who === 'string' ? signIns[who] : who)
  await remember(page, { refreshToken: tokens.refreshToken, ...storedLooks(looks) })
  await page.goto(address)
}

/** Opens an address in a language and a theme without signing in. */
export async function visit(page: Page, address: string, looks: Looks = {}): Promise<void> {
  await remember(page, storedLooks(looks))
  await page.goto(address)
}

/** Signs in by the sign-in screen, which the page shows. */
export async function typeCredentials(page: Page, { phoneNumber, password }: Credentials): Promise<void> {
  await page.getByLabel('Phone number').fill(phoneNumber)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

const storedLooks = ({ language = 'en', theme = 'light' }: Looks) => ({ locale: language, theme })

/** Puts entries into local storage, from a page of the product's origin that has none of its code. */
async function remember(page: Page, entries: Readonly<Record<string, string>>): Promise<void> {
  if (!page.url().endsWith(empty)) await page.goto(empty)
  await page.evaluate((stored) => {
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value)
  }, entries)
}

const empty = '/livez'

/** Leaves the product and clears what it has stored in the browser. */
export async function leave(page: Page): Promise<void> {
  await page.goto(empty)
  await page.evaluate(async () => {
    localStorage.clear()
    sessionStorage.clear()
    for (const { name } of await indexedDB.databases()) indexedDB.deleteDatabase(name!)
  })
}
