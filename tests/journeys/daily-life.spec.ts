import type { Page } from '@playwright/test'
import { type Api, createPerson, createPost, uniqueWord } from './harness/api.ts'
import { withMotion } from './harness/motion.ts'
import { dialog, expectListSettled, openPalette } from './harness/screen.ts'
import { expect, test } from './harness/test.ts'
import { signIn } from './harness/visit.ts'

/**
 * Everyday tasks, each with at most the allowed number of actions. The comments count the actions: a key, a combination
 * of keys, a click, or typing a text. With animations, because most people see them.
 */
test.beforeEach(({ page }) => withMotion(page))

const rows = (page: Page) => page.locator('tr[data-id]')

interface Posts {
  readonly word: string
  readonly statuses: () => Promise<string[]>
}

/** Posts by one person with a word in their titles, and a function that returns their present statuses. */
async function createPosts(admin: Api, count: number): Promise<Posts> {
  const word = uniqueWord()
  const author = await createPerson(admin)
  for (let number = 1; number <= count; number++) await createPost(admin, author, `${word} ${number}`)
  const query = 'query ($q: String) { cmsGetPosts(limit: 100, filter: { q: $q }) { items { status } } }'
  const statuses = async () => {
    const { cmsGetPosts } = await admin.ask<{ cmsGetPosts: { items: { status: string }[] } }>(query, { q: word })
    return cmsGetPosts.items.map(({ status }) => status).sort()
  }
  return { word, statuses }
}

const of = (status: string, count: number) => Array<string>(count).fill(status)

test('“phuong yen” finds Phương Yến: Ctrl-K, type, Enter; and her posts: one click', async ({ page, admin }) => {
  const word = uniqueWord()
  // Newer people who are also found, because the letters are in their names.
  const her = await createPerson(admin, { fullName: `${word} Phương Yến` })
  await createPost(admin, her)
  await createPerson(admin, { fullName: `${word} Phương Yến Nhi` })
  await signIn(page, 'ADMIN', '/posts')
  await expectListSettled(page)
  await openPalette(page) // 1
  await page.keyboard.type(`${word} phuong yen`) // 2
  await page.keyboard.press('Enter') // 3
  await expect(dialog(page, her.fullName)).toBeVisible()
  await page.getByRole('dialog').getByRole('link', { name: '1', exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`/posts\\?createdBy=${her._id}$`))
  await expect(rows(page)).toHaveCount(1)
})

test('three posts are blocked with a preset reason and unblocked again by one key', async ({ page, admin }) => {
  const { word, statuses } = await createPosts(admin, 4)
  await signIn(page, 'STAFF', `/posts?q=${word}`)
  await expectListSettled(page)
  await page.keyboard.press('j')
  for (const key of ['x', 'j', 'x', 'j', 'x']) await page.keyboard.press(key)
  await page.keyboard.press('b')
  await expect(dialog(page, 'Block posts: 3').getByRole('textbox', { name: 'Reason' })).toBeFocused()
  await page.keyboard.press('Alt+1')
  await expect(dialog(page, 'Block posts: 3').getByRole('textbox', { name: 'Reason' })).not.toHaveValue('')
  await page.keyboard.press('Control+Enter')
  await expect.poll(statuses).toEqual([...of('BLOCKED', 3), 'NORMAL'])
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.keyboard.press('u')
  await expect.poll(statuses).toEqual(of('NORMAL', 4))
})

test('ten posts are decided one after the other, three keys each, without leaving the detail', async ({
  page,
  admin,
}) => {
  const { word, statuses } = await createPosts(admin, 11)
  await signIn(page, 'STAFF', `/posts?q=${word}`)
  await expectListSettled(page)
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  const question = dialog(page, 'Block post')
  for (let number = 1; number <= 10; number++) {
    await expect(dialog(page, 'Post Detail').getByText(`${number} of 11`, { exact: true })).toBeVisible()
    await expect(dialog(page, 'Post Detail').getByRole('button', { name: 'Block' })).toBeVisible()
    await page.keyboard.press('b') // 1
    await expect(question.getByRole('textbox', { name: 'Reason' })).toBeFocused()
    await page.keyboard.press('Alt+1') // 2
    await expect(question.getByRole('textbox', { name: 'Reason' })).not.toHaveValue('')
    await page.keyboard.press('Control+Enter') // 3
    await expect(question).toHaveCount(0)
  }
  await expect(dialog(page, 'Post Detail').getByText('11 of 11', { exact: true })).toBeVisible()
  expect(await statuses()).toEqual([...of('BLOCKED', 10), 'NORMAL'])
})

test('what is filtered is exported by two clicks', async ({ page }) => {
  await signIn(page, 'ADMIN', '/users?group=PROVIDER')
  await expectListSettled(page)
  await page.getByRole('button', { name: 'Export' }).click() // 1
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Export as .xlsx' }).click(), // 2
  ])
  expect(download.suggestedFilename()).toMatch(/\.xlsx$/)
})
