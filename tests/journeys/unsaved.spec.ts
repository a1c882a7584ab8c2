import type { Page } from '@playwright/test'
import { type Api, createPerson, uniqueWord } from './harness/api.ts'
import { choose, dialog, expectListSettled, rowOf } from './harness/screen.ts'
import { expect, test } from './harness/test.ts'
import { signIn } from './harness/visit.ts'
import type { Credentials } from '../process/api-client.ts'

const kept = 'You typed this before your session ended'

async function signInByHand(page: Page, { phoneNumber, password }: Credentials): Promise<void> {
  // The address changes before the screen does, and the previous form also has a phone number field.
  const submit = page.getByRole('button', { name: 'Sign in' })
  await expect(submit).toBeVisible()
  await page.getByLabel('Phone number').fill(phoneNumber)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await submit.click()
}

/** Ends the person's sessions on the server; the page notices with its next request. */
const endSessions = (admin: Api, userId: string) =>
  admin.ask('mutation ($userId: ID!) { cmsEndSessions(userId: $userId) }', { userId })

const inStorage = (page: Page) => page.evaluate(() => Object.entries({ ...sessionStorage }).join('\n'))

test('what was typed is restored after signing in again, without passwords, and can be discarded', async ({
  page,
  admin,
  faults,
}) => {
  faults.allow(/status of 40[013]/)
  const person = await createPerson(admin, { group: 'ADMIN' })
  const name = `Người mới ${uniqueWord()}`
  await signIn(page, person, '/users/create')
  await page.getByLabel('Full name').fill(name)
  await page.getByLabel('Phone number').fill('0961234567')
  await page.getByRole('radio', { name: 'Female' }).check()
  await page.getByLabel('Password', { exact: true }).fill('mat-khau-bi-mat')
  await page.getByLabel('Password confirm').fill('mat-khau-bi-mat')
  await endSessions(admin, person._id)
  await page.getByRole('button', { name: 'Create user' }).click()
  await expect(page).toHaveURL(/\/login/)
  expect(await inStorage(page)).toContain(name)
  expect(await inStorage(page)).not.toContain('mat-khau-bi-mat')

  await signInByHand(page, person)
  await expect(page).toHaveURL(/\/users\/create$/)
  await expect(page.getByText(kept)).toBeVisible()
  await expect(page.getByLabel('Full name')).toHaveValue(name)
  await expect(page.getByLabel('Phone number')).toHaveValue('0961234567')
  await expect(page.getByRole('radio', { name: 'Female' })).toBeChecked()
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('')

  // It still counts as unsaved.
  await page.getByRole('link', { name: 'Posts', exact: true }).click()
  await dialog(page, 'Leave without saving?').getByRole('button', { name: 'Stay' }).click()
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(page.getByLabel('Full name')).toHaveValue('')
  await expect(page.getByText(kept)).toHaveCount(0)
  await page.getByRole('link', { name: 'Posts', exact: true }).click()
  await expect(page).toHaveURL(/\/posts$/)
})

test('another person who signs in there never sees it, and signing out by choice deletes it', async ({
  page,
  admin,
  product,
  faults,
}) => {
  faults.allow(/status of 40[013]/)
  const person = await createPerson(admin, { group: 'ADMIN' })
  await signIn(page, person, '/posts/create')
  await page.getByLabel('Title').fill('Của người khác')
  await endSessions(admin, person._id)
  await page.getByLabel('Phone number').fill('0961')
  await expect(page).toHaveURL(/\/login/)
  await signInByHand(page, product.signIns.ADMIN)
  await expect(page).toHaveURL(/\/posts\/create$/)
  await expect(page.getByLabel('Title')).toHaveValue('')
  await expect(page.getByText(kept)).toHaveCount(0)
  expect(await inStorage(page)).not.toContain('Của người khác')

  await page.getByLabel('Title').fill('Bỏ đi')
  await page.getByRole('button', { name: /account$/ }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/login$/)
  expect(await inStorage(page)).not.toContain('Bỏ đi')
})

test('signing out in another tab keeps it too', async ({ page, context, admin }) => {
  const person = await createPerson(admin, { group: 'ADMIN' })
  const about = await createPerson(admin)
  await signIn(page, person, `/users/${about._id}/edit`)
  await choose(page, 'Group', 'Provider')
  const other = await context.newPage()
  await other.goto('/account/profile')
  await other.getByRole('button', { name: /account$/ }).click()
  await other.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/login/)
  await signInByHand(page, person)
  await expect(page).toHaveURL(/\/edit$/)
  await expect(page.getByText(kept)).toBeVisible()
  await expect(page.locator('form').getByText('Provider', { exact: true })).toBeVisible()
})

test('a dialog asks before it is closed or left by Back, and restores its text after signing in', async ({
  page,
  admin,
  faults,
}) => {
  faults.allow(/status of 40[013]/)
  const [person, about] = [await createPerson(admin, { group: 'ADMIN' }), await createPerson(admin)]
  await signIn(page, person, '/posts')
  await page.getByRole('link', { name: 'Users', exact: true }).click()
  await page.getByRole('searchbox').fill(about.fullName)
  await expectListSettled(page)
  const openDialog = async () => {
    await rowOf(page, about.fullName)
      .getByRole('button', { name: /^More actions/ })
      .click()
    await page.getByRole('menuitem', { name: 'Block', exact: true }).click()
  }
  await openDialog()
  const reason = page.getByRole('textbox', { name: 'Reason' })
  await reason.fill('Vì spam nhiều lần')
  await page.keyboard.press('Escape')
  await dialog(page, 'Leave without saving?').getByRole('button', { name: 'Stay' }).click()
  await page.evaluate(() => history.back())
  await dialog(page, 'Leave without saving?').getByRole('button', { name: 'Stay' }).click()
  await expect(reason).toHaveValue('Vì spam nhiều lần')

  await endSessions(admin, person._id)
  await page.getByRole('dialog').getByRole('button', { name: 'Block', exact: true }).click()
  await expect(page).toHaveURL(/\/login/)
  await signInByHand(page, person)
  await expect(page.getByText('Your unsaved text was kept')).toBeVisible()
  await expectListSettled(page)
  await openDialog()
  await expect(page.getByText(kept)).toBeVisible()
  await expect(reason).toHaveValue('Vì spam nhiều lần')
})

test('Escape right after a letter still asks', async ({ page, admin }) => {
  const about = await createPerson(admin)
  await signIn(page, 'ADMIN', `/users?query=${encodeURIComponent(about.fullName)}`)
  await rowOf(page, about.fullName)
    .getByRole('button', { name: /^More actions/ })
    .click()
  await page.getByRole('menuitem', { name: 'Block', exact: true }).click()
  // Both in one step: nothing is rendered in between.
  await page.getByRole('textbox', { name: 'Reason' }).evaluate((field) => {
    field.focus()
    document.execCommand('insertText', false, 'V')
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }))
  })
  await dialog(page, 'Leave without saving?').getByRole('button', { name: 'Stay' }).click()
  await expect(page.getByRole('textbox', { name: 'Reason' })).toHaveValue('V')
})

test('a screen whose code cannot be loaded opens, complete, once the server is back', async ({ page, faults }) => {
  faults.allow(/could not be loaded|dynamically imported module|ERR_FAILED|Unable to preload/)
  await signIn(page, 'ADMIN', '/account/profile')
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible()
  await page.context().route('**', (route) => route.abort())
  for (const name of ['Places', 'Audit log']) {
    await page.getByRole('link', { name, exact: true }).click()
    await expect(page.getByRole('heading', { name: 'The server cannot be reached' })).toBeVisible()
  }
  await page.context().unroute('**')
  await expect(page.getByRole('heading', { level: 1, name: 'Audit log' })).toBeVisible()
  await expectListSettled(page)
})

test('a part whose code cannot be loaded says so, and leaves what was typed', async ({ page, faults }) => {
  faults.allow(/Failed to fetch dynamically imported module|ERR_FAILED/)
  await signIn(page, 'ADMIN', '/sensitive-words')
  await expectListSettled(page)
  const first = page.locator('tr[data-id]').first()
  await first.getByRole('button', { name: /^Edit: / }).click()
  const field = page.getByRole('dialog').getByRole('textbox').first()
  await field.fill('đang gõ dở')
  await page.route(/\/assets\/history-timeline-/, (route) => route.abort())
  await page.getByRole('dialog').getByRole('button', { name: 'Show history' }).click()
  const notice = page.getByRole('alert').filter({ hasText: 'This part could not be loaded' })
  await expect(notice).toBeVisible()
  await expect(field).toHaveValue('đang gõ dở')

  await page.unroute(/\/assets\/history-timeline-/)
  page.once('dialog', (leaving) => void leaving.accept())
  await notice.getByRole('button', { name: 'Reload the page' }).click()
  // The form is open again, because it has an address.
  await expect(notice).toHaveCount(0)
  await page.getByRole('dialog').getByRole('button', { name: 'Show history' }).click()
  await expect(page.getByRole('dialog').locator('.audit-history li, .audit-empty').first()).toBeVisible()
})
