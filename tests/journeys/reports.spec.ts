import type { Page } from '@playwright/test'
import { type Api, createPerson, setStatus } from './harness/api.ts'
import { choose, dialog, expectListSettled, expectNotice } from './harness/screen.ts'
import { expect, test } from './harness/test.ts'
import { signIn } from './harness/visit.ts'

interface Reported {
  readonly _id: string
  readonly name: string
}

/**
 * The `n`-th reported page, with the status NORMAL and open reports, and no partner, whose status would need a second look:
 * each journey takes a different one.
 */
async function reportedPage(admin: Api, n: number): Promise<Reported> {
  const { cmsGetPageReports } = await admin.ask<{ cmsGetPageReports: { items: Reported[] } }>(
    '{ cmsGetPageReports(limit: 100) { items { _id name } } }',
  )
  const page = cmsGetPageReports.items[n]!
  await admin.ask('mutation ($_id: ID!) { cmsSetPagePartner(_id: $_id, status: false) { version } }', {
    _id: page._id,
  })
  await admin.ask(`mutation ($_id: ID!) { cmsSetTermStatus(_id: $_id, model: PAGE, termStatus: NORMAL) { version } }`, {
    _id: page._id,
  })
  await admin.ask(`mutation ($_id: ID!) { cmsUnmarkReportsHandled(_id: $_id, model: PAGE) { handledVersion } }`, {
    _id: page._id,
  })
  return page
}

async function pageNow(admin: Api, id: string) {
  const { cmsGetPageReports } = await admin.ask<{
    cmsGetPageReports: { items: { _id: string; termStatus: string; isAdminReport: boolean }[] }
  }>('{ cmsGetPageReports(limit: 100) { items { _id termStatus isAdminReport } } }')
  const { termStatus, isAdminReport } = cmsGetPageReports.items.find(({ _id }) => _id === id)!
  return { termStatus, isAdminReport }
}

const row = (page: Page, id: string) => page.locator(`tr[data-id="${id}"]`)
const closed = { termStatus: 'BLOCKED', isAdminReport: true }
const open = { termStatus: 'NORMAL', isAdminReport: false }

test('a page is blocked from its report, which closes the reports; undo opens them again', async ({ page, admin }) => {
  const { _id, name } = await reportedPage(admin, 0)
  await signIn(page, 'ADMIN', '/reports/page?handle=NO&size=100')
  await row(page, _id).getByRole('link', { name: 'Normal. Change status' }).click()
  const change = dialog(page, 'Change page report status')
  await expect(change.getByText(name)).toBeVisible()
  await expect(change.getByRole('columnheader', { name: 'Message' })).toBeVisible()
  await choose(change, 'Status', 'Blocked')
  await change.getByRole('button', { name: 'OK' }).click()
  await expect(change.getByText('Please input reason!', { exact: true })).toBeVisible()
  await change.getByRole('textbox', { name: 'Reason' }).fill('Lừa khách đặt cọc')
  await change.getByRole('button', { name: 'OK' }).click()
  await expectNotice(page, 'Updated', 'Status admin update success')
  await expect(row(page, _id)).toHaveCount(0)
  expect(await pageNow(admin, _id)).toEqual(closed)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(row(page, _id)).toHaveCount(1)
  expect(await pageNow(admin, _id)).toEqual(open)
  await row(page, _id).getByRole('link', { name: 'History reports' }).click()
  const history = dialog(page, 'History reports')
  await expect(history.getByRole('row').filter({ hasText: '(undid the change before it)' })).toContainText('Normal')
})

test('an open status dialog keeps what was typed, and asks when a colleague was quicker', async ({
  page,
  admin,
  faults,
}) => {
  faults.allow(/status of 409/)
  const { _id } = await reportedPage(admin, 4)
  const listening = page.waitForResponse('**/live')
  await signIn(page, 'ADMIN', '/reports/page?handle=NO&size=100')
  await listening
  await expectListSettled(page)
  await row(page, _id).getByRole('link', { name: 'Normal. Change status' }).click()
  const change = dialog(page, 'Change page report status')
  const reason = change.getByRole('textbox', { name: 'Reason' })
  await reason.fill('Lừa khách đặt cọc')
  await change.getByRole('button', { name: 'OK' }).click()
  await expect(change.getByText('The record is Normal already. Choose another status, or cancel.')).toBeVisible()
  await page.evaluate(() => history.back())
  await dialog(page, 'Leave without saving?').getByRole('button', { name: 'Stay' }).click()

  await setStatus(admin, 'PAGE', _id, 'SUSPENDING')
  await expect(row(page, _id)).toHaveCount(0)
  await expect(change.getByText('Someone changed this record meanwhile. What you typed is still here.')).toBeVisible()
  await expect(reason).toHaveValue('Lừa khách đặt cọc')
  await choose(change, 'Status', 'Blocked')
  await change.getByRole('button', { name: 'OK' }).click()
  const conflict = dialog(page, 'Someone changed this while you were editing')
  await expect(conflict.getByRole('row').filter({ hasText: 'Status' }).locator('ins').first()).toHaveText('Suspended')
  await conflict.getByRole('button', { name: 'Do it anyway' }).click()
  await expectNotice(page, 'Updated', 'Status admin update success')
  await expect(change).toHaveCount(0)
  expect(await pageNow(admin, _id)).toEqual(closed)
})

test('a status that a colleague has set as well is set again: the reason is kept', async ({ page, admin, faults }) => {
  faults.allow(/status of 409/)
  const { _id } = await reportedPage(admin, 5)
  await signIn(page, 'ADMIN', `/reports/page?changeStatus=${_id}`)
  const change = dialog(page, 'Change page report status')
  await choose(change, 'Status', 'Blocked')
  await change.getByRole('textbox', { name: 'Reason' }).fill('Mạo danh')
  await setStatus(admin, 'PAGE', _id, 'BLOCKED', 'Spam')
  await change.getByRole('button', { name: 'OK' }).click()
  await dialog(page, 'Someone changed this while you were editing')
    .getByRole('button', { name: 'Do it anyway' })
    .click()
  await expect(change).toHaveCount(0)
})

test('a dialog of the address closes once on two clicks, and opens for a record that is not in the list', async ({
  page,
  admin,
}) => {
  const { _id, name } = await reportedPage(admin, 6)
  await signIn(page, 'ADMIN', '/posts')
  await page.goto('/reports/page?handle=NO&size=100')
  const [change, history] = [dialog(page, 'Change page report status'), dialog(page, 'History reports')]
  const status = row(page, _id).getByRole('link', { name: 'Normal. Change status' })
  await expect(status).toHaveCSS('border-top-style', 'solid')
  await status.click()
  await change.getByRole('button', { name: 'Cancel' }).dblclick()
  await expect(change).toHaveCount(0)
  await row(page, _id).getByRole('link', { name: 'History reports' }).first().click()
  await expect(history.getByText(name, { exact: true })).toBeVisible()
  await history.getByRole('button', { name: 'Close' }).dblclick()
  await expect(history).toHaveCount(0)
  await expect(page).toHaveURL(/\/reports\/page\?[^/]*$/)

  const listening = page.waitForResponse('**/live')
  await page.goto(`/reports/page?termStatus=BLOCKED&changeStatus=${_id}`)
  await listening
  await expect(change.getByText(name, { exact: true })).toBeVisible()
  await setStatus(admin, 'PAGE', _id, 'SUSPENDING', 'Spam')
  await change.getByRole('button', { name: 'Show what changed' }).click()
  await dialog(page, 'What changed in the meantime').getByRole('button', { name: 'Use theirs' }).click()
  await expect(change.locator('.ant-form-item').filter({ hasText: 'Status' }).getByText('Suspended')).toBeVisible()
  await change.getByRole('button', { name: 'OK' }).click()
  await expect(change).toHaveCount(0)
  await page.goto(`/reports/page?termStatus=BLOCKED&history=${_id}`)
  await expect(history.getByText(name, { exact: true })).toBeVisible()
})

test('a page is blocked from the list of pages, and its report shows it', async ({ page, admin }) => {
  const { _id, name } = await reportedPage(admin, 1)
  await signIn(page, 'ADMIN', `/pages?q=${_id}`)
  await page.getByRole('button', { name: `Block: ${name}` }).click()
  const block = dialog(page, 'Block page')
  await block.getByRole('textbox', { name: 'Reason' }).fill('Mạo danh')
  await block.getByRole('button', { name: 'Block' }).click()
  await expectNotice(page, 'Updated', 'Status admin update success')
  expect(await pageNow(admin, _id)).toEqual(closed)
})

test('a page is blocked from its detail over the reports', async ({ page, admin }) => {
  const { _id } = await reportedPage(admin, 2)
  await signIn(page, 'ADMIN', `/reports/page?size=100&record=${_id}`)
  const card = page.getByRole('dialog')
  await choose(card, 'Status', 'Blocked')
  await card.getByRole('textbox', { name: 'Reason' }).fill('Thông tin sai')
  await card.getByRole('button', { name: 'OK' }).click()
  await expectNotice(page, 'Updated', 'Status admin update success')
  expect(await pageNow(admin, _id)).toEqual(closed)
})

test('reports are marked as handled, which can be undone, and not past a newer report', async ({ page, admin }) => {
  const { _id, name } = await reportedPage(admin, 3)
  await signIn(page, 'ADMIN', '/reports/page?size=100')
  const handled = row(page, _id).getByRole('switch', { name: `Handled: ${name}` })
  await handled.click()
  await expect(handled).toBeChecked()
  await expectNotice(page, 'Updated', 'The reports are marked as handled.')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(handled).not.toBeChecked()

  // The screen shows a state from before the newest report.
  await page.route('**/graphql', async (route) => {
    const sent = route.request().postDataJSON() as { variables?: { lastReportAt?: string } }
    if (sent.variables?.lastReportAt) sent.variables.lastReportAt = '2020-01-01T00:00:00.000Z'
    await route.continue({ postData: JSON.stringify(sent) })
  })
  await handled.click()
  await expectNotice(page, 'Error', 'A newer report has come. Look at it before you mark the reports as handled.')
  await expect(handled).not.toBeChecked()
})

test('the history of a record has its reports and decisions in pages of five', async ({ page, admin }) => {
  const { cmsGetUserReports } = await admin.ask<{
    cmsGetUserReports: { items: { _id: string; fullName: string; totalReports: number }[] }
  }>('{ cmsGetUserReports(limit: 1, sortBy: { type: TOTAL_REPORTS }) { items { _id fullName totalReports } } }')
  const { _id, totalReports } = cmsGetUserReports.items[0]!
  await signIn(page, 'ADMIN', `/reports/user?sort=TOTAL_REPORTS&dir=DESC`)
  await row(page, _id).getByRole('link', { name: 'History reports' }).click()
  const history = dialog(page, 'History reports')
  const reports = history.getByRole('region', { name: 'What people reported' })
  await expect(reports.locator('tbody tr')).toHaveCount(Math.min(5, totalReports))
  if (totalReports > 5) {
    await reports.getByRole('navigation').getByTitle('2').click()
    await expect(reports.locator('tbody tr')).toHaveCount(totalReports - 5)
  }
  const box = await history.locator('.ant-modal-container, .ant-modal-content').first().boundingBox()
  expect(Math.round(box!.width)).toBe(900)

  // The card of a product shows the newest three.
  const { cmsGetProductReports } = await admin.ask<{ cmsGetProductReports: { items: { _id: string }[] } }>(
    '{ cmsGetProductReports(limit: 1, sortBy: { type: TOTAL_REPORTS }) { items { _id } } }',
  )
  await page.goto(`/products?product=${cmsGetProductReports.items[0]!._id}`)
  await expect(page.getByRole('dialog').locator('.small-table tbody tr')).toHaveCount(3)
})

test('many reports are marked as handled at once, by keyboard', async ({ page }) => {
  await signIn(page, 'ADMIN', '/reports/comment?handle=NO')
  await expect(page.locator('tr[data-id]').first()).toBeVisible()
  for (const key of ['j', 'x', 'j', 'x', 'm']) await page.keyboard.press(key)
  await page.getByRole('dialog').getByRole('button', { name: 'Mark as handled' }).click()
  await expectNotice(page, 'Success', 'Marked as handled: 2.')
})

test('who moderates by a grant has the actions in the card of a reported person', async ({ page, admin }) => {
  const moderator = await createPerson(admin, { group: 'STAFF' })
  await admin.ask('mutation ($_id: ID!) { cmsSetGrants(userId: $_id, areas: [MODERATION]) { _id } }', moderator)
  await signIn(page, moderator, '/reports/user')
  await page.locator('tr[data-id] .list-name a').first().click()
  // The footer of the card, with the list's actions.
  await expect(dialog(page, 'User').getByRole('button', { name: 'Next record' })).toBeVisible()
})
