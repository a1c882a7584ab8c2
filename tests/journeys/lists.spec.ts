import { readFile } from 'node:fs/promises'
import { extname } from 'node:path'
import type { Download, Page } from '@playwright/test'
import { parse } from 'csv-parse/sync'
import { readXlsx } from 'hucre/xlsx'
import documents from '../../src/generated/graphql/persisted-documents.json' with { type: 'json' }
import { type Api, createPerson, type Person, uniqueWord } from './harness/api.ts'
import { withMotion, withoutMotion } from './harness/motion.ts'
import {
  choicesOf,
  choose,
  dialog,
  expectListSettled,
  expectNotice,
  openPalette,
  rowOf,
  totalOf,
} from './harness/screen.ts'
import { expect, test } from './harness/test.ts'
import { signIn } from './harness/visit.ts'

const rows = (page: Page) => page.locator('tr[data-id]')
const search = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams)

/** Several people that one word finds, the newest last. */
async function createPeople(admin: Api, word: string, count: number): Promise<Person[]> {
  const people: Person[] = []
  for (let number = 1; number <= count; number++) {
    people.push(await createPerson(admin, { fullName: `${word} số ${number}` }))
  }
  return people
}

test('a list works by keyboard alone', async ({ page }) => {
  await signIn(page, 'ADMIN', '/users')
  await expectListSettled(page)
  await page.keyboard.press('j')
  await expect(rows(page).nth(0)).toBeFocused()
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  await page.keyboard.press('k')
  await expect(rows(page).nth(1)).toBeFocused()
  await page.keyboard.press('x')
  await expect(rows(page).nth(1).getByRole('checkbox')).toBeChecked()
  await expect(page.getByText('1 selected', { exact: true })).toBeVisible()
  await page.keyboard.press('x')
  await expect(rows(page).nth(1).getByRole('checkbox')).not.toBeChecked()

  const id = (await rows(page).nth(1).getAttribute('data-id'))!
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`user=${id}`))
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('j')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL(/\/users$/)

  await page.keyboard.press('/')
  await expect(page.getByRole('searchbox')).toBeFocused()
  await page.keyboard.type('jkx?/')
  await expect(page.getByRole('searchbox')).toHaveValue('jkx?/')
})

test('? lists the shortcuts', async ({ page }) => {
  await signIn(page, 'STAFF', '/posts')
  await expectListSettled(page)
  await page.keyboard.press('?')
  const help = dialog(page, 'Keyboard shortcuts')
  for (const name of ['Next row', 'Previous row', 'Open the row', 'Select the row', 'Search or go to a screen'])
    await expect(help.getByText(name, { exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(help).toHaveCount(0)
})

test('Ctrl-K finds screens and people', async ({ page, admin }) => {
  const person = await createPerson(admin)
  await signIn(page, 'ADMIN', '/users')
  await expectListSettled(page)
  const palette = page.getByRole('dialog', { name: 'Command palette' })
  await openPalette(page)
  await page.keyboard.type('blocked po')
  await expect(palette.getByRole('option', { name: /Blocked posts/ })).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/posts\/blocked$/)
  await expect(palette).toHaveCount(0)
  await openPalette(page)
  await page.keyboard.type(person.fullName.split(' ')[1]!)
  await expect(palette.getByRole('option', { name: person.fullName })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(dialog(page, person.fullName)).toBeVisible()
})

test('the address contains filters, sort, page and size, and Back restores them', async ({ page }) => {
  await signIn(page, 'ADMIN', '/users')
  const everybody = await totalOf(page)
  await choose(page, 'Group', 'Member')
  await expect.poll(() => search(page)).toEqual({ group: 'MEMBER' })
  const members = await totalOf(page)
  expect(members).toBeLessThan(everybody)
  await page.getByRole('columnheader', { name: 'Points' }).getByRole('button').click()
  await expect.poll(() => search(page)).toEqual({ group: 'MEMBER', sort: 'POINT', dir: 'DESC' })
  await expect(page.getByRole('columnheader', { name: 'Points' })).toHaveAttribute('aria-sort', 'descending')
  await expectListSettled(page)
  await page.locator('.ant-pagination-item').filter({ hasText: /^2$/ }).click()
  await expect.poll(() => search(page)).toEqual({ group: 'MEMBER', sort: 'POINT', dir: 'DESC', page: '2' })
  await expectListSettled(page)
  const ids = await rows(page).evaluateAll((all) => all.map((row) => (row as HTMLElement).dataset.id))

  await page.getByRole('link', { name: 'Blocked posts' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Blocked posts' })).toBeVisible()
  await page.goBack()
  await expect.poll(() => search(page)).toEqual({ group: 'MEMBER', sort: 'POINT', dir: 'DESC', page: '2' })
  await expectListSettled(page)
  expect(await rows(page).evaluateAll((all) => all.map((row) => (row as HTMLElement).dataset.id))).toEqual(ids)
  await page.reload()
  await expectListSettled(page)
  expect(await rows(page).evaluateAll((all) => all.map((row) => (row as HTMLElement).dataset.id))).toEqual(ids)
  await page.goBack()
  await expect.poll(() => search(page)).toEqual({ group: 'MEMBER', sort: 'POINT', dir: 'DESC' })
  await page.goBack()
  await expect.poll(() => search(page)).toEqual({ group: 'MEMBER' })
  await page.goBack()
  await expect.poll(() => search(page)).toEqual({})
})

test('a larger page size does not lead past the last page', async ({ page }) => {
  await signIn(page, 'ADMIN', '/users?page=9999')
  const total = await totalOf(page)
  const last = Math.ceil(total / 10)
  await expect.poll(() => search(page)).toEqual({ page: String(last) })
  await expect(rows(page)).toHaveCount(total - (last - 1) * 10)
  await page.locator('.ant-pagination-options').getByRole('combobox').click()
  await choicesOf(page).getByText('50 / page', { exact: true }).click()
  const lastOf50 = Math.ceil(total / 50)
  await expect.poll(() => search(page)).toEqual({ size: '50', ...(lastOf50 > 1 ? { page: String(lastOf50) } : {}) })
  await expect(rows(page)).toHaveCount(total - (lastOf50 - 1) * 50)
})

test('a selection and all that match are blocked, each row with its outcome', async ({ page, admin }) => {
  const word = uniqueWord()
  // The acting person also matches, and nobody can block themselves.
  const self = await createPerson(admin, { fullName: `${word} tôi`, group: 'ADMIN' })
  const people = await createPeople(admin, word, 11)
  const blocked = async () => {
    const answer = await admin.ask<{ cmsGetUsers: { items: { _id: string }[] } }>(
      'query ($query: String) { cmsGetUsers(query: $query, limit: 100, filter: { termStatus: BLOCKED }) { items { _id } } }',
      { query: word },
    )
    return answer.cmsGetUsers.items.map((person) => person._id).sort()
  }
  await signIn(page, self, `/users?query=${word}`)
  expect(await totalOf(page)).toBe(12)
  const two = people.slice(-2)
  for (const person of two) await rowOf(page, person.fullName).getByRole('checkbox').check()
  const bar = page.getByRole('region', { name: /selected/ })
  await bar.getByRole('button', { name: 'Block', exact: true }).click()
  await dialog(page, 'Block users: 2').getByRole('button', { name: 'Block' }).click()
  await expect(page.getByText('Please select your reason!', { exact: true })).toBeVisible()
  await dialog(page, 'Block users: 2').getByRole('textbox', { name: 'Reason' }).fill('Hàng loạt')
  await dialog(page, 'Block users: 2').getByRole('button', { name: 'Block' }).click()
  const report = dialog(page, 'Block')
  await expectNotice(page, 'Success', '2 set to Blocked.')
  await expect(bar).toHaveCount(0)
  await expect(rowOf(page, two[0]!.fullName).getByText('Blocked', { exact: true })).toBeVisible()
  expect(await blocked()).toEqual(two.map(({ _id }) => _id).sort())

  await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
  await bar.getByRole('button', { name: 'Select all 12 that match' }).click()
  await expect(bar.getByText('All 12 that match are selected', { exact: true })).toBeVisible()
  await bar.getByRole('button', { name: 'Block', exact: true }).click()
  await dialog(page, 'Block users: 12').getByRole('textbox', { name: 'Reason' }).fill('Tất cả')
  await dialog(page, 'Block users: 12').getByRole('button', { name: 'Block' }).click()
  await expect(report.getByText('12 of 12 done', { exact: true })).toBeVisible()
  await expect(report.getByText('11 succeeded · 1 failed', { exact: true })).toBeVisible()
  await expect(
    report.getByRole('row', {
      name: `${self._id} This record is your own, or one that you look after. Please leave the decision to somebody else.`,
    }),
  ).toBeVisible()
  await report.locator('.ant-modal-footer').getByRole('button', { name: 'Close' }).click()
  expect(await blocked()).toEqual(people.map(({ _id }) => _id).sort())
})

test('on a phone the actions on chosen rows stay visible, and focused rows are not covered', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, 'ADMIN', '/users')
  await expectListSettled(page)
  const last = rows(page).last()
  await last.getByRole('checkbox').check()
  await expect(page.getByRole('button', { name: 'Block', exact: true })).toBeInViewport({ ratio: 1 })
  // Back to the first row: at each step the row must scroll to a place where nothing covers it.
  for (let i = 0; i < 30; i++) {
    await page.keyboard.press('Shift+Tab')
    const covered = await page.evaluate(() => {
      const focused = document.activeElement!
      const { x, y, width, height } = focused.getBoundingClientRect()
      const shown = document.elementFromPoint(x + width / 2, y + height / 2)
      return shown !== null && !focused.contains(shown) && !shown.contains(focused) ? focused.outerHTML : undefined
    })
    expect(covered).toBeUndefined()
  }
})

test('an export has the filtered rows, in order, and no formula', async ({ page, admin }) => {
  const word = uniqueWord()
  const names = [`=1+1 ${word}`, `"Ngọc", ${word}`, ...Array.from({ length: 10 }, (_, at) => `${word} ${at}`)]
  for (const fullName of names) await createPerson(admin, { fullName })
  await signIn(page, 'ADMIN', `/users?query=${word}&sort=CREATED_AT&dir=ASC&size=10`)
  expect(await totalOf(page)).toBe(names.length)
  const headings = (await page.getByRole('columnheader').allTextContents()).map((text) => text.replace(/[↑↓]/g, ''))

  const csv = parse(await readFile(await (await exported(page, 'Export as .csv')).path()), { bom: true })
  const book = await readXlsx(await readFile(await (await exported(page, 'Export as .xlsx')).path()))
  const xlsx = book.sheets[0]!.rows
  for (const [title] of [csv, xlsx]) expect(headings).toEqual(expect.arrayContaining(title as string[]))
  const nameColumn = csv[0]!.indexOf('Full name')
  expect(csv.slice(1).map((row) => row[nameColumn])).toEqual(
    names.map((name) => (name.startsWith('=') ? `'${name}` : name)),
  )
  expect(xlsx.slice(1).map((row) => row[nameColumn])).toEqual(names)
})

async function exported(page: Page, format: string): Promise<Download> {
  await page.getByRole('button', { name: 'Export' }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: format }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^Users (?:\(.+\) )?\d{4}-\d{2}-\d{2}\.(csv|xlsx)$/)
  expect(format).toContain(extname(download.suggestedFilename()))
  return download
}

test('columns and density are saved per person', async ({ page, admin, otherBrowser }) => {
  const person = await createPerson(admin, { group: 'ADMIN' })
  await signIn(page, person, '/users')
  await page.getByRole('button', { name: 'Columns and density' }).click()
  const view = page.getByRole('group', { name: 'Columns and density' })
  await view.getByRole('checkbox', { name: 'Email' }).click()
  await expect(view.getByRole('checkbox', { name: 'Email' })).toBeChecked()
  await view.getByRole('checkbox', { name: 'Gender' }).click()
  await expect(view.getByRole('checkbox', { name: 'Gender' })).not.toBeChecked()
  await expect(view.getByRole('checkbox', { name: 'Full name' })).toBeDisabled()
  const saved = page.waitForResponse((response) => response.request().postData()?.includes('"compact"') ?? false)
  await view.getByText('Compact', { exact: true }).click()
  await saved
  const anew = await otherBrowser()
  await signIn(anew, person, '/users')
  for (const screen of [page, anew]) {
    await expect(screen.getByRole('columnheader', { name: 'Email' })).toBeVisible()
    await expect(screen.getByRole('columnheader', { name: 'Gender' })).toHaveCount(0)
    await expect(screen.locator('.list-compact')).toBeVisible()
  }
})

for (const [path, variable] of [
  ['/users', 'query'],
  ['/posts', 'offset'],
  ['/posts/blocked', 'page'],
] as const) {
  test(`${path} shows only 'Error' when its query fails`, async ({ page, faults }) => {
    faults.allow(/status of 500/)
    const errors = [{ message: 'Something broke.', extensions: { code: 'INTERNAL' } }]
    await page.route('/graphql', (route) => {
      const { variables } = route.request().postDataJSON() as { variables?: object }
      const isList = variables !== undefined && 'sortBy' in variables && (variable in variables || 'limit' in variables)
      return isList ? route.fulfill({ status: 500, json: { errors } }) : route.continue()
    })
    await signIn(page, 'ADMIN', path)
    await expect(page.locator('main').getByRole('alert')).toHaveText('Error')
    await expect(page.locator('main > :not(nav, [role=status]:empty)')).toHaveText(['Error'])
  })
}

test('an empty result offers to clear the filters', async ({ page }) => {
  await signIn(page, 'ADMIN', `/users?query=${uniqueWord()}&gender=OTHER`)
  await expect(page.getByText('Nothing matches these filters')).toBeVisible()
  await page.locator('.list-notice').getByRole('button', { name: 'Clear filters' }).click()
  await expect.poll(() => search(page)).toEqual({})
  await expect(rows(page)).toHaveCount(10)
})

test('a text without searchable characters is not used as a filter, and the box says so', async ({ page }) => {
  await signIn(page, 'ADMIN', `/users?query=${encodeURIComponent('\u0301')}`)
  await expectListSettled(page)
  const box = page.getByRole('searchbox')
  await expect(box).toHaveValue('')
  await page.goto('/users')
  await box.fill(' \u0301 ')
  await expect(page.getByText('Type a letter or a digit to search.', { exact: true })).toBeVisible()
  await expect(box).toHaveAttribute('aria-invalid', 'true')
  await box.press('Enter')
  await expect.poll(() => search(page)).toEqual({})
  await box.fill('an')
  await expect(page.getByText('Type a letter or a digit to search.', { exact: true })).toHaveCount(0)
  await expect.poll(() => search(page)).toEqual({ query: 'an' })
})

for (const [how, prepare] of [
  ['with animations', withMotion],
  ['without animations', withoutMotion],
] as const) {
  test(`the menu of a row opens at its button, ${how}`, async ({ page }) => {
    await prepare(page)
    await signIn(page, 'ADMIN', '/users')
    await page
      .getByRole('button', { name: /^More actions/ })
      .first()
      .click()
    await expect(page.getByRole('menuitem', { name: 'View', exact: true })).toBeInViewport()
    await page.getByRole('menuitem', { name: 'View', exact: true }).click()
    await expect(page).toHaveURL(/user=/)
  })
}

test('a list is refetched if a picture in it cannot be loaded', async ({ page }) => {
  const [listed] = Object.entries(documents).find(([, text]) => text.includes('query Products('))!
  let requests = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/graphql') && request.postData()?.includes(listed)) requests++
  })
  // A list of one page, so that no other page is loaded in advance.
  await signIn(page, 'ADMIN', '/products/BLOCKED')
  await expectListSettled(page)
  const before = requests
  // Not by refusing the picture: this window may have loaded it before.
  await page.locator('.thumbnail img').first().dispatchEvent('error')
  await expect.poll(() => requests).toBeGreaterThan(before)
})
