import type { Page } from '@playwright/test'
import { choose, dialog, expectListSettled, rowOf } from './harness/screen.ts'
import { createPerson, createPost, setGroup, setStatus } from './harness/api.ts'
import { expect, test } from './harness/test.ts'
import { signIn } from './harness/visit.ts'

test('a row that changes elsewhere is marked and updated, and the selection stays', async ({ page, admin }) => {
  const author = await createPerson(admin)
  const post = await createPost(admin, author)
  const listening = page.waitForResponse('**/live')
  await signIn(page, 'STAFF', `/posts?q=${encodeURIComponent(post.title)}`)
  await listening
  await expectListSettled(page)
  const row = rowOf(page, post.title)
  await row.getByRole('checkbox').check()
  // The first change may come before the live stream is open, while the screen still catches up.
  for (const [status, shown] of [
    ['HIDDEN', 'Hidden'],
    ['SUSPENDING', 'Suspended'],
  ] as const) {
    await setStatus(admin, 'POST', post._id, status)
    await expect(row.getByText(shown, { exact: true })).toBeVisible()
  }
  await expect(row.getByText('Changed just now')).toBeVisible()
  await expect(row.getByRole('checkbox')).toBeChecked()
})

test('the others who have a record open are named, until they leave', async ({ page, otherBrowser, admin }) => {
  const person = await createPerson(admin)
  const colleague = await createPerson(admin, { group: 'ADMIN' })
  const other = await otherBrowser()
  await signIn(page, 'ADMIN', `/users?user=${person._id}`)
  await expect(dialog(page, person.fullName)).toBeVisible()
  await signIn(other, colleague, `/users/${person._id}/edit`)
  const seen = page.getByText(`Also viewing: ${colleague.fullName}`)
  await expect(seen).toBeVisible()
  await other.goto('/posts')
  await expect(seen).toHaveCount(0)
})

test('a form whose record changes elsewhere keeps what was entered until its person decides', async ({
  page,
  admin,
}) => {
  const person = await createPerson(admin)
  await signIn(page, 'ADMIN', `/users/${person._id}/edit`)
  await choose(page, 'Group', 'Staff')
  await setGroup(admin, person._id, 'PROVIDER')
  await expect(warned(page)).toBeVisible()
  const group = page.locator('.ant-form-item').filter({ hasText: 'Group' }).locator('.ant-select-content')
  await expect(group).toHaveText('Staff')

  await page.getByRole('button', { name: 'Show what changed' }).click()
  const difference = dialog(page, 'What changed in the meantime')
  const change = difference.getByRole('row').filter({ hasText: 'Group' })
  await expect(change.locator('del')).toHaveText('Member')
  await expect(change.locator('ins')).toHaveText('Provider')
  await difference.getByRole('button', { name: 'Keep mine' }).click()
  await expect(warned(page)).toHaveCount(0)
  await expect(group).toHaveText('Staff')

  await setStatus(admin, 'USER', person._id, 'HIDDEN')
  await page.getByRole('button', { name: 'Show what changed' }).click()
  await difference.getByRole('button', { name: 'Use theirs' }).click()
  await expect(group).toHaveText('Provider')
})

/** Holds back the first answer that contains a text, which was read when `held` resolves. */
async function holdAnswer(page: Page, text: string) {
  const held = Promise.withResolvers<void>()
  const released = Promise.withResolvers<void>()
  let isFirst = true
  await page.route('**/graphql', async (route) => {
    const response = await route.fetch()
    const body = await response.text()
    if (isFirst && body.includes(text)) {
      isFirst = false
      held.resolve()
      await released.promise
    }
    await route.fulfill({ response, body })
  })
  return { held: held.promise, release: released.resolve }
}

const warned = (page: Page) => page.getByText('Someone changed this record meanwhile. What you typed is still here.')

test('a change is told of that came while the record was on its way', async ({ page, admin }) => {
  const person = await createPerson(admin)
  const record = await holdAnswer(page, person.fullName)
  const listening = page.waitForResponse('**/live')
  await signIn(page, 'ADMIN', `/users/${person._id}/edit`)
  await Promise.all([record.held, listening])
  await setGroup(admin, person._id, 'PROVIDER')
  // Nothing on the screen shows that the window has heard of it.
  await page.waitForTimeout(1_500)
  record.release()
  await expect(warned(page)).toBeVisible()
})

test('a row that was changed while its list was on its way is shown as it is', async ({ page, admin }) => {
  const post = await createPost(admin, await createPerson(admin))
  const list = await holdAnswer(page, post.title)
  const listening = page.waitForResponse('**/live')
  await signIn(page, 'STAFF', `/posts?q=${encodeURIComponent(post.title)}`)
  await Promise.all([list.held, listening])
  await setStatus(admin, 'POST', post._id, 'HIDDEN')
  await page.waitForTimeout(1_500)
  list.release()
  await expect(rowOf(page, post.title).getByText('Hidden', { exact: true })).toBeVisible()
})

test('a change is not forgotten by an answer that is older', async ({ page, admin }) => {
  const person = await createPerson(admin)
  const answer = await holdAnswer(page, 'cmsChangesSince')
  await signIn(page, 'ADMIN', `/users/${person._id}/edit`)
  await answer.held
  await setGroup(admin, person._id, 'PROVIDER')
  await expect(warned(page)).toBeVisible()
  const late = page.waitForResponse(async (response) => (await response.text()).includes('cmsChangesSince'))
  answer.release()
  await late
  await expect(warned(page)).toBeVisible()
})

test('an open window follows what its person may do, without a reload', async ({ page, admin }) => {
  const helper = await createPerson(admin, { group: 'STAFF' })
  const grant = (areas: string) =>
    admin.ask(`mutation ($_id: ID!) { cmsSetGrants(userId: $_id, areas: [${areas}]) { _id } }`, { _id: helper._id })
  const listening = page.waitForResponse('**/live')
  await signIn(page, helper, '/vouchers')
  await listening
  await expect(page.getByRole('heading', { name: 'Permission Denied!' })).toBeVisible()
  await grant('PROMOTION')
  await expect(page.getByRole('link', { name: 'Add Voucher' })).toBeVisible({ timeout: 5_000 })
  await grant('')
  await expect(page.getByRole('heading', { name: 'Permission Denied!' })).toBeVisible({ timeout: 5_000 })
  await expect(page.getByRole('link', { name: 'Add Voucher' })).toHaveCount(0)
})
