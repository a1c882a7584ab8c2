import type { Page } from '@playwright/test'
import { createPerson, createPost, setStatus, uniqueWord } from './harness/api.ts'
import { expectListSettled, expectNoListCut, rowOf } from './harness/screen.ts'
import { expect, test } from './harness/test.ts'
import { signIn } from './harness/visit.ts'

const rows = (page: Page) => page.locator('tr[data-id]')
const boxes = (page: Page) => rows(page).getByRole('checkbox')
const bar = (page: Page) => page.getByRole('region', { name: /selected/ })
const topOf = async (page: Page, index: number) => (await rows(page).nth(index).boundingBox())!.y

test('selecting rows by mouse moves none, Shift selects the range and Escape clears', async ({ page }) => {
  await signIn(page, 'ADMIN', '/users')
  await expectListSettled(page)
  const before = await topOf(page, 0)
  // The same place on the screen twice: the second click must meet the second row.
  const second = (await boxes(page).nth(1).boundingBox())!
  await boxes(page).nth(0).click()
  await expect(bar(page)).toBeInViewport({ ratio: 1 })
  expect(await topOf(page, 0)).toBe(before)
  await page.mouse.click(second.x + 5, second.y + 5)
  await expect(boxes(page).nth(0)).toBeChecked()
  await expect(boxes(page).nth(1)).toBeChecked()
  await boxes(page)
    .nth(5)
    .click({ modifiers: ['Shift'] })
  await expect(bar(page).getByText('6 selected', { exact: true })).toBeVisible()
  expect(await page.evaluate(() => getSelection()?.toString())).toBe('')
  await boxes(page)
    .nth(3)
    .click({ modifiers: ['Shift'] })
  await expect(bar(page).getByText('3 selected', { exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(bar(page)).toHaveCount(0)
})

test('e edits and b blocks the current row, or the selected ones', async ({ page, admin }) => {
  const word = uniqueWord()
  for (const number of [1, 2]) await createPerson(admin, { fullName: `${word} ${number}` })
  await signIn(page, 'ADMIN', `/users?query=${word}&sort=FULL_NAME&dir=ASC`)
  await expectListSettled(page)
  await page.keyboard.press('j')
  await page.keyboard.press('b')
  await expect(page.getByRole('dialog').getByText(`Block ${word} 1`, { exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(rows(page).first()).toBeFocused()
  for (const key of ['x', 'j', 'x', 'b']) await page.keyboard.press(key)
  await expect(page.getByRole('dialog').getByText('Block users: 2', { exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await page.keyboard.press('e')
  await expect(page).toHaveURL(/\/users\/[0-9a-f-]{36}\/edit$/)
  await expect(page.getByText(`${word} 2`)).toBeVisible()
})

test('a row opens on a click, but not on its controls nor while text is selected', async ({ page }) => {
  await signIn(page, 'ADMIN', '/users')
  await expectListSettled(page)
  const phone = rows(page).first().locator('td').filter({ hasText: '+84' })
  const { x, y, height } = (await phone.boundingBox())!
  await page.mouse.move(x + 8, y + height / 2)
  await page.mouse.down()
  await page.mouse.move(x + 60, y + height / 2)
  await page.mouse.up()
  expect(await page.evaluate(() => getSelection()?.toString().length)).toBeGreaterThan(2)
  await boxes(page).first().click()
  await rows(page)
    .first()
    .locator('.list-check')
    .click({ position: { x: 2, y: 2 } })
  await expect(page).toHaveURL(/\/users$/)
  await phone.click()
  await expect(page).toHaveURL(/user=/)
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('the action column is opaque under the pointer, and a table that is cut says where it goes on', async ({
  page,
}) => {
  await page.setViewportSize({ width: 760, height: 720 })
  await signIn(page, 'ADMIN', '/users')
  await expectListSettled(page)
  // Wider than any column that could fold.
  await page
    .getByRole('columnheader', { name: 'Full name' })
    .evaluate((head: HTMLElement) => (head.style.minWidth = '900px'))
  await rows(page).nth(1).hover()
  const colour = await rows(page)
    .nth(1)
    .locator('.list-actions')
    .evaluate((cell) => getComputedStyle(cell).backgroundColor)
  // Neither `rgba(…, 0.02)` nor `color(… / 0.02)`.
  expect(colour).not.toMatch(/rgba|\//)
  const frame = page.locator('.list-frame')
  await expect(frame).toHaveAttribute('data-more-after')
  await expect(frame).not.toHaveAttribute('data-more-before')
  await page.locator('.list-scroller').evaluate((scroller) => scroller.scrollTo({ left: 10_000 }))
  await expect(frame).toHaveAttribute('data-more-before')
  await expect(frame).not.toHaveAttribute('data-more-after')
})

test('columns without room are under the name, and return with the room', async ({ page }) => {
  await signIn(page, 'ADMIN', '/users')
  await expectListSettled(page)
  const heads = page.getByRole('columnheader')
  const folded = rows(page).first().locator('.list-folded')
  const planned = await heads.allTextContents()
  await expect(folded).toHaveCount(0)
  await page.setViewportSize({ width: 700, height: 900 })
  await expectNoListCut(page)
  expect(await heads.count()).toBeLessThan(planned.length)
  await expect(folded.filter({ hasText: /^Created/ })).toBeVisible()
  await page.getByRole('combobox', { name: 'Sort by' }).click()
  await page.getByTitle('Ascending').filter({ hasText: 'Full name' }).click()
  await expect(page).toHaveURL(/sort=FULL_NAME&dir=ASC/)
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(folded).toHaveCount(0)
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(folded).toHaveCount(0)
  await expect(heads).toHaveText(planned.map((text) => text.replace(/[↑↓]$/, '')).map((text) => new RegExp(`^${text}`)))
})

test('eight posts fit into a window of 1440 × 900, whose page alone scrolls, under a head that stays', async ({
  page,
}) => {
  await signIn(page, 'STAFF', '/posts')
  await expectListSettled(page)
  await page.evaluate(() => document.fonts.ready)
  await expect(rows(page)).toHaveCount(10)
  const bottom = await rows(page)
    .nth(7)
    .evaluate((row) => row.getBoundingClientRect().bottom)
  expect(bottom).toBeLessThanOrEqual(900)
  const scrollers = await page.evaluate(() =>
    [...document.querySelectorAll('main, main *')]
      .filter((element) => /auto|scroll/.test(getComputedStyle(element).overflowY))
      .filter((element) => element.scrollHeight > element.clientHeight + 1)
      .map((element) => element.className),
  )
  expect(scrollers).toEqual([])
  await page.evaluate(() => scrollTo({ top: 10_000 }))
  const head = page.getByRole('columnheader', { name: 'Title' })
  await expect(head).toBeInViewport()
  // In sight also means that the page's own header does not cover it.
  const isOnTop = await head.evaluate((cell) => {
    const { left, top, height } = cell.getBoundingClientRect()
    return cell.contains(document.elementFromPoint(left + 10, top + height / 2))
  })
  expect(isOnTop).toBe(true)
})

for (const language of ['en', 'vi'] as const)
  test(`the columns of pages fit into a window of 1440 × 900 beside the menu (${language})`, async ({ page }) => {
    for (const address of ['/pages', '/pages/BLOCKED']) {
      await signIn(page, 'ADMIN', address, { language })
      await expectListSettled(page)
      await expectNoListCut(page)
      await expect(page.locator('[data-folds-sort]')).toHaveCount(0)
    }
  })

test('a row that was changed elsewhere says so without moving anything, and stays when it cannot be loaded again', async ({
  page,
  admin,
  faults,
}) => {
  faults.allow(/status of 503/)
  const word = uniqueWord()
  const post = await createPost(admin, await createPerson(admin), word)
  const listening = page.waitForResponse((response) => response.url().endsWith('/live'))
  await signIn(page, 'STAFF', `/posts?q=${word}`)
  await listening
  await expectListSettled(page)
  const widths = () =>
    page
      .getByRole('columnheader')
      .evaluateAll((heads) => heads.map((head) => Math.round(head.getBoundingClientRect().width)))
  const { height } = (await rows(page).first().boundingBox())!
  const before = await widths()
  await setStatus(admin, 'POST', post._id, 'HIDDEN')
  await setStatus(admin, 'POST', post._id, 'NORMAL')
  await expect(page.getByText('Changed just now')).toBeVisible()
  await expect(rowOf(page, word).getByText('Hidden')).toHaveCount(0)
  expect(await widths()).toEqual(before)
  expect((await rows(page).first().boundingBox())!.height).toBe(height)

  await rowOf(page, word).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  const errors = [{ message: 'Away.', extensions: { code: 'UNAVAILABLE' } }]
  await page.route('/graphql', (route) =>
    route.request().postData()?.includes('"sortBy"')
      ? route.fulfill({ status: 503, json: { errors } })
      : route.continue(),
  )
  await setStatus(admin, 'POST', post._id, 'HIDDEN')
  const again = page.getByRole('button', { name: 'Not up to date. Try again' })
  await expect(again).toBeAttached()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.unroute('/graphql')
  await again.click()
  await expect(rowOf(page, word).getByText('Hidden')).toBeVisible()
  await expect(again).toHaveCount(0)
})

test('rows that were added elsewhere are counted, and shown when they are asked for', async ({ page, admin }) => {
  const word = uniqueWord()
  await createPerson(admin, { fullName: `${word} một` })
  const colleague = await createPerson(admin, { group: 'ADMIN' })
  const listening = page.waitForResponse((response) => response.url().endsWith('/live'))
  await signIn(page, colleague, `/users?query=${word}`)
  await listening
  await expectListSettled(page)
  await expect(rows(page)).toHaveCount(1)
  await createPerson(admin)
  await createPerson(admin, { fullName: `${word} hai` })
  await createPerson(admin, { fullName: `${word} ba` })
  const pill = page.getByRole('button', { name: '2 new', exact: true })
  await expect(pill).toBeVisible()
  await expect(rows(page)).toHaveCount(1)
  await pill.click()
  await expect(rows(page)).toHaveCount(3)
  await expect(pill).toHaveCount(0)
})

test('on a telephone the filters are folded, and say how many are set', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, 'ADMIN', '/users?gender=FEMALE')
  await expectListSettled(page)
  const fold = page.getByRole('button', { name: 'Filters (1)' })
  await expect(page.getByRole('searchbox')).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Group' })).toBeHidden()
  await expect(rows(page).first()).toBeInViewport()
  await fold.click()
  await expect(fold).toHaveAttribute('aria-expanded', 'true')
  await expect(page.getByRole('combobox', { name: 'Group' })).toBeVisible()
})

test('density is one setting for all lists', async ({ page, admin }) => {
  await signIn(page, await createPerson(admin, { group: 'ADMIN' }), '/users')
  await page.getByRole('button', { name: 'Columns and density' }).click()
  const saved = page.waitForResponse((response) => response.request().postData()?.includes('"compact"') ?? false)
  await page.getByText('Compact', { exact: true }).click()
  await saved
  await page.goto('/posts')
  await expectListSettled(page)
  await expect(page.locator('.list-compact')).toBeVisible()
})
