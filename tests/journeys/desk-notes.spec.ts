import type { Page } from '@playwright/test'
import { createPerson } from './harness/api.ts'
import { begin, caseNow, confirm, expectNextCase, heading, openCases, spoken } from './harness/desk.ts'
import { expect, test } from './harness/test.ts'
import { signIn } from './harness/visit.ts'

const menu = (page: Page) => page.locator('.shell-sider').getByRole('navigation', { name: 'Main menu' })
const marked = (page: Page) => menu(page).getByRole('link', { name: /^For you/ })
const notesOn = (page: Page) => page.locator('.notes')

/** Writes a note that mentions somebody, with the keyboard alone. */
async function mention(page: Page, name: string): Promise<void> {
  await notesOn(page).getByRole('textbox', { name: 'New note' }).focus()
  await page.keyboard.type(`Nhờ xem giúp @${name.split(' ').at(-1)}`)
  await expect(page.locator('.ant-mentions-dropdown').getByText(name)).toBeVisible()
  await page.keyboard.press('Enter')
  await page.keyboard.type('trước trưa')
  await page.keyboard.press('Control+Enter')
  await expect(
    notesOn(page)
      .getByRole('listitem')
      .filter({ hasText: `Nhờ xem giúp @${name} trước trưa` }),
  ).toBeVisible()
}

test('a note on a case mentions a colleague, who is led to it by the menu', async ({ page, otherBrowser, admin }) => {
  const colleague = await createPerson(admin, { group: 'ADMIN' })
  const [one] = await openCases(admin, 'COMMENT')
  const other = await otherBrowser()
  await signIn(other, colleague, '/posts')
  await signIn(page, 'ADMIN', `/reports/case/${one!._id}`)
  await expect(heading(page)).toBeFocused()
  await mention(page, colleague.fullName)
  await expect(marked(other)).toHaveAccessibleName(/1/)
  await marked(other).click()
  const row = other.locator('.marks > li').first()
  await expect(row).toContainText('mentioned you')
  await expect(row).toContainText('New')
  await row.getByRole('link').click()
  await expect(other).toHaveURL(new RegExp(`/reports/case/${one!._id}`))
  await expect(notesOn(other).getByText(`@${colleague.fullName}`)).toBeVisible()
  await expect(marked(other)).not.toHaveAccessibleName(/1/)
  // The author deletes it; both screens follow.
  await notesOn(page).getByRole('button', { name: 'Delete' }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(notesOn(other).getByText(`@${colleague.fullName}`)).toHaveCount(0)
})

test('a person has notes, too', async ({ page, admin }) => {
  const colleague = await createPerson(admin, { group: 'ADMIN' })
  const person = await createPerson(admin)
  await signIn(page, 'ADMIN', `/users?user=${person._id}`)
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Notes' })).toBeVisible()
  await mention(page, colleague.fullName)
})

test('a case is handed over by keyboard; the colleague is served it next', async ({ page, otherBrowser, admin }) => {
  const colleague = await createPerson(admin, { group: 'ADMIN' })
  const one = (await openCases(admin, 'PRODUCT'))[0] ?? (await openCases(admin, 'POST'))[0]!
  await signIn(page, 'ADMIN', `/reports/case/${one._id}`)
  await expect(heading(page)).toBeFocused()
  await page.keyboard.press('t')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox').focus()
  await page.keyboard.type(colleague.fullName)
  // Before the search, others are offered, too.
  await expect(page.locator('.ant-select-item-option')).toHaveText([new RegExp(colleague.fullName)])
  await page.keyboard.press('Enter')
  await dialog.getByRole('textbox', { name: /Note for the colleague/ }).fill('Bạn biết chỗ này')
  await page.keyboard.press('Control+Enter')
  await expect(spoken(page)).toHaveText(/^Handed over: /)
  await expect(page.getByText('handed this case over')).toBeVisible()
  const other = await otherBrowser()
  await signIn(other, colleague, '/marks')
  await expect(other.locator('.marks > li').first()).toContainText('Bạn biết chỗ này')
  await other.goto('/reports')
  await expect(other.locator('.desk-rows li').first()).toBeVisible()
  await other.keyboard.press('n')
  await expect(other).toHaveURL(new RegExp(`/reports/case/${one._id}`))
  await expect(notesOn(other).getByText('Bạn biết chỗ này')).toBeVisible()
})

test('reporters are told a saved reply, chosen and edited by keyboard; the figures count it', async ({
  page,
  admin,
}) => {
  await admin.ask(
    'mutation { cmsCreateSavedReply(title: "AA Chờ xác minh", textEn: "Thank you.", textVi: "Cảm ơn bạn.") { _id } }',
  )
  const colleague = await createPerson(admin, { group: 'ADMIN' })
  const [one] = await openCases(admin, 'POST')
  await signIn(page, colleague, `/reports/case/${one!._id}`)
  await expect(heading(page)).toBeFocused()
  await begin(page, 'd')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: 'Reply to reporters' }).focus()
  await page.keyboard.type('AA')
  await expect(page.locator('.ant-select-item-option')).toHaveCount(1)
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('textbox', { name: 'Reply in Vietnamese' })).toHaveValue('Cảm ơn bạn.')
  const english = dialog.getByRole('textbox', { name: 'Reply in English' })
  await english.fill('')
  await confirm(page)
  await expect(dialog.getByText('Please write it in both languages.')).toBeVisible()
  await english.fill('Thank you, we looked.')
  await confirm(page)
  await expectNextCase(page, one!._id)
  expect(await caseNow(admin, one!._id)).toMatchObject({ state: 'CLOSED' })
  const kept = await admin.ask<{ cmsGetCase: { decision: { reply: unknown } } }>(
    'query ($_id: ID!) { cmsGetCase(_id: $_id) { decision { reply { textEn textVi } } } }',
    { _id: one!._id },
  )
  expect(kept.cmsGetCase.decision.reply).toEqual({ textEn: 'Thank you, we looked.', textVi: 'Cảm ơn bạn.' })
  await page.goto('/dashboard/moderators')
  const row = page.getByRole('row').filter({ hasText: colleague.fullName })
  await expect(row.getByRole('cell').nth(1)).toHaveText('1')
  await expect(row.getByRole('cell').nth(2)).toHaveText('0 (0%)')
})

test('unblocking offers reasons of its own', async ({ page, admin }) => {
  const person = await createPerson(admin)
  const { cmsGetUser } = await admin.ask<{ cmsGetUser: { version: number } }>(
    `{ cmsGetUser(userId: "${person._id}") { version } }`,
  )
  await admin.ask(
    `mutation { cmsSetTermStatus(_id: "${person._id}", model: USER, termStatus: BLOCKED, reason: "Spam", version: ${cmsGetUser.version}) { version } }`,
  )
  await signIn(page, 'ADMIN', `/users?user=${person._id}`)
  const detail = page.getByRole('dialog')
  await detail.getByRole('button', { name: 'Unblock' }).click()
  const question = page.getByRole('dialog').last()
  await expect(question.getByRole('group', { name: 'Quick choices' }).getByRole('button')).toHaveText([
    /The owner was verified/,
    /Blocked long enough/,
    /Blocked by mistake/,
    /Promised not to repeat it/,
  ])
  await page.keyboard.press('Alt+3')
  await expect(question.getByRole('textbox', { name: 'Reason' })).toHaveValue('Blocked by mistake')
  await page.keyboard.press('Enter')
  await expect
    .poll(async () => {
      const now = await admin.ask<{ cmsGetUser: { termStatus: string; reason: readonly { reason: string }[] } }>(
        `{ cmsGetUser(userId: "${person._id}") { termStatus reason { reason } } }`,
      )
      return [now.cmsGetUser.termStatus, now.cmsGetUser.reason[0]?.reason]
    })
    .toEqual(['NORMAL', 'Blocked by mistake'])
})
