import type { Page } from '@playwright/test'
import { sharedPassword } from '../../database/demo/sign-ins.ts'
import { type Api, apiOf, createPerson, setGroup } from './harness/api.ts'
import { handsOf } from './harness/hands.ts'
import { choose, dialog, expectNotice, rowOf } from './harness/screen.ts'
import { expect, test } from './harness/test.ts'
import { signIn, visit } from './harness/visit.ts'

interface Request {
  readonly _id: string
  readonly targetName: string
  readonly owner: { readonly phoneNumber: string; readonly badgeStatus: string | null; readonly termStatus: string }
}

/** Waiting requests of the demo, of owners who are not admitted and may sign in; each journey takes a different one. */
async function waiting(admin: Api, type: 'PAGE' | 'USER', index: number): Promise<Request> {
  const { cmsGetVerifies } = await admin.ask<{ cmsGetVerifies: { items: Request[] } }>(
    `query ($type: VerifyType!) { cmsGetVerifies(limit: 20, filter: { type: $type, status: PENDING }) {
      items { _id targetName owner { phoneNumber badgeStatus termStatus } } } }`,
    { type },
  )
  const usual = cmsGetVerifies.items.filter(
    ({ owner }) => owner.badgeStatus !== 'VERIFIED' && owner.termStatus === 'NORMAL',
  )
  return usual[index]!
}

test('a person who is verified enters, and is thrown out when it is taken back', async ({
  page,
  otherBrowser,
  admin,
  faults,
}) => {
  const { _id, targetName, owner } = await waiting(admin, 'USER', 3)
  const credentials = { phoneNumber: owner.phoneNumber, password: sharedPassword }
  const person = await otherBrowser()
  await visit(person, '/login')
  const enter = async () => {
    await person.getByLabel('Phone number').fill(credentials.phoneNumber)
    await person.getByLabel('Password', { exact: true }).fill(credentials.password)
    await person.getByRole('button', { name: /sign in|log in/i }).click()
  }
  await enter()
  await expect(person.getByText('Permission Denied!')).toBeVisible()

  await signIn(page, 'ADMIN', '/verifies/user/pending')
  await rowOf(page, targetName)
    .getByRole('link', { name: /^Pending/ })
    .click()
  const decision = dialog(page, 'Change verify status')
  await expect(decision.getByText('may enter this back office')).toBeVisible()
  await choose(decision, 'Status', 'Verified')
  await decision.getByRole('button', { name: 'OK' }).click()
  await expectNotice(page, 'Updated', 'Status admin update success')
  await expect(rowOf(page, targetName)).toHaveCount(0)

  await enter()
  await expect(person.getByRole('heading', { level: 1 })).toHaveText('Posts')

  await page.goto(`/verifies/user?verify=${_id}`)
  await choose(decision, 'Status', 'Rejected')
  await decision.getByRole('button', { name: 'OK' }).click()
  await expect(decision.getByText('Please enter reason')).toBeVisible()
  await decision.getByLabel('Reject reason').fill('The card has expired')
  faults.allow(/status of 401/)
  await decision.getByRole('button', { name: 'OK' }).click()
  await expectNotice(page, 'Updated', 'Status admin update success')
  await expect(person).toHaveURL(/\/login/)
})

test('a document is enlarged by the keyboard, and leads to the next', async ({ page, admin }) => {
  const { _id } = await waiting(admin, 'USER', 0)
  await signIn(page, 'ADMIN', `/verifies/user?verify=${_id}`)
  const request = dialog(page, 'Change verify status')
  const first = request.getByRole('button', { name: /^Identity, picture 1 of 2/ })
  await expect(first.locator('img')).toBeVisible()
  await first.focus()
  await page.keyboard.press('Enter')
  const enlarged = page.locator('.ant-image-preview-img')
  await expect(enlarged).toBeVisible()
  const shown = await enlarged.getAttribute('src')
  await page.keyboard.press('ArrowRight')
  await expect(enlarged).not.toHaveAttribute('src', shown!)
  await page.keyboard.press('Escape')
  await expect(enlarged).toHaveCount(0)
  await expect(request).toBeVisible()
  await expect(first).toBeFocused()
})

test('documents are shown again after their links are over, and opened only as often as somebody looks', async ({
  page,
  admin,
  letPass,
}) => {
  const [looked, next] = [await waiting(admin, 'USER', 0), await waiting(admin, 'USER', 1)]
  // Longer than a link lasts.
  const pass = () => letPass(6 * 60_000)
  const opened: string[] = []
  page.on('request', (request) => request.url().includes('/verify-documents/') && opened.push(request.url()))
  await signIn(page, 'ADMIN', `/verifies/user/pending?verify=${looked._id}`)
  const request = dialog(page, 'Change verify status')
  const picture = request.getByRole('button', { name: /^Identity, picture 1 of 2/ }).locator('img')
  await expect(picture).toBeVisible()
  const atOnce = opened.length
  await pass()
  await request.getByRole('button', { name: 'Close' }).click()
  await expect(request).toHaveCount(0)
  expect(opened).toHaveLength(atOnce)
  const look = () => rowOf(page, looked.targetName).getByRole('link', { name: /^Pending/ })
  await look().click()
  await expect(picture).toBeVisible()
  expect(opened).toHaveLength(2 * atOnce)

  await page.keyboard.press('j')
  await expect(request.getByText(next.targetName).first()).toBeVisible()
  await expect(picture).toBeVisible()
  await pass()
  await page.keyboard.press('k')
  await expect(request.getByText(looked.targetName).first()).toBeVisible()
  await expect(picture).toBeVisible()
})

const statusOf = async (admin: Api, _id: string) => {
  const { cmsGetVerify } = await admin.ask<{ cmsGetVerify: { status: string; rejectReason: string | null } }>(
    'query ($_id: ID!) { cmsGetVerify(_id: $_id) { status rejectReason } }',
    { _id },
  )
  return cmsGetVerify
}

const openId = (page: Page) => new URL(page.url()).searchParams.get('verify')!

test('a request is decided by at most two keys, and the next one that waits follows', async ({ page, admin }) => {
  const first = await waiting(admin, 'USER', 5)
  await signIn(page, 'ADMIN', `/verifies/user?verify=${first._id}`)
  const request = dialog(page, 'Change verify status')
  const documents = request.locator('.verifies-document img')
  await expect(documents.first()).toBeInViewport()
  await expect(documents.nth(1)).toBeInViewport()

  const approval = handsOf(page)
  await approval.press('a')
  await expect.poll(() => openId(page)).not.toBe(first._id)
  approval.expectAtMost(2)
  await expectNotice(page, 'Updated', 'Status admin update success')
  expect(await statusOf(admin, first._id)).toMatchObject({ status: 'VERIFIED' })

  // The list has requests with any status; the next one waits, too.
  const second = openId(page)
  expect(await statusOf(admin, second)).toMatchObject({ status: 'PENDING' })
  await expect(request.getByRole('button', { name: 'The document has expired' })).toBeVisible()
  const rejection = handsOf(page)
  await rejection.press('2')
  await expect(page.getByRole('textbox', { name: 'Reject reason' })).toHaveValue('The document has expired')
  await rejection.press('Enter')
  await expect.poll(() => openId(page)).not.toBe(second)
  rejection.expectAtMost(2)
  expect(await statusOf(admin, second)).toEqual({ status: 'REJECTED', rejectReason: 'The document has expired' })
  await expect(documents.first()).toBeInViewport()

  await page.keyboard.press('?')
  const help = dialog(page, 'Keyboard shortcuts')
  for (const text of ['Approve', 'Reject…', 'Reject: The document has expired'])
    await expect(help.getByText(text, { exact: true })).toBeVisible()
})

test('whoever is second on a request is told who decided it, and gets the next one', async ({
  page,
  admin,
  faults,
}) => {
  faults.allow(/status of 409/)
  const { _id, targetName } = await waiting(admin, 'USER', 4)
  await signIn(page, 'ADMIN', `/verifies/user/pending?verify=${_id}`)
  await expect(dialog(page, 'Change verify status').locator('.verifies-document img').first()).toBeVisible()
  // Nothing tells this window of the decision before the key is pressed.
  await page.route('**/live', (route) => route.abort())
  const colleague = await createPerson(admin, { group: 'ADMIN' })
  const other = await apiOf(new URL(page.url()).origin, colleague)
  await other.ask(
    'mutation ($_id: ID!) { cmsSetVerifyStatus(_id: $_id, status: REJECTED, reason: "Ảnh mờ") { version } }',
    { _id },
  )
  await page.keyboard.press('a')
  await expectNotice(
    page,
    'Decided meanwhile',
    `${colleague.fullName} has set the request of ${targetName} to Rejected.`,
  )
  await expect.poll(() => openId(page)).not.toBe(_id)
  expect(await statusOf(admin, openId(page))).toMatchObject({ status: 'PENDING' })
  expect(await statusOf(admin, _id)).toMatchObject({ status: 'REJECTED', rejectReason: 'Ảnh mờ' })
})

test('sealed details are masked until they are asked for', async ({ page, admin }) => {
  const { _id } = await waiting(admin, 'PAGE', 0)
  await signIn(page, 'ADMIN', `/verifies/page?verify=${_id}`)
  const request = dialog(page, 'Change verify status')
  await expect(request.getByText('•••• ••••').first()).toBeVisible()
  await request.getByRole('button', { name: 'Show', exact: true }).click()
  await expect(request.getByText('•••• ••••')).toHaveCount(0)
  await expect(request.getByText(/^000\d{7,}$/)).toBeVisible()
})

test('an area opens its screens to a member of STAFF, and closes them', async ({ page, otherBrowser, admin }) => {
  const helper = await createPerson(admin, { group: 'STAFF' })
  const screen = await otherBrowser()
  await signIn(screen, helper, '/posts')
  const entry = screen.getByRole('navigation').getByRole('link', { name: 'Page verify' })
  await expect(screen.getByRole('heading', { level: 1 })).toHaveText('Posts')
  await expect(entry).toHaveCount(0)
  await signIn(page, 'ADMIN', `/users/${helper._id}/edit`)
  await page.getByRole('button', { name: 'Change permissions' }).click()
  const areas = dialog(page, `Permissions of ${helper.fullName}`)
  await areas.getByRole('checkbox', { name: /^Verification/ }).check()
  await areas.getByRole('button', { name: 'Save' }).click()
  await expectNotice(page, 'Updated', 'Permissions updated')
  await expect(page.getByText('Whoever is verified may enter this back office')).toBeVisible()
  await screen.goto('/verifies/page')
  await expect(screen.getByRole('heading', { level: 1 })).toHaveText('Page verify')
  await expect(screen.locator('tr[data-id]').first()).toBeVisible()
  await setGroup(admin, helper._id, 'PROVIDER')
  await setGroup(admin, helper._id, 'STAFF')
  await signIn(screen, helper, '/verifies/page')
  await expect(screen.getByText('Permission Denied!')).toBeVisible()
})

test('addresses take a status in any case, and nothing else', async ({ page }) => {
  await signIn(page, 'ADMIN', '/verifies/page/Verified')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page verify: Verified')
  await expect(page.getByRole('combobox', { name: 'Status' })).toHaveCount(0)
  await page.getByRole('searchbox').fill('zqxv')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page).toHaveURL(/q=zqxv/)
  await page.goto('/verifies/user/APPROVED')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found')
})
