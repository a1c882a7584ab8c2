import type { Page } from '@playwright/test'
import { signIn as signInByApi } from '../process/api-client.ts'
import { type Api, createPerson, setGroup, uniquePhoneNumber, uniqueWord } from './harness/api.ts'
import { confirm } from './harness/desk.ts'
import {
  choicesOf,
  choose,
  dialog,
  expectListSettled,
  expectNotice,
  expectSignedOutByNextStep,
  rowOf,
} from './harness/screen.ts'
import { expect, test } from './harness/test.ts'
import { signIn } from './harness/visit.ts'

async function personNow(admin: Api, id: string): Promise<{ group: string; termStatus: string; badge: unknown }> {
  const { cmsGetUser } = await admin.ask<{ cmsGetUser: { group: string; termStatus: string; badge: unknown } }>(
    'query ($id: ID!) { cmsGetUser(userId: $id) { group termStatus badge { title } } }',
    { id },
  )
  return cmsGetUser
}

/** Finds somebody in the list by name and opens the edit form, as a person does. */
async function findAndEdit(page: Page, name: string): Promise<void> {
  await page.getByRole('searchbox').fill(name)
  await expect(rowOf(page, name)).toHaveCount(1)
  await page.getByRole('link', { name: `Edit: ${name}` }).click()
  await expect(page.getByRole('heading', { name: 'Edit user' })).toBeVisible()
  await expect(page.getByText(name)).toBeVisible()
}

test('a member of staff is found without accents and blocked: proposed, and signed out once it is confirmed', async ({
  page,
  otherBrowser,
  admin,
  faults,
}) => {
  faults.allow(/status of 40[139]|status of 200/)
  const word = uniqueWord()
  const staff = await createPerson(admin, { fullName: `Đặng Ánh ${word}`, group: 'STAFF' })
  const victim = await otherBrowser()
  await signIn(victim, staff, '/posts')
  await expectListSettled(victim)

  await signIn(page, 'ADMIN', '/users')
  await page.getByRole('searchbox').fill(`dang anh ${word.toUpperCase()}`)
  await expect(rowOf(page, staff.fullName)).toHaveCount(1)
  await page.getByRole('searchbox').fill('')
  await findAndEdit(page, staff.fullName)
  for (const fact of [staff.fullName, 'Female']) await expect(page.getByText(fact, { exact: true })).toBeVisible()

  await choose(page, 'Status', 'Blocked')
  const asked = dialog(page, 'Change user status')
  await expect(asked.getByText('Would you like to change the status to Blocked', { exact: true })).toBeVisible()
  await asked.getByRole('button', { name: 'OK' }).click()
  await expect(asked.getByText('Please select your reason!', { exact: true })).toBeVisible()
  await asked.getByRole('textbox', { name: 'Reason' }).fill('   ')
  await asked.getByRole('button', { name: 'OK' }).click()
  await expect(asked.getByText('Please select your reason!', { exact: true })).toBeVisible()
  await asked.getByRole('textbox', { name: 'Reason' }).fill('Quấy rối người khác')
  await asked.getByRole('button', { name: 'OK' }).click()
  await expectNotice(
    page,
    'Proposed, waits for a second look',
    'The status changes when another person has confirmed it.',
  )
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0)
  expect((await personNow(admin, staff._id)).termStatus).toBe('NORMAL')
  await page.getByRole('link', { name: 'Open the case' }).click()
  await expect(page.getByRole('heading', { name: staff.fullName })).toBeVisible()
  await expect(page.getByText('This is your decision: another person takes the second look.')).toBeVisible()

  const colleague = await createPerson(admin, { group: 'ADMIN' })
  const other = await otherBrowser()
  await signIn(other, colleague, '/reports?list=SECOND_LOOK')
  await other.locator('.desk-row').filter({ hasText: staff.fullName }).click()
  await expect(other.getByRole('heading', { name: staff.fullName })).toBeFocused()
  await other.keyboard.press('l')
  const look = dialog(other, `Second look: ${staff.fullName}`)
  await expect(look.getByText('Quấy rối người khác')).toBeVisible()
  await confirm(other)
  await expect(look).toHaveCount(0)

  await expectSignedOutByNextStep(victim)
  expect((await personNow(admin, staff._id)).termStatus).toBe('BLOCKED')

  await page.goto(`/users/BLOCKED?user=${staff._id}`)
  await expect(dialog(page, staff.fullName).getByText('Quấy rối người khác').first()).toBeVisible()
})

test('the group is sent only when it changed', async ({ page, admin }) => {
  const person = await createPerson(admin)
  await signIn(page, 'ADMIN', '/users')
  await findAndEdit(page, person.fullName)
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.postData()?.includes('"group"')) sent.push(request.postData()!)
  })
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Nothing to save', { exact: true })).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`/users/${person._id}/edit`))
  expect(sent).toEqual([])
  await choose(page, 'Group', 'Provider')
  await page.getByRole('button', { name: 'Save' }).click()
  await expectNotice(page, 'Updated', 'User update success')
  await expect(page).toHaveURL(/\/users(\?|$)/)
  expect((await personNow(admin, person._id)).group).toBe('PROVIDER')
  await page.goto('/users/providers')
  await expect(rowOf(page, person.fullName)).toHaveCount(1)
})

test('cancelling the change of status restores the status', async ({ page, admin }) => {
  const person = await createPerson(admin)
  await signIn(page, 'ADMIN', `/users/${person._id}/edit`)
  // Takes the first match, because the dialog's text also contains the name of the status.
  const status = page.locator('.ant-form-item').filter({ hasText: 'Status' }).first()
  for (const other of ['Suspended', 'Blocked']) {
    await choose(page, 'Status', other)
    await expect(status.locator('.ant-select-content')).toHaveText(other)
    await dialog(page, 'Change user status').getByRole('button', { name: 'Cancel' }).click()
    await expect(status.locator('.ant-select-content')).toHaveText('Normal')
    await expect(dialog(page, 'Change user status')).toHaveCount(0)
  }
  expect((await personNow(admin, person._id)).termStatus).toBe('NORMAL')
})

test('after a conflict the person sees the difference and decides', async ({ page, admin, faults }) => {
  faults.allow(/status of 409|status of 200/)
  const person = await createPerson(admin)
  await signIn(page, 'ADMIN', `/users/${person._id}/edit`)
  await choose(page, 'Group', 'Staff')
  await setGroup(admin, person._id, 'PROVIDER')
  await page.getByRole('button', { name: 'Save' }).click()
  const conflict = dialog(page, 'Someone changed this while you were editing')
  const choice = conflict.getByRole('group', { name: 'Group' })
  await expect(choice.locator('del')).toHaveText('Member')
  await expect(choice.getByRole('radio', { name: /^Theirs: Provider ?by / })).toBeVisible()
  await expect(conflict.getByRole('button', { name: 'Save' })).toBeDisabled()
  await choice.getByRole('radio', { name: 'Mine: Staff' }).check()
  await conflict.getByRole('button', { name: 'Save' }).click()
  await expectNotice(page, 'Updated', 'User update success')
  expect((await personNow(admin, person._id)).group).toBe('STAFF')
})

test('unsaved changes are not lost by a wrong click', async ({ page, admin }) => {
  const person = await createPerson(admin)
  await signIn(page, 'ADMIN', `/users/${person._id}/edit`)
  await choose(page, 'Group', 'Staff')
  await page.getByRole('link', { name: 'Blocked posts' }).click()
  const asked = dialog(page, 'Leave without saving?')
  await asked.getByRole('button', { name: 'Stay' }).click()
  await expect(page.locator('.ant-form-item').filter({ hasText: 'Group' }).getByText('Staff')).toBeVisible()
  await page.getByRole('link', { name: 'Blocked posts' }).click()
  await asked.getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL(/\/posts\/blocked$/)
})

test('a new user is created after every error is corrected, and signs in', async ({ page, admin, product, faults }) => {
  faults.allow(/status of 4\d\d/)
  const taken = await createPerson(admin)
  const fullName = `Người mới ${uniqueWord()}`
  const phoneNumber = uniquePhoneNumber()
  await signIn(page, 'ADMIN', '/users')
  await page.getByRole('button', { name: 'Create user' }).click()
  // The list has a button with the same name, and is still shown until the form is loaded.
  await expect(page.getByRole('heading', { name: 'Create user' })).toBeVisible()
  const submit = page.getByRole('button', { name: 'Create user' })
  await submit.click()
  for (const text of [
    'Please input your full name!',
    'Please input your phome number!',
    'Please input your password!',
    'Please input your password confirm!',
  ])
    await expect(page.getByText(text, { exact: true })).toBeVisible()

  await page.getByLabel('Full name').fill(fullName)
  await page.getByLabel('Phone number').fill(taken.phoneNumber)
  await expect(page.getByRole('radio', { name: 'Male', exact: true })).toBeChecked()
  await page.getByLabel('Password', { exact: true }).fill('mat-khau-moi')
  await page.getByLabel('Password confirm').fill('mat-khau-khac')
  await submit.click()
  await expect(page.getByText('Two passwords that you enter is inconsistent!', { exact: true })).toBeVisible()
  await page.getByLabel('Password confirm').fill('mat-khau-moi')
  await submit.click()
  await expect(
    page.locator('.ant-form-item-explain-error').getByText('This phone number is already in use.', { exact: true }),
  ).toBeVisible()

  await page.getByLabel('Phone number').fill(phoneNumber)
  await submit.click()
  await expectNotice(page, 'Success', 'Create user success')
  await expect(page).toHaveURL(/\/users$/)
  await expect(rowOf(page, fullName)).toHaveCount(1)
  const session = await signInByApi(product.url, { phoneNumber, password: 'mat-khau-moi' })
  expect(session.idTokenPayload.user.group).toBe('MEMBER')
})

test('the dial code follows the country', async ({ page }) => {
  await signIn(page, 'ADMIN', '/users/create')
  const phone = page.locator('.ant-form-item').filter({ has: page.getByLabel('Phone number') })
  await expect(phone.getByText('+84', { exact: true })).toBeVisible()
  await page.getByRole('combobox', { name: 'Country' }).fill('sweden')
  await choicesOf(page).filter({ hasText: 'Sweden (+46)' }).click()
  await expect(phone.getByText('+46', { exact: true })).toBeVisible()
})

test('a badge is assigned from the detail', async ({ page, admin }) => {
  const person = await createPerson(admin)
  const { cmsListBadges } = await admin.ask<{ cmsListBadges: { items: { title: string }[] } }>(
    '{ cmsListBadges(limit: 1, filter: { status: ENABLED }) { items { title } } }',
  )
  const { title } = cmsListBadges.items[0]!
  await signIn(page, 'ADMIN', `/users?query=${encodeURIComponent(person.fullName)}`)
  await page.getByRole('link', { name: person.fullName, exact: false }).first().click()
  await expect(page).toHaveURL(new RegExp(`user=${person._id}`))
  await dialog(page, person.fullName).getByRole('button', { name: 'Assign badge' }).click()
  const modal = dialog(page, `Assign badge: ${person.fullName}`)
  await modal.getByRole('button', { name: 'Assign badge' }).click()
  await expect(modal.getByText('Please select a badge!', { exact: true })).toBeVisible()
  await choose(modal, 'Badge', title)
  await modal.getByRole('button', { name: 'Assign badge' }).click()
  await expectNotice(page, 'Updated', 'User update success')
  await expect(dialog(page, person.fullName).getByText(title)).toBeVisible()
  expect((await personNow(admin, person._id)).badge).toEqual({ title })
})

test('keeping one’s chosen badge after a conflict assigns it', async ({ page, admin, faults }) => {
  faults.allow(/status of 409/)
  const person = await createPerson(admin)
  const { cmsListBadges } = await admin.ask<{ cmsListBadges: { items: { _id: string; title: string }[] } }>(
    '{ cmsListBadges(limit: 2, filter: { status: ENABLED }) { items { _id title } } }',
  )
  const [mine, theirs] = cmsListBadges.items
  await signIn(page, 'ADMIN', `/users?user=${person._id}`)
  await dialog(page, person.fullName).getByRole('button', { name: 'Assign badge' }).click()
  const modal = dialog(page, `Assign badge: ${person.fullName}`)
  await choose(modal, 'Badge', mine!.title)
  await admin.ask(
    'mutation ($userId: ID!, $badgeId: ID!) { cmsAssignBadge(userId: $userId, badgeId: $badgeId) { success } }',
    {
      userId: person._id,
      badgeId: theirs!._id,
    },
  )
  await modal.getByRole('button', { name: 'Assign badge' }).click()
  const conflict = dialog(page, 'Someone changed this while you were editing')
  const choice = conflict.getByRole('group', { name: 'Badge' })
  await expect(choice.locator('del')).toHaveText('empty')
  await expect(choice.getByRole('radio', { name: `Theirs: ${theirs!.title}` })).toBeVisible()
  await choice.getByRole('radio', { name: 'Mine' }).check()
  await conflict.getByRole('button', { name: 'Save' }).click()
  await expectNotice(page, 'Updated', 'User update success')
  await expect(modal).toHaveCount(0)
  expect((await personNow(admin, person._id)).badge).toEqual({ title: mine!.title })
})

test('a refused badge is reported', async ({ page, admin, faults }) => {
  faults.allow(/status of 400/)
  const person = await createPerson(admin)
  await signIn(page, 'ADMIN', `/users?user=${person._id}`)
  await dialog(page, person.fullName).getByRole('button', { name: 'Assign badge' }).click()
  const modal = dialog(page, `Assign badge: ${person.fullName}`)
  await modal.getByRole('combobox', { name: 'Badge' }).click()
  await choicesOf(page).first().click()
  const errors = [{ message: 'The badge office is closed.', extensions: { code: 'BAD_USER_INPUT' } }]
  await page.route('/graphql', (route) => route.fulfill({ status: 400, json: { errors } }))
  await modal.getByRole('button', { name: 'Assign badge' }).click()
  await expectNotice(page, 'Update error!', 'The badge office is closed.')
})

test('the point history adds up by day, and a day shows its entries', async ({ page, admin }) => {
  const { cmsGetUsers } = await admin.ask<{ cmsGetUsers: { items: { _id: string; fullName: string }[] } }>(
    '{ cmsGetUsers(limit: 20, sortBy: { type: POINT, dir: DESC }) { items { _id fullName } } }',
  )
  interface Histories {
    readonly days: { readonly items: readonly { readonly earnedAt: string; readonly changedCount: number }[] }
    readonly entries: { readonly counter: number }
  }
  const histories = await Promise.all(
    cmsGetUsers.items.map(({ _id }) =>
      admin.ask<Histories>(
        `query ($id: ID!) {
          days: getEarnedPointHistories(userId: $id, limit: 100, groupByEarnedAt: true) { items { earnedAt changedCount } }
          entries: getEarnedPointHistories(userId: $id, limit: 1) { counter }
        }`,
        { id: _id },
      ),
    ),
  )
  // Somebody with a second page of entries: a single prize can make a person rich.
  const place = histories.findIndex(({ entries }) => entries.counter > 10)
  const [richest, { days }] = [cmsGetUsers.items[place]!, histories[place]!]
  await signIn(page, 'ADMIN', `/users?user=${richest._id}`)
  const detail = dialog(page, richest.fullName)
  const byDay = detail.getByRole('region', { name: 'By day' })
  const entries = detail.getByRole('region', { name: 'Entries' })
  // The days are those of GMT+7 although the browser has another time zone.
  const first = days.items[0]!
  const day = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Ho_Chi_Minh' }).format(new Date(first.earnedAt))
  await byDay.getByRole('button', { name: day, exact: true }).click()
  await expect(entries.getByRole('heading')).toContainText(`Entries of ${day}`)
  await expect(entries.locator('tbody tr')).toHaveCount(Math.min(10, first.changedCount))
  for (const time of await entries.locator('tbody time > span').allTextContents()) expect(time).toContain(day)
  await entries.getByRole('button', { name: 'All days' }).click()
  await expect(entries.locator('tbody tr')).toHaveCount(10)
  const before = await entries.locator('tbody tr').allTextContents()
  await entries.getByTitle('Next Page').click()
  await expect.poll(() => entries.locator('tbody tr').allTextContents()).not.toEqual(before)
})
