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
  await dialog(page, 'Block post').getByRole('textbox', { name: 'Reason' }).fill(reason)
  await dialog(page, 'Block post').getByRole('button', { name: 'Block' }).click()
  await expectNotice(page, 'Blocked', 'Record has been blocked.')
}

test('a change of status is undone from its notice, and the history shows both', async ({ page, admin }) => {
  const post = await createPost(admin, await createPerson(admin))
  await signIn(page, 'ADMIN', `/posts?q=${encodeURIComponent(post.title)}`)
  await block(page, post, 'Nhầm bài')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expectNotice(page, 'Undone', 'The change has been undone.')
  await expect(rowOf(page, post.title).getByText('Blocked', { exact: true })).toHaveCount(0)
  expect(await statusOf(admin, post)).toBe('NORMAL')

  await page.goto(`/posts/${post._id}`)
  await page.getByRole('button', { name: 'Show history' }).click()
  const entries = page.locator('.audit-timeline > li')
  await expect(entries).toHaveCount(3)
  await expect(entries.nth(0)).toContainText('Undid a change')
  await expect(entries.nth(1)).toContainText('Changed the status')
  await expect(entries.nth(1)).toContainText('Nhầm bài')
  await expect(entries.nth(1).locator('del')).toHaveText('Normal')
  await expect(entries.nth(1).locator('ins')).toHaveText('Blocked')
  await expect(entries.nth(2)).toContainText('Created the post')
})

test('a record that has changed since is not undone', async ({ page, admin, faults }) => {
  faults.allow(/status of 409|status of 200/)
  const post = await createPost(admin, await createPerson(admin))
  await signIn(page, 'ADMIN', `/posts?q=${encodeURIComponent(post.title)}`)
  await block(page, post, 'Spam')
  await setStatus(admin, 'POST', post._id, 'SUSPENDING', 'Chờ xem lại')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expectNotice(page, 'Error', 'The record has changed since then, so nothing was undone.')
  expect(await statusOf(admin, post)).toBe('SUSPENDING')
})

test('the audit log is filtered by actor and action, and verified', async ({ page, admin }) => {
  const post = await createPost(admin, await createPerson(admin))
  await setStatus(admin, 'POST', post._id, 'BLOCKED', 'Lừa đảo')
  await signIn(page, 'ADMIN', '/audit?model=POST&action=cmsSetTermStatus')
  await expectListSettled(page)
  const row = rowOf(page, post.title)
  await expect(row).toContainText('Lừa đảo')
  await expect(row.getByRole('link', { name: post.title })).toHaveAttribute('href', `/posts/${post._id}`)

  const state = page.getByRole('region', { name: 'Integrity of the log' })
  await state.getByRole('button', { name: 'Verify' }).click()
  await expect(state.getByText(/^Intact: [\d,]+ entries in [\d,]+ chains$/)).toBeVisible()
})

for (const [language, button, texts] of [
  [
    'en',
    'Verify',
    [
      'Problems found: 23',
      'Chain POST:1, entries 2 to 3: missing',
      'Chain USER:1, entry 4: does not match checkpoint 7',
      'Checkpoint 6: missing',
      'and 20 more',
      'Compared with all checkpoints; the newest is number 7 of',
    ],
  ],
  [
    'vi',
    'Kiểm tra',
    [
      'Số chỗ sai lệch: 23',
      'Chuỗi POST:1, mục 2 đến 3: bị mất',
      'Chuỗi USER:1, mục 4: không khớp với mốc niêm phong 7',
      'Mốc niêm phong 6: bị mất',
      'và 20 chỗ khác',
      'mới nhất là mốc số 7 lúc',
    ],
  ],
] as const) {
  test(`problems of the audit log are described (${language})`, async ({ page }) => {
    let pressed = () => {}
    const afterwards = new Promise<void>((resolve) => (pressed = resolve))
    await page.route('/graphql', async (route) => {
      const response = await route.fetch()
      const json = (await response.json()) as { data?: { cmsVerifyAudit?: object; cmsAuditVerification?: object } }
      // The response to the screen's first request arrives after the button was pressed, but is older.
      if (json.data && 'cmsAuditVerification' in json.data) await afterwards
      if (json.data?.cmsVerifyAudit) {
        Object.assign(json.data.cmsVerifyAudit, {
          state: 'BROKEN',
          checkpoint: { number: 7, createdAt: '2026-03-14T08:30:00.000Z' },
          found: 23,
          broken: [
            { problem: 'missing', chain: 'POST:1', first: 2, last: 3, checkpoint: 7 },
            { problem: 'rewritten', chain: 'USER:1', first: 4, last: 4, checkpoint: 7 },
            { problem: 'checkpoint_missing', chain: null, first: 6, last: 6, checkpoint: null },
          ],
        })
      }
      await route.fulfill({ response, json })
    })
    await signIn(page, 'ADMIN', '/audit', { language })
    await page.getByRole('button', { name: button, exact: true }).click()
    const section = page.locator('.audit-verify')
    await expect(section.getByText(texts[0])).toBeVisible()
    pressed()
    await page.waitForTimeout(500)
    for (const text of texts) await expect(section.getByText(text)).toBeVisible()
  })
}

test('the audit log is closed to STAFF', async ({ page }) => {
  await signIn(page, 'STAFF', '/audit')
  await expect(page.getByText('Permission Denied!').first()).toBeVisible()
})
