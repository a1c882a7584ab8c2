import type { Page } from '@playwright/test'
import { createPerson, uniqueWord } from './harness/api.ts'
import { choose, dialog, expectListSettled, expectNotice } from './harness/screen.ts'
import { expect, test } from './harness/test.ts'
import { signIn } from './harness/visit.ts'

const button = (page: Page) => page.getByRole('button', { name: /: saved views$/ })
const parameters = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams)

async function act(page: Page, entry: string | RegExp): Promise<void> {
  await button(page).click()
  await page.getByRole('menuitem', { name: entry }).click()
}

async function saveAs(page: Page, name: string, shared = false): Promise<void> {
  await act(page, 'Save current view…')
  const form = dialog(page, 'Save current view')
  await form.getByLabel('Name').fill(name)
  if (shared) await form.getByLabel('Share with others').check()
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(button(page)).toHaveAccessibleName(`${name}: saved views`)
}

test('a view is saved, opened from its address, changed, updated, renamed and deleted', async ({ page, admin }) => {
  const person = await createPerson(admin, { group: 'STAFF' })
  const name = `Bài ẩn ${uniqueWord()}`
  await signIn(page, person, '/posts')
  await choose(page, 'Status', 'Hidden')
  await page.getByRole('button', { name: 'Created at' }).click()
  await page.getByRole('button', { name: 'Columns and density' }).click()
  await page.getByRole('checkbox', { name: 'Comment' }).click()
  await expect(page.getByRole('columnheader', { name: 'Comment' })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await saveAs(page, name)
  expect(parameters(page)).toMatchObject({ status: 'HIDDEN', sort: 'CREATED_AT', dir: 'ASC' })
  expect(parameters(page).columns?.split('.')).not.toContain('totalComments')

  await page.reload()
  await expectListSettled(page)
  await expect(button(page)).toHaveAccessibleName(`${name}: saved views`)
  await expect(page.getByRole('columnheader', { name: 'Comment' })).toHaveCount(0)

  await choose(page, 'Status', 'Suspended')
  await expect(button(page)).toHaveAccessibleName(`${name}, changed: saved views`)
  await act(page, `Update “${name}” to current`)
  await expectNotice(page, 'View updated', name)
  await expect(button(page)).toHaveAccessibleName(`${name}: saved views`)

  await act(page, 'Standard view')
  await expect(page).toHaveURL(/\/posts$/)
  await act(page, name)
  expect(parameters(page)).toMatchObject({ status: 'HIDDEN.SUSPENDING' })
  await page.goBack()
  await expect(page).toHaveURL(/\/posts$/)
  await page.goForward()

  await act(page, 'Rename…')
  await dialog(page, 'Rename view').getByLabel('Name').fill(`${name} mới`)
  await dialog(page, 'Rename view').getByRole('button', { name: 'Save' }).click()
  await expect(button(page)).toHaveAccessibleName(`${name} mới: saved views`)
  await act(page, 'Delete')
  await dialog(page, `Delete the view “${name} mới”?`).getByRole('button', { name: 'Delete' }).click()
  await expectNotice(page, 'View deleted', `${name} mới`)
  await expect(page).toHaveURL(/\/posts$/)
})

test('an error about a name that exists is shown under the field', async ({ page, admin, faults }) => {
  faults.allow(/status of 400/)
  await signIn(page, await createPerson(admin, { group: 'STAFF' }), '/posts')
  await saveAs(page, 'Một')
  await act(page, 'Save current view…')
  const form = dialog(page, 'Save current view')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form.getByText('Please input a name!', { exact: true })).toBeVisible()
  await form.getByLabel('Name').fill('Một')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form.getByText('You have a view with this name already.', { exact: true })).toBeVisible()
})

test('a shared view is visible to others with its author’s name, and can be the list’s default', async ({
  page,
  admin,
  otherBrowser,
}) => {
  const author = await createPerson(admin, { group: 'STAFF', fullName: `Tác giả ${uniqueWord()}` })
  const name = `Chung ${uniqueWord()}`
  await signIn(page, author, '/posts?status=HIDDEN')
  await saveAs(page, name, true)

  const other = await otherBrowser()
  await signIn(other, await createPerson(admin, { group: 'STAFF' }), '/posts')
  await button(other).click()
  await expect(other.getByRole('menuitem', { name })).toContainText(author.fullName)
  await other.getByRole('menuitem', { name }).click()
  await expect(button(other)).toHaveAccessibleName(`${name}: saved views`)
  await button(other).click()
  await expect(other.getByRole('menuitem', { name: 'Rename…' })).toHaveCount(0)
  await other.getByRole('menuitem', { name: 'Open the list with this view' }).click()
  await other.goto('/posts')
  await expect(other).toHaveURL(/status=HIDDEN/)
  await act(other, 'Standard view')
  await expect(other).toHaveURL(/\/posts\?view=none$/)
})

test('a view of the rules of points is about the tables of all types', async ({ page, admin }) => {
  const person = await createPerson(admin, { group: 'ADMIN' })
  const name = `Hạng ${uniqueWord()}`
  const columns = page.getByRole('columnheader', { name: 'Action type' })
  await signIn(page, person, '/trusted-points?q=hang')
  await expect(page.getByRole('link', { name: 'Hạng Bạc', exact: true })).toBeVisible()
  expect(await columns.count()).toBeGreaterThan(1)
  await page.getByRole('button', { name: 'Columns and density' }).click()
  await page.getByRole('checkbox', { name: 'Action type' }).click()
  await expect(columns).toHaveCount(0)
  await page.keyboard.press('Escape')
  await saveAs(page, name)
  expect(parameters(page)).toMatchObject({ q: 'hang' })

  await act(page, 'Standard view')
  await expect(page).toHaveURL(/\/trusted-points$/)
  await act(page, name)
  await expect(page.getByRole('searchbox')).toHaveValue('hang')
  await expect(page.getByRole('link', { name: 'Hạng Bạc', exact: true })).toBeVisible()
  await expect(columns).toHaveCount(0)
})
