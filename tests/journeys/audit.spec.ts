import { type Api, createPerson, createPost, type Post, setStatus } from './harness/api.ts'
import { dialog, expectListSettled, expectNotice, rowOf } from './harness/screen.ts'
import { expect, test } from './harness/test.ts'
import type { Page } from '@playwright/test'
import { signIn } from './harness/visit.ts'

async function statusOf(admin: Api, { _id }: Post): Promise<string> {
  const { cmsGetPost } = await admin.ask<{ cmsGetPost: { status: string } }>(
    'query ($id: ID!) { cmsGetPost(_id: $id) { status } }',
    { id: _id },
  )
  return cmsGetPost.status
}

async function block(page: Page, post: Post, reason: string): Promise<void> {
  await page.getByRole('button', { name: `Block: ${post.title}` }).click()
  await dialog(page, 'Block post').getByLabel('Reason').fill(reason)
  await dialog(page, 'Block post').getByRole('button', { name: 'Block' }).click()
  await expectNotice(page, 'Blocked', 'Record has been blocked.')
}

test('a change of status is undone from its notice, and the history tells both', async ({ page, admin }) => {
  const post = await createPost(admin, await createPerson(admin))
  await signIn(page, 'ADMIN', `/posts?q=${encodeURIComponent(post.title)}`)
  await block(page, post, 'Nhầm bài')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expectNotice(page, 'Undone', 'The change has been undone.')
  await expect(rowOf(page, post.title).getByText('BLOCKED', { exact: true })).toHaveCount(0)
  expect(await statusOf(admin, post)).toBe('NORMAL')

  await page.goto(`/posts/${post._id}`)
  await page.getByRole('button', { name: 'Show history' }).click()
  const entries = page.locator('.audit-timeline > li')
  await expect(entries).toHaveCount(3)
  await expect(entries.nth(0)).toContainText('Undid the change before')
  await expect(entries.nth(1)).toContainText('Changed the status')
  await expect(entries.nth(1)).toContainText('Nhầm bài')
  await expect(entries.nth(1).locator('del')).toHaveText('NORMAL')
  await expect(entries.nth(1).locator('ins')).toHaveText('BLOCKED')
  await expect(entries.nth(2)).toContainText('Created the post')
})

test('what has been changed since is not undone', async ({ page, admin, faults }) => {
  faults.allow(/status of 409|status of 200/)
  const post = await createPost(admin, await createPerson(admin))
  await signIn(page, 'ADMIN', `/posts?q=${encodeURIComponent(post.title)}`)
  await block(page, post, 'Spam')
  await setStatus(admin, 'POST', post._id, 'SUSPENDING', 'Chờ xem lại')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expectNotice(page, 'Error', 'The record has been changed since and was left as it is now.')
  expect(await statusOf(admin, post)).toBe('SUSPENDING')
})

test('the log is filtered by who and what, and found whole', async ({ page, admin }) => {
  const post = await createPost(admin, await createPerson(admin))
  await setStatus(admin, 'POST', post._id, 'BLOCKED', 'Lừa đảo')
  await signIn(page, 'ADMIN', '/audit?model=POST&action=cmsSetTermStatus')
  await expectListSettled(page)
  const row = rowOf(page, post.title)
  await expect(row).toContainText('Lừa đảo')
  await expect(row.getByRole('link', { name: post.title })).toHaveAttribute('href', `/posts/${post._id}`)

  const state = page.getByRole('region', { name: 'Integrity of the log' })
  await state.getByRole('button', { name: 'Verify' }).click()
  await expect(state.getByText(/^Whole: [\d,]+ entries in [\d,]+ chains$/)).toBeVisible()
})

test('the log is closed to STAFF', async ({ page }) => {
  await signIn(page, 'STAFF', '/audit')
  await expect(page.getByText('Permission Denied!').first()).toBeVisible()
})
