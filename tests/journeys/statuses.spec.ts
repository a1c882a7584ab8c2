import { createPerson, createPost, type Api } from './harness/api.ts'
import { begin, caseNow, heading, openCases } from './harness/desk.ts'
import { handsOf } from './harness/hands.ts'
import { choose, dialog, expectNotice, rowOf } from './harness/screen.ts'
import { expect, test } from './harness/test.ts'
import { signIn } from './harness/visit.ts'

const daysUntil = (moment: string) => Math.round((Date.parse(moment) - Date.now()) / 86_400_000)

test('somebody is suspended for seven days by four clicks after the search', async ({ page, admin }) => {
  const person = await createPerson(admin)
  await signIn(page, 'ADMIN', `/users?query=${encodeURIComponent(person.fullName)}`)
  const row = rowOf(page, person.fullName)
  await expect(row).toHaveCount(1)
  const hands = handsOf(page)
  await hands.click(row.getByRole('button', { name: /^More|actions/i }).last())
  await hands.click(page.getByRole('menuitem', { name: 'Suspend…' }))
  const suspend = dialog(page, 'Suspend')
  await expect(suspend.getByText(person.fullName)).toBeVisible()
  await hands.click(suspend.getByRole('button', { name: 'Repeated spam or advertising' }))
  await hands.click(suspend.getByRole('button', { name: 'Suspend', exact: true }))
  hands.expectAtMost(4)
  await expect(row.getByText('Suspended')).toBeVisible()
  await expect(row.getByText(/^ ?until /)).toBeVisible()
  const { cmsGetUser } = await admin.ask<{ cmsGetUser: { termStatus: string; reason: { until: string }[] } }>(
    'query ($_id: ID!) { cmsGetUser(userId: $_id) { termStatus reason { until } } }',
    { _id: person._id },
  )
  expect(cmsGetUser.termStatus).toBe('SUSPENDING')
  expect(daysUntil(cmsGetUser.reason[0]!.until)).toBe(7)
})

test('a post is suspended by the keys of the desk, and its end is in the list and in the detail', async ({
  page,
  admin,
}) => {
  const post = await createPost(admin, await createPerson(admin))
  await signIn(page, 'ADMIN', `/posts?q=${encodeURIComponent(post.title)}`)
  const row = rowOf(page, post.title)
  await expect(row).toHaveCount(1)
  await page.keyboard.press('j')
  await page.keyboard.press('s')
  const suspend = dialog(page, 'Suspend')
  await expect(suspend.getByRole('textbox', { name: 'Reason' })).toBeFocused()
  await choose(suspend, 'Ends', 'After 3 days')
  await suspend.getByRole('textbox', { name: 'Reason' }).fill('Spam')
  await page.keyboard.press('Enter')
  await expectNotice(page, 'Updated', 'Status admin update success')
  await expect(row.getByText(/until /)).toBeVisible()
  await row.getByRole('link', { name: post.title }).first().click()
  await expect(
    page
      .getByRole('dialog')
      .getByText(/until /)
      .first(),
  ).toBeVisible()
})

test('the question about many records says which a colleague is deciding, and asks before they are taken', async ({
  page,
  otherBrowser,
  admin,
}) => {
  const colleague = await createPerson(admin, { group: 'ADMIN' })
  const one = (await openCases(admin, 'COMMENT')).find(({ lead }) => lead.termStatus === 'NORMAL')!
  const other = await otherBrowser()
  await signIn(other, colleague, `/reports/case/${one._id}`)
  await expect(heading(other)).toBeFocused()
  await begin(other, 'b')

  await signIn(page, 'ADMIN', '/reports/comment?handle=NO&size=100')
  const row = page.locator(`tr[data-id="${one.lead._id}"]`)
  await row.getByRole('checkbox').check()
  await page
    .getByRole('region', { name: /selected/ })
    .getByRole('button', { name: 'Block', exact: true })
    .click()
  const question = page.getByRole('dialog').filter({ has: page.getByRole('textbox', { name: 'Reason' }) })
  await expect(question.getByText(`${colleague.fullName} is deciding this at the desk.`)).toBeVisible()
  await question.getByRole('textbox', { name: 'Reason' }).fill('Quảng cáo')
  await page.keyboard.press('Control+Enter')
  const taking = dialog(page, `Take it from ${colleague.fullName}?`)
  await taking.getByRole('button', { name: 'Cancel' }).click()
  await expect(taking).toHaveCount(0)
  expect((await caseNow(admin, one._id)).lead.termStatus).toBe('NORMAL')
  await question.getByRole('button', { name: 'Block', exact: true }).click()
  await taking.getByRole('button', { name: 'Go on anyway' }).click()
  await expect.poll(async () => (await caseNow(admin, one._id)).lead.termStatus).toBe('BLOCKED')
})

test('the status that a record has is set again, which keeps the reason and closes its reports', async ({
  page,
  admin,
}) => {
  const one = (await openCases(admin, 'PRODUCT')).find(
    ({ totalMembers, lead }) => totalMembers === 1 && lead.termStatus === 'NORMAL',
  )!
  await signIn(page, 'ADMIN', `/reports/product?changeStatus=${one.lead._id}`)
  const change = dialog(page, 'Change product report status')
  await expect(change.getByRole('combobox', { name: 'Status' })).toBeVisible()
  await choose(change, 'Status', 'Normal')
  await expect(change.getByText(/^Set Normal again and close the open reports/)).toBeVisible()
  await change.getByRole('textbox', { name: 'Reason' }).fill('Đã kiểm tra, không vi phạm')
  await change.getByRole('button', { name: 'OK', exact: true }).click()
  await expectNotice(page, 'Updated', 'Status admin update success')
  const { termStatus, reason } = await productNow(admin, one.lead._id)
  expect(termStatus).toBe('NORMAL')
  expect(reason[0]).toEqual({ reason: 'Đã kiểm tra, không vi phạm', status: 'NORMAL' })
  expect((await caseNow(admin, one._id)).state).toBe('CLOSED')
  // Nothing is left to close: the status is no choice any more.
  await page.goto(`/reports/product?changeStatus=${one.lead._id}`)
  await change.getByRole('combobox', { name: 'Status' }).click()
  await expect(page.locator('.ant-select-item-option-disabled').getByText('Normal', { exact: true })).toBeVisible()
})

async function productNow(admin: Api, _id: string) {
  const { cmsGetProduct } = await admin.ask<{ cmsGetProduct: { termStatus: string; reason: object[] } }>(
    'query ($_id: ID!) { cmsGetProduct(_id: $_id) { termStatus reason { reason status } } }',
    { _id },
  )
  return cmsGetProduct
}
