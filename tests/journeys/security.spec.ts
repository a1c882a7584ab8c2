import type { Page } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import { type Credentials, signIn as signInByApi } from '../process/api-client.ts'
import { type Authenticator, authenticator, untilStepLasts } from '../harness/authenticator.ts'
import { apiOf, createPerson } from './harness/api.ts'
import { withServer } from './harness/product.ts'
import {
  dialog,
  expectListSettled,
  expectNoSidewaysScroll,
  expectNotice,
  expectSignedOutByNextStep,
} from './harness/screen.ts'
import { expect, test } from './harness/test.ts'
import { signIn, typeCredentials, visit } from './harness/visit.ts'

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

/**
 * Enters the password, reads the key from the screen into an authenticator, and confirms with the code of the previous
 * step.
 */
async function enrolHere(page: Page, { password }: Credentials): Promise<{ app: Authenticator; codes: string[] }> {
  const asked = page.getByLabel('Current password').last()
  await expect(asked).toBeFocused()
  await asked.fill('khong-phai-mat-khau')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('The current password is not correct.', { exact: true }).first()).toBeVisible()
  await expect(page.locator('.security-key')).toHaveCount(0)
  await asked.fill(password)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible()
  await expect(page.getByText('Scan this with an authenticator app')).toBeFocused()
  const app = authenticator((await page.locator('.security-key code').innerText()).replaceAll(' ', ''))
  await untilStepLasts(20_000)
  await page.getByLabel('Code from the app').fill(app.code(-1))
  await page.getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Your recovery codes' })).toBeFocused()
  const codes = await page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem').allInnerTexts()
  expect(codes).toHaveLength(10)
  return { app, codes }
}

test('a second factor is set up, required at sign-in, and turned off again', async ({
  page,
  admin,
  otherBrowser,
  faults,
}) => {
  faults.allow(/status of 40[01]/)
  const person = await createPerson(admin, { group: 'STAFF' })
  await signIn(page, person, '/account/profile')
  await page.getByRole('link', { name: /Account security/ }).click()
  await expect(page.getByRole('heading', { name: 'Account security', level: 1 })).toBeFocused()
  const factor = section(page, 'Two-step verification')
  await expect(factor.getByText('Off', { exact: true })).toBeVisible()
  await factor.getByRole('button', { name: 'Set up' }).click()
  const { app, codes } = await enrolHere(page, person)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download as text' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('recovery-codes.txt')
  const text = await readFile(await download.path(), 'utf8')
  for (const code of codes) expect(text).toContain(code)
  await page.getByRole('button', { name: "I've saved these codes" }).click()
  await expect(factor.getByText('Recovery codes left: 10')).toBeVisible()
  await expect(page.getByText(codes[0]!)).toHaveCount(0)

  const other = await otherBrowser()
  await visit(other, '/login')
  await typeCredentials(other, person)
  const code = other.getByLabel('Code', { exact: true })
  await expect(code).toBeFocused()
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code')
  await expect(code).toHaveAccessibleDescription('The 6 digits in your authenticator app, or a recovery code.')
  await expect(other.getByLabel('Phone number')).toHaveValue(person.phoneNumber)
  await expect(other.getByLabel('Password', { exact: true })).toHaveValue(person.password)
  await other.keyboard.press('Enter')
  await expect(other.getByText('Please enter the code of your authenticator app.', { exact: true })).toBeVisible()
  await code.fill('000000')
  await other.keyboard.press('Enter')
  await expect(other.getByRole('alert').getByRole('listitem')).toHaveText([
    'This code is incorrect or has already been used.',
  ])
  await code.fill(app.code())
  await other.keyboard.press('Enter')
  await expectListSettled(other)

  const again = await otherBrowser()
  await visit(again, '/login')
  await typeCredentials(again, person)
  await again.getByLabel('Code', { exact: true }).fill(codes[0]!.toLowerCase())
  await again.keyboard.press('Enter')
  await expectListSettled(again)

  await page.reload()
  await expect(factor.getByText('Recovery codes left: 9')).toBeVisible()
  await factor.getByRole('button', { name: 'Turn off' }).click()
  const asked = dialog(page, 'Turn off two-step verification?')
  await asked.getByLabel('Current password').fill('khong-phai-mat-khau')
  await asked.getByRole('button', { name: 'Turn off' }).click()
  await expect(asked.getByText('Please input the code!')).toBeVisible()
  await asked.getByLabel('Code from the app, or a recovery code').fill(codes[1]!)
  await page.keyboard.press('Enter')
  await expect(asked.getByText('The current password is not correct.')).toBeVisible()
  await asked.getByLabel('Current password').fill(person.password)
  await page.keyboard.press('Enter')
  await expectNotice(page, 'Success', 'Two-step verification is off.')
  await expect(factor.getByText('Off', { exact: true })).toBeVisible()
})

test('other devices are listed and signed out, one by one and all', async ({
  page,
  admin,
  product,
  otherBrowser,
  faults,
}) => {
  faults.allow(/status of 401/)
  const person = await createPerson(admin, { group: 'STAFF' })
  const victim = await otherBrowser()
  await signIn(victim, person, '/posts')
  await expectListSettled(victim)
  for (let devices = 0; devices < 5; devices++) await signInByApi(product.url, person)
  await signIn(page, person, '/account/security')
  const sessions = section(page, 'Where you are signed in')
  // Registering also created a session, and so did each sign-in by the harness.
  await expect(sessions.getByRole('listitem').first()).toContainText('This device')
  await expect(sessions.getByText('127.0.0.1').first()).toBeVisible()
  await expect(sessions.getByRole('listitem')).toHaveCount(5)
  await sessions.getByRole('button', { name: /^Show all \d+ devices$/ }).click()
  const before = await sessions.getByRole('listitem').count()
  await sessions
    .getByRole('button', { name: /^Sign out Unknown device/ })
    .first()
    .click()
  await dialog(page, 'Sign out this device?').getByRole('button', { name: 'Sign out' }).click()
  await expectNotice(page, 'Success', 'The device is signed out.')
  await expect(sessions.getByRole('listitem')).toHaveCount(before - 1)
  await sessions.getByRole('button', { name: 'Sign out all others' }).click()
  await dialog(page, 'Sign out all other devices?').getByRole('button', { name: 'Sign out all others' }).click()
  await expect(sessions.getByText('You are not signed in anywhere else.')).toBeVisible()
  await expectSignedOutByNextStep(victim)
})

test('a changed password signs out all other devices, and only the new one is accepted', async ({
  page,
  admin,
  otherBrowser,
  faults,
}) => {
  faults.allow(/status of 40[01]/)
  const person = await createPerson(admin, { group: 'STAFF' })
  const victim = await otherBrowser()
  await signIn(victim, person, '/posts')
  await expectListSettled(victim)
  await signIn(page, person, '/account/security')
  const form = section(page, 'Password')
  const fill = async (current: string, next: string, confirm = next) => {
    await form.getByLabel('Current password').fill(current)
    await form.getByLabel('New password', { exact: true }).fill(next)
    await form.getByLabel('Confirm new password').fill(confirm)
    await form.getByRole('button', { name: 'Change password' }).click()
  }
  await fill(person.password, person.password)
  await expect(form.getByText('The new password must differ from the current one.')).toBeVisible()
  await fill(person.password, '12345')
  await expect(form.getByText('Please Enter more than 6 character')).toBeVisible()
  await fill(person.password, 'mat-khau-moi', 'mat-khau-khac')
  await expect(form.getByText('Two passwords that you enter is inconsistent!')).toBeVisible()
  await fill('khong-phai-mat-khau', 'mat-khau-moi')
  await expect(form.getByText('The current password is not correct.')).toBeVisible()
  await fill(person.password, 'mat-khau-moi')
  await expectNotice(page, 'Success', 'Your password has been changed. Your other devices are signed out.')
  await expectSignedOutByNextStep(victim)
  await visit(victim, '/login')
  await typeCredentials(victim, person)
  await expect(victim.getByRole('alert').getByRole('listitem')).toHaveCount(1)
  await typeCredentials(victim, { ...person, password: 'mat-khau-moi' })
  await expectListSettled(victim)
})

test('a person who must have a second factor is led to its setup, and then to the requested page', async ({
  browser,
  engine,
  faults,
}) => {
  test.slow()
  faults.allow(/status of 40[13]/)
  // A product of its own, because the setting would affect other journeys.
  await withServer(engine, async ({ url: baseURL, signIns }) => {
    const context = await browser.newContext({ baseURL })
    faults.watch(context)
    const page = await context.newPage()
    await page.goto('/login?next=%2Fposts%2Fblocked')
    await typeCredentials(page, signIns.STAFF)
    await expectListSettled(page)

    // The setting is turned on while the person works: their next step leads to the setup.
    const admin = await apiOf(baseURL, signIns.ADMIN)
    await admin.ask('mutation { createConfig(key: "SECOND_FACTOR_GROUPS", value: "STAFF", type: NORMAL) { _id } }')
    const setup = page.getByRole('heading', { name: 'Set up two-step verification' })
    // The screen may go there before the click, when its live stream has ended.
    await page.getByRole('link', { name: 'Posts', exact: true }).or(setup).click()
    await expect(page).toHaveURL(/\/second-factor\?next=/)
    await expect(setup).toBeVisible()
    await page.getByRole('button', { name: 'Logout' }).click()

    // Also after signing in again, whatever page was requested.
    await page.goto('/login?next=%2Fposts%2Fblocked')
    await typeCredentials(page, signIns.STAFF)
    await expect(page).toHaveURL(/\/second-factor\?next=%2Fposts%2Fblocked/)
    await page.goto('/account/profile')
    await expect(page).toHaveURL(/\/second-factor\?next=%2Faccount%2Fprofile/)
    await enrolHere(page, signIns.STAFF)
    await page.getByRole('button', { name: "I've saved these codes" }).click()
    await expect(page).toHaveURL(/\/account\/profile$/)
    await expect(page.getByRole('heading', { name: 'Profile' })).toBeVisible()
    // The second factor is no longer demanded, and neither address leads out of the app.
    for (const address of ['/second-factor', '/login']) {
      await page.goto(`${address}?next=https%3A%2F%2Fexample.com`)
      await expectListSettled(page)
      await expect(page).toHaveURL(/\/posts$/)
    }
    await page.goto('/posts')
    await expectListSettled(page)
    await context.close()
  })
})

test('an administrator ends the sessions of another person', async ({ page, admin, otherBrowser, faults }) => {
  faults.allow(/status of 401/)
  const person = await createPerson(admin, { group: 'STAFF' })
  const victim = await otherBrowser()
  await signIn(victim, person, '/posts')
  await expectListSettled(victim)
  await signIn(page, 'ADMIN', `/users/${person._id}/edit`)
  await page.getByRole('button', { name: 'End sessions' }).click()
  await dialog(page, `End all sessions of ${person.fullName}?`).getByRole('button', { name: 'End sessions' }).click()
  await expect(page.getByText(/^Sessions ended: [1-9]$/).first()).toBeVisible()
  await expectSignedOutByNextStep(victim)
})

for (const language of ['en', 'vi'] as const) {
  test(`the page fits a phone and works by keyboard alone (${language})`, async ({ page, admin }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const person = await createPerson(admin, { group: 'STAFF' })
    await signIn(page, person, '/account/security', { language, theme: 'dark' })
    await expect(page.getByRole('listitem').filter({ hasText: '127.0.0.1' }).first()).toBeVisible()
    await expectNoSidewaysScroll(page)
    const start = page.getByRole('button', { name: language === 'en' ? 'Set up' : 'Thiết lập' })
    await start.focus()
    await page.keyboard.press('Enter')
    await page.keyboard.type(person.password)
    await page.keyboard.press('Enter')
    await expect(page.locator('.security-qr svg')).toBeVisible()
    await expectNoSidewaysScroll(page)
  })
}
