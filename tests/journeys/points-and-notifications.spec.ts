import type { Locator } from '@playwright/test'
import { createPerson, uniqueWord } from './harness/api.ts'
import { dialog, expectListSettled, expectNotice, rowOf } from './harness/screen.ts'
import { expect, test } from './harness/test.ts'
import { signIn } from './harness/visit.ts'

const part = (editor: Locator, number: number, name: string) =>
  editor.getByLabel(`Range ${number}: ${name}`, { exact: true })

async function type(field: Locator, text: string): Promise<void> {
  await field.fill(text)
  await field.blur()
}

test('referral ranges move their neighbours, are refused by field, saved at once and undone', async ({
  page,
  admin,
}) => {
  const ranges = async () => {
    const { cmsGetReferralConfigs } = await admin.ask<{
      cmsGetReferralConfigs: { items: { invitedFrom: number; invitedTo: number; points: number }[] }
    }>('{ cmsGetReferralConfigs { items { invitedFrom invitedTo points } } }')
    return cmsGetReferralConfigs.items.map(
      ({ invitedFrom, invitedTo, points }) => `${invitedFrom}-${invitedTo}:${points}`,
    )
  }
  const before = await ranges()
  await signIn(page, 'ADMIN', '/trusted-points')
  await page.getByRole('button', { name: 'Edit referral ranges' }).click()
  const editor = dialog(page, 'Edit referral ranges')
  await type(part(editor, 1, 'invited to'), '20')
  await expect(part(editor, 2, 'invited from')).toHaveValue('21')
  await type(part(editor, 2, 'invited from'), '16')
  await expect(part(editor, 1, 'invited to')).toHaveValue('15')
  await editor.getByRole('button', { name: 'Add range' }).click()
  await expect(part(editor, 3, 'invited from')).toHaveValue('101')
  await type(part(editor, 3, 'invited to'), '200')
  await type(part(editor, 3, 'points'), '-1')
  await editor.getByRole('button', { name: 'Save' }).click()
  await expect(editor.getByText('Range 3: Points must be greater than or equal to 0')).toBeVisible()
  await expect(part(editor, 3, 'points')).toHaveAttribute('aria-invalid', 'true')
  // Each problem is told once, with its range.
  await expect(editor.getByText('Points must be greater than or equal to 0')).toHaveCount(1)
  await type(part(editor, 3, 'invited to'), '99999999999')
  await expect(editor.getByText('Range 3: The number must be at most 2,147,483,647.')).toBeVisible()
  await type(part(editor, 3, 'invited to'), '200')
  // A decimal comma is understood where it cannot mean thousands.
  await type(part(editor, 3, 'points'), '22,5')
  await expect(part(editor, 3, 'points')).toHaveValue('22.5')
  await editor.getByRole('button', { name: 'Save' }).click()
  await expectNotice(page, 'Success', 'Referral ranges have been saved.')
  expect(await ranges()).toEqual(['1-15:10', '16-100:15', '101-200:22.5'])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expectNotice(page, 'Undone', 'The change has been undone.')
  expect(await ranges()).toEqual(before)
  // A single rule's dialog does not edit its range, because the neighbouring ranges would have to change too.
  await page
    .locator('details', { has: page.getByRole('heading', { name: 'Referrals' }) })
    .getByRole('link')
    .first()
    .click()
  const one = dialog(page, /^Edit rule: Referrals \d+–\d+$/)
  await expect(one.getByLabel('Points', { exact: true })).toBeVisible()
  await expect(one.getByLabel(/Invited/)).toHaveCount(0)
})

test('a rule is edited: points are required, and its versions show what they said', async ({ page }) => {
  await signIn(page, 'ADMIN', '/trusted-points?q=hang+bac')
  await rowOf(page, 'Hạng Bạc').getByRole('link', { name: 'Hạng Bạc', exact: true }).click()
  const editing = dialog(page, 'Edit rule: Ranking')
  await type(editing.getByLabel('Points', { exact: true }), '')
  await editing.getByRole('button', { name: 'Save' }).click()
  await expect(editing.getByText('Please input points!', { exact: true })).toBeVisible()
  // What cannot be read stays as it was typed.
  await type(editing.getByLabel('Points', { exact: true }), '12.345')
  await expect(editing.getByText('Please enter a number with at most 2 decimals.')).toBeVisible()
  await type(editing.getByLabel('Rank from'), '3.9')
  await expect(editing.getByText('Please enter a whole number.')).toBeVisible()
  await editing.getByRole('button', { name: 'Save' }).click()
  await expect(editing.getByLabel('Rank from')).toHaveValue('3.9')
  await type(editing.getByLabel('Points', { exact: true }), '12.34')
  await type(editing.getByLabel('Rank from'), '3')
  await editing.getByRole('combobox', { name: 'Action type' }).fill('gold')
  await expect(page.locator('.ant-select-dropdown:visible .ant-select-item-option')).toHaveText(['Gold rank'])
  await editing.getByRole('combobox', { name: 'Action type' }).press('Escape')
  await editing.getByRole('button', { name: 'Save' }).click()
  await expectNotice(page, 'Updated', 'Rule has been updated.')
  await rowOf(page, 'Hạng Bạc').getByRole('link', { name: 'Hạng Bạc', exact: true }).click()
  await editing.getByRole('button', { name: 'Show versions' }).click()
  const newest = editing.locator('.trusted-points-versions > li').first()
  await expect(newest).toContainText('in force')
  await expect(newest).toContainText('12.34')
  await expect(newest).toContainText('Saved by')
})

interface Rule {
  readonly _id: string
  readonly type: string
  readonly description: string
  readonly points: number
}

test('a rule opens by its address whatever the search; in Vietnamese numbers are as the tables write them', async ({
  page,
  admin,
}) => {
  const rules = async () =>
    (await admin.ask<{ getTrustedPointConfigs: Rule[] }>('{ getTrustedPointConfigs { _id type description points } }'))
      .getTrustedPointConfigs
  const { _id, description, points } = (await rules()).find(({ type }) => type === 'ACTION')!
  await signIn(page, 'ADMIN', `/trusted-points?q=hang+bac&rule=${_id}`, { language: 'vi' })
  const editing = dialog(page, 'Sửa quy tắc: Hành động')
  const field = editing.getByLabel('Điểm', { exact: true })
  await expect(field).toBeVisible()
  await page.goto(`/trusted-points?rule=${_id}`)
  await type(field, '1.234,5')
  await expect(field).toHaveValue('1.234,5')

  // Somebody else's save of another field leaves what was typed, and is kept.
  const change = `mutation ($_id: ID!, $data: TrustedPointConfigInput!) { updateTrustedPointConfig(_id: $_id, data: $data) { version } }`
  await admin.ask(change, { _id, data: { type: 'ACTION', description: `${description} !` } })
  await expect(page.getByText(`${description} !`)).toBeVisible()
  await expect(field).toHaveValue('1.234,5')
  await editing.getByRole('button', { name: 'Lưu' }).click()
  await expect.poll(async () => (await rules()).find((rule) => rule._id === _id)?.points).toBe(1234.5)
  await expect(editing).toBeHidden()
  await admin.ask(change, { _id, data: { type: 'ACTION', description, points } })

  await page.goto(`/trusted-points?rule=${crypto.randomUUID()}`)
  await expect(page.getByRole('alert').getByText('Bản ghi này không còn tồn tại.')).toBeVisible()
})

test('the tables of the rules are one list for the keyboard', async ({ page }) => {
  await signIn(page, 'ADMIN', '/trusted-points')
  await expect(page.locator('tr[data-id]').first()).toBeVisible()
  const first = page.locator('details').first()
  const inFirst = await first.locator('tr[data-id]').count()
  const focused = () => page.evaluate(() => (document.activeElement as HTMLElement).dataset.id)
  for (let step = 0; step <= inFirst; step++) await page.keyboard.press('j')
  const id = await focused()
  expect(id).toBe(await page.locator('details').nth(1).locator('tr[data-id]').first().getAttribute('data-id'))
  await page.keyboard.press('k')
  expect(await focused()).toBe(await first.locator('tr[data-id]').last().getAttribute('data-id'))
  // The rows of a closed section are left out.
  await page.locator('details').nth(1).locator('summary').click()
  await page.keyboard.press('j')
  expect(await focused()).toBe(
    await page.locator('details').nth(2).locator('tr[data-id]').first().getAttribute('data-id'),
  )
  await page.keyboard.press('Enter')
  await expect(dialog(page, /^Edit rule: /)).toBeVisible()
})

test('a notification is written with a preview, sent, and withdrawn', async ({ page, admin }) => {
  const person = await createPerson(admin)
  const namesake = await createPerson(admin, { fullName: person.fullName })
  const text = `Bảo trì ${uniqueWord()}`
  await signIn(page, 'ADMIN', '/system-notifications')
  await page.getByRole('button', { name: 'Add new Notification' }).click()
  const writing = dialog(page, 'Add new Notification')
  await writing.getByRole('button', { name: 'Save' }).click()
  await expect(writing.getByText('Please enter message', { exact: true })).toBeVisible()
  await writing.getByLabel('Message').fill(text)
  await writing.getByRole('radio', { name: 'Chosen people' }).check()
  await expect(writing.getByText('People it reaches now: 0')).toBeVisible()
  await writing.getByRole('combobox', { name: 'People', exact: true }).fill(person.fullName)
  const found = page.locator('.ant-select-dropdown:visible .ant-select-item-option')
  await found.filter({ hasText: person.phoneNumber.slice(-6) }).click()
  await expect(writing.getByText('People it reaches now: 1')).toBeVisible()
  // The next search begins empty, and a chosen namesake differs by the number.
  await expect(writing.getByRole('combobox', { name: 'People', exact: true })).toHaveValue('')
  await writing.getByRole('combobox', { name: 'People', exact: true }).fill(person.fullName)
  await found.filter({ hasText: namesake.phoneNumber.slice(-6) }).click()
  const chip = writing.locator('.ant-select-selection-item').filter({ hasText: namesake.phoneNumber.slice(-6) })
  await chip.locator('.ant-select-selection-item-remove').click()
  await writing.getByLabel('Message').click()
  await writing.getByRole('button', { name: 'Save' }).click()
  await expectNotice(page, 'Success', 'Notification has been saved.')

  const row = rowOf(page, text)
  await expect(row).toContainText('Not sent')
  await row.getByRole('button', { name: /^Edit: / }).click()
  const editing = dialog(page, 'Edit notification')
  await expect(editing.getByText(person.fullName)).toBeVisible()
  await editing.getByLabel('Message').fill(`${text} lúc 23 giờ`)
  await editing.getByRole('button', { name: 'Save' }).click()
  await expectNotice(page, 'Updated', 'Notification has been updated.')
  await expect(row).toContainText('lúc 23 giờ')

  await row.getByRole('button', { name: /^Send: / }).click()
  const question = dialog(page, 'Send this notification?')
  await expect(question.getByText('People it reaches now: 1')).toBeVisible()
  await question.getByRole('button', { name: 'Yes' }).click()
  await expectNotice(page, 'Sent', 'Notification has been sent. People reached: 1')
  await expect(row.getByRole('button', { name: /^Edit: / })).toHaveCount(0)
  await expect(row).toContainText('Sent')

  await row.getByRole('button', { name: /^Withdraw: / }).click()
  await dialog(page, /^Withdraw this notification\?/)
    .getByRole('button', { name: 'Yes' })
    .click()
  await expectNotice(page, 'Withdrawn', 'Notification has been withdrawn.')
  await expectListSettled(page)
  await expect(row).toContainText('Withdrawn')
  await row.getByRole('link').first().click()
  await expect(dialog(page, 'System notification').getByText(`${text} lúc 23 giờ`)).toBeVisible()
})

test('a notification can be sent after saving, and stays a draft if sending fails', async ({ page, faults }) => {
  faults.allow(/status of (4|5)\d\d|Failed to load/)
  const text = `Gửi ngay ${uniqueWord()}`
  await signIn(page, 'ADMIN', '/system-notifications')
  await page.getByRole('button', { name: 'Add new Notification' }).click()
  const writing = dialog(page, 'Add new Notification')
  await writing.getByLabel('Message').fill(text)
  await writing.getByRole('switch', { name: 'Send after saving' }).check()
  await page.route('**/graphql', async (route) => {
    // Documents are sent by their hash, so the sending is recognized by its variables: only it has exactly these two.
    const { variables = {} } = route.request().postDataJSON() as { variables?: object }
    if (Object.keys(variables).toSorted().join(' ') !== '_id version') return route.continue()
    const errors = [{ message: 'x', extensions: { code: 'INTERNAL' } }]
    return route.fulfill({ json: { data: null, errors } })
  })
  await writing.getByRole('button', { name: 'Save' }).click()
  await dialog(page, 'Send this notification?').getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved, but not sent: it is kept as a draft.')).toBeVisible()
  await expect(rowOf(page, text)).toContainText('Not sent')
})

test('a notification that would reach nobody is sent only after a question', async ({ page, admin }) => {
  const person = await createPerson(admin)
  const content = { customMessage: `Không ai ${uniqueWord()}`, userIds: [person._id], excludedUserIds: [person._id] }
  await admin.ask(
    `mutation ($customMessage: String!, $userIds: [ID!], $excludedUserIds: [ID!]) {
      createSystemNotification(customMessage: $customMessage, userIds: $userIds, excludedUserIds: $excludedUserIds) { _id } }`,
    content,
  )
  await signIn(page, 'ADMIN', '/system-notifications')
  const row = rowOf(page, content.customMessage)
  await row.getByRole('button', { name: /^Send: / }).click()
  const question = dialog(page, 'Send this notification?')
  await expect(question.getByText('It reaches nobody now.')).toBeVisible()
  await question.getByRole('button', { name: 'No', exact: true }).click()
  await row.getByRole('button', { name: /^Edit: / }).click()
  const editing = dialog(page, 'Edit notification')
  await editing.getByLabel('Message').fill(`${content.customMessage} !`)
  await editing.getByRole('switch', { name: 'Send after saving' }).check()
  await editing.getByRole('button', { name: 'Save' }).click()
  await expect(question.getByText('It reaches nobody now.')).toBeVisible()
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(editing).toBeVisible()
})
