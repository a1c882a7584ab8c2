import type { Page } from '@playwright/test'
import { type Api, createPerson, createPost, uniqueWord } from './harness/api.ts'
import { dialog, expectListSettled, openPalette } from './harness/screen.ts'
import { expect, test } from './harness/test.ts'
import { signIn } from './harness/visit.ts'

const rows = (page: Page) => page.locator('tr[data-id]')
const open = (page: Page) => new URL(page.url()).searchParams.get('user')

/** People whose names begin with a word, in the order of their numbers. */
async function createPeople(admin: Api, count: number): Promise<string> {
  const word = uniqueWord()
  for (let number = 1; number <= count; number++) {
    await createPerson(admin, { fullName: `${word} ${String(number).padStart(2, '0')}` })
  }
  return word
}

test('closing a detail returns the focus to its row, and j goes on from there', async ({ page }) => {
  await signIn(page, 'ADMIN', '/users')
  await expectListSettled(page)
  const id = (await rows(page).nth(3).getAttribute('data-id'))!
  await rows(page).nth(3).getByRole('link').first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.locator(`tr[data-id="${id}"]`)).toBeFocused()
  await page.keyboard.press('j')
  await expect(rows(page).nth(4)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog').getByText(/^5 of /)).toBeVisible()
  await page.keyboard.press('j')
  await expect(page.getByRole('dialog').getByText(/^6 of /)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(rows(page).nth(5)).toBeFocused()
})

test('j, k and the buttons lead from record to record, also over the end of the page', async ({ page, admin }) => {
  const word = await createPeople(admin, 12)
  await signIn(page, 'ADMIN', `/users?query=${word}&sort=FULL_NAME&dir=ASC`)
  await expectListSettled(page)
  await rows(page).nth(8).getByRole('link').first().click()
  const detail = page.getByRole('dialog')
  await expect(dialog(page, `${word} 09`)).toBeVisible()
  await page.keyboard.press('j')
  await expect(dialog(page, `${word} 10`)).toBeVisible()
  await detail.getByRole('button', { name: 'Next record' }).click()
  await expect(dialog(page, `${word} 11`)).toBeVisible()
  await expect(page).toHaveURL(/page=2/)
  await expect(detail.getByText('11 of 12', { exact: true })).toBeVisible()
  await expect(detail.getByRole('button', { name: 'Next record' })).toBeFocused()
  await page.keyboard.press('j')
  await expect(dialog(page, `${word} 12`)).toBeVisible()
  await expect(detail.getByRole('button', { name: 'Next record' })).toBeDisabled()
  await page.keyboard.press('k')
  await page.keyboard.press('k')
  await expect(dialog(page, `${word} 10`)).toBeVisible()
  const id = open(page)
  await page.keyboard.press('Escape')
  await expect(page.locator(`tr[data-id="${id}"]`)).toBeFocused()
  await expect(page).not.toHaveURL(/page=/)
})

for (const [width, height] of [
  [1280, 720],
  [390, 844],
] as const) {
  test(`a detail's main actions are in sight at ${width} × ${height}`, async ({ page, admin }) => {
    await page.setViewportSize({ width, height })
    const person = await createPerson(admin)
    const post = await createPost(admin, person)
    await signIn(page, 'ADMIN', `/users?user=${person._id}`)
    for (const name of ['Block', 'Edit', 'Assign badge']) {
      await expect(page.getByRole('dialog').getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 })
    }
    await page.goto(`/posts?post=${post._id}`)
    for (const name of ['Block', 'Edit', 'OK']) {
      await expect(page.getByRole('dialog').getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 })
    }
  })
}

test('within a detail e edits and b blocks', async ({ page, admin }) => {
  const person = await createPerson(admin)
  await signIn(page, 'ADMIN', `/users?user=${person._id}`)
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Block' })).toBeVisible()
  await page.keyboard.press('b')
  await expect(dialog(page, `Block ${person.fullName}`)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog(page, `Block ${person.fullName}`)).toHaveCount(0)
  await page.keyboard.press('?')
  await expect(dialog(page, 'Keyboard shortcuts').getByText('Next record', { exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog(page, 'Keyboard shortcuts')).toHaveCount(0)
  await page.keyboard.press('e')
  await expect(page).toHaveURL(new RegExp(`/users/${person._id}/edit$`))
})

test('posts of a person are one click away: from their detail, and from any of their posts', async ({
  page,
  admin,
}) => {
  const author = await createPerson(admin)
  const post = await createPost(admin, author)
  await signIn(page, 'ADMIN', `/users?user=${author._id}`)
  await page.getByRole('dialog').getByRole('link', { name: '1', exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`/posts\\?createdBy=${author._id}$`))
  await expect(rows(page)).toHaveCount(1)
  await page.goto(`/posts?q=${encodeURIComponent(post.title)}`)
  await rows(page).getByRole('link', { name: author.fullName }).click()
  await expect(page).toHaveURL(new RegExp(`/posts\\?createdBy=${author._id}$`))
})

test('the palette acts, shows faces and what was viewed last, and no addresses', async ({ page, admin }) => {
  const person = await createPerson(admin)
  await signIn(page, 'ADMIN', `/users?user=${person._id}`)
  await expect(dialog(page, person.fullName)).toBeVisible()
  await page.keyboard.press('Escape')
  await openPalette(page)
  const palette = page.getByRole('dialog', { name: 'Command palette' })
  await expect(palette.getByRole('option').first()).toContainText(person.fullName)
  await expect(palette.getByRole('option').first().locator('.face')).toBeVisible()
  await expect(palette.getByText(/^\/\w+/)).toHaveCount(0)
  for (const action of ['Create user', 'Create post', 'Language: Tiếng Việt', 'Logout']) {
    await expect(palette.getByRole('option', { name: action, exact: true })).toBeAttached()
  }
  await page.keyboard.type('dark')
  await page.keyboard.press('Enter')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test('Enter pressed before the palette has found anybody opens the first hit once it is there', async ({
  page,
  admin,
}) => {
  const word = uniqueWord()
  const person = await createPerson(admin, { fullName: `Phương ${word}` })
  await signIn(page, 'ADMIN', '/users')
  await expectListSettled(page)
  await openPalette(page)
  await page.keyboard.type(`phuong ${word}`)
  await page.keyboard.press('Enter')
  await expect(dialog(page, person.fullName)).toBeVisible()
})

test('g and a letter lead to the main screens, and a list does not take the letter', async ({ page }) => {
  await signIn(page, 'ADMIN', '/posts')
  await expectListSettled(page)
  await page.keyboard.press('j')
  await page.keyboard.press('g')
  await page.keyboard.press('b')
  await expect(page).toHaveURL(/\/posts\/blocked$/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.keyboard.press('g')
  await page.keyboard.press('u')
  await expect(page).toHaveURL(/\/users$/)
  await page.keyboard.press('?')
  await expect(dialog(page, 'Keyboard shortcuts').getByText('Go to', { exact: true })).toBeVisible()
})
