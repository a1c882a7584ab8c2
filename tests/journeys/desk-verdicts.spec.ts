import { createPerson, setStatus } from './harness/api.ts'
import { begin, caseNow, confirm, heading, idIn, openCases } from './harness/desk.ts'
import { choose, dialog, expectListSettled } from './harness/screen.ts'
import { expect, test } from './harness/test.ts'
import { signIn } from './harness/visit.ts'

const opened =
  'mutation ($_id: ID!, $model: TermModel!) { cmsUnmarkReportsHandled(_id: $_id, model: $model) { handledVersion } }'

test('a record that is blocked is restored, or stays so, and the closed case says how', async ({ page, admin }) => {
  const one = (await openCases(admin, 'PRODUCT')).find(({ totalMembers }) => totalMembers === 1)!
  const { model, _id } = one.lead
  await setStatus(admin, model, _id, 'BLOCKED', 'Quảng cáo lừa đảo')
  await signIn(page, 'ADMIN', `/reports/case/${one._id}`)
  await expect(page.getByText(/set the status in a list to Blocked/)).toBeVisible()
  await admin.ask(opened, { _id, model })
  await expect(page.getByRole('toolbar').getByRole('button', { name: 'Restore' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'What people reported' })).toBeInViewport()
  await heading(page).focus()
  await begin(page, 'd')
  const plan = page.getByRole('dialog').locator('.desk-plan')
  await expect(plan).toContainText('stays Blocked')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await begin(page, 'r')
  await expect(plan).toContainText('Blocked → Normal')
  await confirm(page)
  await expect.poll(async () => (await caseNow(admin, one._id)).state).toBe('CLOSED')
  expect((await caseNow(admin, one._id)).lead.termStatus).toBe('NORMAL')
})

test('a list says who decides about a record at the desk, and asks before it takes it from them', async ({
  page,
  otherBrowser,
  admin,
}) => {
  const colleague = await createPerson(admin, { group: 'ADMIN' })
  const one = (await openCases(admin, 'COMMENT')).find(({ lead }) => lead.termStatus === 'NORMAL')!
  const other = await otherBrowser()
  await signIn(other, colleague, '/reports')
  await other.goto(`/reports/case/${one._id}`)
  await expect(heading(other)).toBeFocused()
  await begin(other, 'b')

  await signIn(page, 'ADMIN', '/reports/comment?handle=NO&size=100')
  const handled = page.locator(`tr[data-id="${one.lead._id}"]`).getByRole('switch')
  await handled.click()
  await dialog(page, `Take it from ${colleague.fullName}?`).getByRole('button', { name: 'Cancel' }).click()
  await expect(handled).not.toBeChecked()
  expect((await caseNow(admin, one._id)).state).toBe('OPEN')
  await page.goto(`/reports/comment?handle=NO&size=100&changeStatus=${one.lead._id}`)
  const change = dialog(page, 'Change comment report status')
  await expect(change.getByText(`${colleague.fullName} is deciding this at the desk.`)).toBeVisible()
  await choose(change, 'Status', 'Suspended')
  await change.getByRole('textbox', { name: 'Reason' }).fill('Xúc phạm người khác')
  await change.getByRole('button', { name: 'OK' }).click()
  const question = dialog(page, `Take it from ${colleague.fullName}?`)
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(question).toHaveCount(0)
  expect((await caseNow(admin, one._id)).state).toBe('OPEN')
  await change.getByRole('button', { name: 'OK' }).click()
  await question.getByRole('button', { name: 'Set the status anyway' }).click()
  await expectListSettled(page)
  await expect.poll(async () => (await caseNow(admin, one._id)).lead.termStatus).toBe('SUSPENDING')
})

test('Enter that comes before the plan is kept, and n takes what is due first', async ({ page, admin }) => {
  const cases = await openCases(admin, 'POST')
  const lookedAt = cases.at(-1)!._id
  await signIn(page, 'ADMIN', `/reports/case/${lookedAt}?model=POST`)
  await expect(heading(page)).toBeFocused()
  // Whatever was looked at, what is due first comes first.
  await page.keyboard.press('n')
  await expect.poll(() => idIn(page)).not.toBe(lookedAt)
  const first = idIn(page)
  expect(cases.findIndex(({ _id }) => _id === first)).toBeLessThan(3)
  await expect(heading(page)).toBeFocused()
  await page.route('**/graphql', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_000))
    await route.continue()
  })
  await begin(page, 'd')
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await caseNow(admin, first)).state).toBe('CLOSED')
})
