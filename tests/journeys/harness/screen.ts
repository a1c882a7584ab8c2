import { expect, type Locator, type Page } from '@playwright/test'

/** The smallest picture that can be uploaded. */
export const picture = {
  name: 'p.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
}

/** The notice in the corner, with exactly this title and text. */
export async function expectNotice(page: Page, title: string, text: string): Promise<void> {
  const notice = page
    .locator('.ant-notification-notice')
    .filter({ has: page.getByText(title, { exact: true }) })
    .filter({ has: page.getByText(text, { exact: true }) })
  await expect(notice.first()).toBeVisible()
}

/** The topmost dialog with this title. */
export const dialog = (page: Page, title: string | RegExp): Locator =>
  page.getByRole('dialog').filter({ has: page.locator('.ant-modal-title, h2').getByText(title, { exact: true }) })

/** The enabled choices of the open drop-down. */
export const choicesOf = (page: Page): Locator =>
  page.locator('.ant-select-dropdown:visible .ant-select-item-option:not(.ant-select-item-option-disabled)')

/** Chooses an option of the drop-down field with this label. */
export async function choose(within: Page | Locator, label: string, option: string): Promise<void> {
  const page = 'page' in within ? within.page() : within
  const field = within.getByRole('combobox', { name: label })
  await field.click()
  await choicesOf(page).getByText(option, { exact: true }).click()
  // A field for several choices stays open.
  if (await field.evaluate((element) => element.closest('.ant-select-multiple') !== null)) await field.press('Escape')
}

/** The row of a list that contains a text. */
export const rowOf = (page: Page, text: string): Locator => page.locator('tr[data-id]').filter({ hasText: text })

/** Waits until a list shows the requested rows, or that there are none, instead of those of the previous page. */
export async function expectListSettled(page: Page): Promise<void> {
  await expect(page.locator('table.list-table')).toHaveAttribute('aria-busy', 'false')
}

/** The total that a list shows. */
export async function totalOf(page: Page): Promise<number> {
  await expectListSettled(page)
  const text = await page.locator('.list-total').textContent()
  return Number(text?.replace(/\D/g, ''))
}

/** No text or box is wider than the window, once everything has taken its new size. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const excess = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  await expect.poll(excess, 'pixels by which the page scrolls sideways').toBeLessThanOrEqual(0)
}

/** All columns of the lists are in sight, however long the texts are. */
export async function expectNoListCut(page: Page): Promise<void> {
  const cut = () =>
    page
      .locator('.list-scroller')
      .evaluateAll((boxes) => Math.max(0, ...boxes.map((box) => box.scrollWidth - box.clientWidth)))
  await expect.poll(cut, 'pixels of a list that are out of sight').toBe(0)
}

/** Opens the command palette by its shortcut, ready for typing. */
export async function openPalette(page: Page): Promise<void> {
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused()
}

/**
 * Expects that the next step of somebody whose session was ended leads to the login. The screen may go there before the
 * click, when its live stream has ended.
 */
export async function expectSignedOutByNextStep(page: Page): Promise<void> {
  const step = page.getByRole('link', { name: 'Blocked posts' }).or(page.getByRole('button', { name: 'Sign in' }))
  await step.dispatchEvent('click')
  await expect(page).toHaveURL(/\/login/)
}
