import type { Page } from '@playwright/test'
import { type Api, apiOf, createPerson } from './harness/api.ts'
import {
  begin,
  caseNow,
  confirm,
  type DeskCase,
  expectNextCase,
  heading,
  idIn,
  openCases,
  spoken,
} from './harness/desk.ts'
import { dialog } from './harness/screen.ts'
import { expect, test } from './harness/test.ts'
import { signIn } from './harness/visit.ts'

/**
 * An open case about a visible record, of any kind, because other journeys may have decided about all cases of a kind.
 */
async function anOpenCase(admin: Api): Promise<DeskCase> {
  for (const model of ['PRODUCT', 'PAGE', 'USER', 'COMMENT', 'POST']) {
    const found = (await openCases(admin, model)).find(({ lead }) => lead.termStatus === 'NORMAL')
    if (found) return found
  }
  throw new Error('the demo has no open case about a record that is shown')
}

test('twenty cases are decided without touching the mouse', async ({ page, admin }) => {
  // A dialog, its plan and the next case, twenty times.
  test.slow()
  await signIn(page, 'ADMIN', '/reports?model=COMMENT')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Moderation desk')
  await expect(page.locator('.desk-rows li').first()).toBeVisible()
  await page.keyboard.press('n')
  let id = await expectNextCase(page, 'reports')
  const decided: string[] = []
  for (let i = 0; i < 20; i++) {
    const key = ['d', 'b', 's', 'd'][i % 4]!
    await begin(page, key)
    if (key === 'b') await page.keyboard.type('Xúc phạm người khác')
    await confirm(page)
    decided.push(id)
    id = await expectNextCase(page, id)
    await expect(spoken(page)).toHaveText(
      { b: /^Blocked: .*severity/, s: /^Suspended: .*severity/, d: /^No violation: .*severity/ }[key]!,
    )
  }
  expect(new Set(decided).size).toBe(20)
  for (const _id of decided) expect(await caseNow(admin, _id)).toMatchObject({ state: 'CLOSED' })
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/\/reports\?/)
  await expect(spoken(page)).toHaveText('The case is released.')
})

test('a decision is undone exactly, with a digit before and a letter after', async ({ page, admin }) => {
  await signIn(page, 'ADMIN', '/reports?model=POST')
  await expect(page.locator('.desk-rows li').first()).toBeVisible()
  const before = (await openCases(admin, 'POST')).find(({ lead }) => lead.termStatus === 'NORMAL')!
  await page.goto(`/reports/case/${before._id}?model=POST`)
  await expect(heading(page)).toBeFocused()
  await page.keyboard.press('1')
  const decision = page.getByRole('dialog')
  const reason = decision.getByRole('textbox', { name: 'Reason' })
  await expect(reason).toHaveValue('Spam or advertising')
  // A digit works wherever the focus is in the dialog, except in a text field.
  await decision.getByText('Suspend', { exact: true }).click()
  await page.keyboard.press('2')
  await expect(reason).not.toHaveValue('Spam or advertising')
  await decision.getByLabel('Days').fill('1')
  await decision.getByText('Block', { exact: true }).click()
  await page.keyboard.press('1')
  await expect(reason).toHaveValue('Spam or advertising')
  await expect(reason).toBeFocused()
  await confirm(page)
  await expectNextCase(page, before._id)
  expect(await caseNow(admin, before._id)).toMatchObject({
    state: 'CLOSED',
    lead: { termStatus: 'BLOCKED', isAdminReport: true },
  })
  await page.keyboard.press('u')
  await expect(spoken(page)).toHaveText(/^Undone: /)
  expect(await caseNow(admin, before._id)).toEqual(before)
})

test('a second look is taken by another person', async ({ page, otherBrowser, admin }) => {
  const colleague = await createPerson(admin, { group: 'ADMIN' })
  const one = (await openCases(admin, 'GROUP')).find(({ lead }) => lead.termStatus === 'NORMAL')
  await signIn(page, 'ADMIN', `/reports/case/${one!._id}?model=GROUP`)
  await expect(heading(page)).toBeFocused()
  await begin(page, 'l')
  await expect(page.getByRole('checkbox', { name: 'Ask for a second look' })).toBeChecked()
  await page.keyboard.type('Nhóm lừa đảo')
  await expect(page.getByText('Somebody asked for a second look.')).toBeVisible()
  await confirm(page)
  await expect.poll(async () => (await caseNow(admin, one!._id)).state).toBe('SECOND_LOOK')

  await page.goto(`/reports/case/${one!._id}`)
  await expect(page.getByText('This is your decision: another person takes the second look.')).toBeVisible()
  await expect(page.getByRole('toolbar').getByRole('button', { name: 'Second look' })).toHaveCount(0)

  const other = await otherBrowser()
  await signIn(other, colleague, '/reports?list=SECOND_LOOK')
  await other.locator('.desk-row').filter({ hasText: one!.lead.title }).click()
  await expect(heading(other)).toBeFocused()
  await other.keyboard.press('l')
  const look = dialog(other, `Second look: ${one!.lead.title}`)
  await expect(look.getByText('Nhóm lừa đảo')).toBeVisible()
  await confirm(other)
  await expect(spoken(other)).toHaveText('The decision is confirmed.')
  expect(await caseNow(admin, one!._id)).toMatchObject({ state: 'CLOSED', lead: { termStatus: 'BLOCKED' } })
  await expect(page.getByText(`Confirmed by ${colleague.fullName}.`)).toBeVisible()
})

test('a decision is declined with a note, and the case waits again', async ({ page, otherBrowser, admin }) => {
  const colleague = await createPerson(admin, { group: 'ADMIN' })
  const one = await anOpenCase(admin)
  await signIn(page, 'ADMIN', `/reports/case/${one._id}`)
  await expect(heading(page)).toBeFocused()
  await begin(page, 'l')
  await page.keyboard.type('Không rõ')
  await confirm(page)
  await expect.poll(async () => (await caseNow(admin, one._id)).state).toBe('SECOND_LOOK')
  const other = await otherBrowser()
  await signIn(other, colleague, `/reports/case/${one._id}`)
  await expect(heading(other)).toBeFocused()
  await other.keyboard.press('l')
  const look = other.getByRole('dialog')
  await look.getByText('Decline', { exact: true }).click()
  await look.getByRole('button', { name: 'Decline' }).click()
  await expect(look.getByText('Say why you decline.')).toBeVisible()
  await look.getByRole('textbox', { name: 'Why not?' }).fill('Nhóm này không vi phạm')
  await other.keyboard.press('Enter')
  await expect(spoken(other)).toHaveText('The decision is declined, and the case is open again.')
  await expect(other.getByText(/Nhóm này không vi phạm/)).toBeVisible()
  expect(await caseNow(admin, one._id)).toMatchObject({ state: 'OPEN' })
})

test('pictures that are reported as nudity or violence are covered until they are wanted', async ({ page, admin }) => {
  const covered = (await openCases(admin, 'POST')).find(
    ({ byReason, lead }) =>
      lead.medias.length > 0 && byReason.some(({ reason }) => reason === 'NUDITY' || reason === 'VIOLENCE'),
  )!
  await signIn(page, 'ADMIN', `/reports/case/${covered._id}`)
  await expect(heading(page)).toBeFocused()
  const picture = page.locator('.desk-medias img').first()
  await expect(picture).toHaveCSS('filter', /blur/)
  await expect(page.locator('.desk-medias [inert]')).toHaveCount(1)
  await page.keyboard.press('v')
  await expect(picture).toHaveCSS('filter', 'none')
  await expect(page.locator('.desk-medias [inert]')).toHaveCount(0)
})

test('a plan that is out of date is made again, and tells what changed', async ({ page, admin }) => {
  const one = await anOpenCase(admin)
  await signIn(page, 'ADMIN', `/reports/case/${one._id}`)
  await expect(heading(page)).toBeFocused()
  await page.route('**/graphql', async (route) => {
    const sent = route.request().postDataJSON() as { variables?: { planHash?: string } }
    if (sent.variables?.planHash) sent.variables.planHash = 'of-another-plan'
    await route.continue({ postData: JSON.stringify(sent) })
  })
  await page.keyboard.press('d')
  await confirm(page)
  await expect(page.getByRole('dialog').getByText('Things have changed since this was shown.')).toBeVisible()
  await page.unroute('**/graphql')
  await confirm(page)
  await expect.poll(async () => (await caseNow(admin, one._id)).state).toBe('CLOSED')
})

test('a case is nobody else’s while somebody looks at it, and free when they leave', async ({
  page,
  otherBrowser,
  admin,
}) => {
  const colleague = await createPerson(admin, { group: 'ADMIN' })
  await signIn(page, 'ADMIN', '/reports?model=PAGE')
  await page.locator('.desk-row').last().click()
  await expect(heading(page)).toBeFocused()
  const id = idIn(page)
  const other = await otherBrowser()
  await signIn(other, colleague, `/reports/case/${id}`)
  await expect(other.getByText(/is looking at this case/)).toBeVisible()
  await expect(other.getByRole('toolbar').getByRole('button', { name: 'Block' })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/\/reports\?model=PAGE$/)
  await other.reload()
  await expect(other.getByRole('toolbar').getByRole('button', { name: 'Block' })).toBeVisible()
})

test('a row of a report list leads to its case', async ({ page, admin }) => {
  const { cmsGetPageReports } = await admin.ask<{
    cmsGetPageReports: { items: { _id: string; openCaseId: string }[] }
  }>('{ cmsGetPageReports(limit: 20, filter: { handle: NO }) { items { _id openCaseId } } }')
  const { _id, openCaseId } = cmsGetPageReports.items[0]!
  await signIn(page, 'ADMIN', '/reports/page?handle=NO')
  await page.locator(`tr[data-id="${_id}"]`).focus()
  await page.keyboard.press('o')
  await expect(page).toHaveURL(new RegExp(`/reports/case/${openCaseId}`))
  await expect(heading(page)).toBeVisible()
})

const rowOfCase = (page: Page, id: string) => page.locator(`.desk-row[href*="${id}"], .desk-row:has([href*="${id}"])`)

test('a case that is handled in a list leaves the desk at once', async ({ page, admin }) => {
  const model = 'POST'
  const one = (await openCases(admin, model)).find(({ totalMembers }) => totalMembers === 1)!
  await signIn(page, 'ADMIN', `/reports?model=${model}`)
  await expect(rowOfCase(page, one._id)).toHaveCount(1)
  await admin.ask(
    `mutation ($model: TermModel!, $_id: ID!, $lastReportAt: DateTime!) {
      cmsMarkReportsHandled(model: $model, _id: $_id, lastReportAt: $lastReportAt) { handledVersion } }`,
    { model, _id: one.lead._id, lastReportAt: new Date().toISOString() },
  )
  // The queue is read again every half minute anyway.
  await expect(rowOfCase(page, one._id)).toHaveCount(0, { timeout: 10_000 })
})

test('a page that is loaded again takes its case again', async ({ page }) => {
  await signIn(page, 'ADMIN', '/reports')
  await page.locator('.desk-row').first().waitFor()
  await page.keyboard.press('n')
  await expectNextCase(page, 'reports')
  const giveBack = page.getByRole('toolbar').getByRole('button', { name: 'Release' })
  await expect(giveBack).toBeVisible()
  await page.reload()
  await expect(giveBack).toBeVisible()
})

test('after the last case of the filters comes the first one again', async ({ page, admin }) => {
  const { lead, severity } = await anOpenCase(admin)
  await signIn(page, 'ADMIN', `/reports?model=${lead.model}&severity=${severity}`)
  await page.locator('.desk-row').first().waitFor()
  const { cmsGetCases } = await admin.ask<{ cmsGetCases: { total: number } }>(
    'query ($model: CaseKind, $severity: Int) { cmsGetCases(model: $model, severity: $severity) { total } }',
    { model: lead.model, severity },
  )
  await page.keyboard.press('n')
  const first = await expectNextCase(page, 'reports')
  for (let i = 1, id = first; i < cmsGetCases.total; i++) {
    await page.keyboard.press('n')
    id = await expectNextCase(page, id)
    expect(await caseNow(admin, id)).toMatchObject({ severity, lead: { model: lead.model } })
  }
  await page.keyboard.press('n')
  await expect.poll(() => idIn(page)).toBe(first)
})

test('the last decision is followed through its second look, and u undoes it, also after the page was loaded again', async ({
  page,
  admin,
  product,
}) => {
  const colleague = await createPerson(admin, { group: 'ADMIN' })
  const one = await anOpenCase(admin)
  await signIn(page, 'ADMIN', `/reports/case/${one._id}`)
  await expect(heading(page)).toBeFocused()
  await begin(page, 'l')
  await page.keyboard.type('Không rõ')
  await confirm(page)
  await expectNextCase(page, one._id)
  const last = page.getByRole('group', { name: 'Your last decision' })
  await expect(last.getByRole('button', { name: 'Undo' })).toHaveCount(0)
  const { cmsGetCase } = await admin.ask<{ cmsGetCase: { decision: { _id: string } } }>(
    'query ($_id: ID!) { cmsGetCase(_id: $_id) { decision { _id } } }',
    { _id: one._id },
  )
  const other = await apiOf(product.url, colleague)
  await other.ask('mutation ($_id: ID!) { cmsConfirmCaseDecision(_id: $_id) { state } }', cmsGetCase.decision)
  await expect(last.getByRole('button', { name: 'Undo' })).toBeVisible()
  await page.reload()
  await expect(heading(page)).toBeFocused()
  await page.keyboard.press('u')
  await expect(spoken(page)).toHaveText(/^Undone: /)
  expect(await caseNow(admin, one._id)).toMatchObject({ state: 'OPEN', lead: { termStatus: 'NORMAL' } })
})

test('a case about oneself offers no decision and names nobody who reported it', async ({ page, admin }) => {
  const { me, cmsGetCases } = await admin.ask<{ me: { _id: string }; cmsGetCases: { items: DeskCase[] } }>(
    '{ me { _id } cmsGetCases(limit: 100) { items { _id state creator { _id } } } }',
  )
  const own = cmsGetCases.items.find(({ creator }) => creator?._id === me._id)!
  await signIn(page, 'ADMIN', `/reports/case/${own._id}`)
  await expect(page.getByText('This case is about you. Another person decides it.')).toBeVisible()
  await expect(page.getByText('Reports of what is yours are not shown to you.')).toBeVisible()
  await expect(page.getByRole('toolbar').getByRole('button', { name: 'Block' })).toHaveCount(0)
  await page.keyboard.press('b')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a number beyond its limit stays as it was typed, and the dialog can be closed', async ({ page, admin }) => {
  const one = await anOpenCase(admin)
  await signIn(page, 'ADMIN', `/reports/case/${one._id}`)
  await expect(heading(page)).toBeFocused()
  await begin(page, 's')
  await page.getByRole('dialog').getByRole('spinbutton').first().fill('400')
  await expect(page.getByRole('dialog').getByText(/at most 365/)).toBeVisible()
  await expect(page.getByRole('dialog').getByText('Error')).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
