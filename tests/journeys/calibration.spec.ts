import { addDays, dayOf, startOfDay } from '../../src/platform/shared/day.ts'
import { aheadNow } from '../harness/clock/move-date.ts'
import { apiOf, createPerson } from './harness/api.ts'
import { begin, caseNow, confirm, heading, openCases, spoken } from './harness/desk.ts'
import { withServer } from './harness/product.ts'
import { expect, test } from './harness/test.ts'
import { signIn, typeCredentials, visit } from './harness/visit.ts'

test('an ADMIN reads how far second moderators agreed, and has a disagreement decided again by keyboard', async ({
  page,
}) => {
  await signIn(page, 'ADMIN', '/reports/calibration')
  await expect(page.getByRole('heading', { level: 1, name: 'Calibration' })).toBeVisible()
  const figures = page.getByRole('region', { name: 'Calibration', exact: true })
  await expect(figures.getByText('Could be drawn')).toBeVisible()
  await expect(figures.getByText(/^\d+% \(\d+–\d+%\)$/)).toBeVisible()
  await expect(page.getByRole('region', { name: 'By reason' }).getByText('too few').first()).toBeVisible()
  await expect(page.getByRole('region', { name: 'By person' }).getByRole('row')).not.toHaveCount(1)

  const disagreements = page.getByRole('region', { name: 'Disagreements' })
  const row = disagreements
    .getByRole('row')
    .filter({ has: page.getByRole('button') })
    .first()
  const link = row.getByRole('link')
  const [title, address] = [await link.textContent(), await link.getAttribute('href')]
  await row.getByRole('button', { name: `Decide again: ${title}` }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('The reports are open again: the case waits at the desk.')).toBeVisible()
  await expect(disagreements.locator(`tr:has(a[href="${address}"])`)).toContainText('Opened again')
  await visit(page, address!)
  await expect(page.getByRole('toolbar').getByRole('button', { name: /No violation/ })).toBeVisible()
})

test('staff without that right do not find it', async ({ page }) => {
  await signIn(page, 'STAFF', '/reports/calibration')
  await expect(page.getByText('Permission Denied!')).toBeVisible()
})

/** A quarter of an hour after the next local week begins, and a little: from then on the week before is drawn. */
function afterThisWeek(): Date {
  const today = dayOf(new Date())
  const sinceMonday = (new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7
  return new Date(startOfDay(addDays(today, 7 - sinceMonday)).getTime() + 20 * 60_000)
}

test('what a moderator found right in one week comes to another one in the next, blind, and changes nothing', async ({
  browser,
  engine,
  faults,
}) => {
  test.slow()
  // The sessions end while the clock moves.
  faults.allow(/status of 40[01]/)
  await withServer(engine, async ({ url, signIns, moveClock }) => {
    const context = await browser.newContext({ baseURL: url })
    faults.watch(context)
    const page = await context.newPage()
    const admin = await apiOf(url, signIns.ADMIN)
    const colleague = await createPerson(admin, { group: 'ADMIN' })
    await admin.ask('mutation { cmsUpdateSetting(key: "calibration.percent", data: { value: "100" }) { key } }')
    const { lead, _id } = (await openCases(admin, 'COMMENT')).find(
      (one) => one.lead.termStatus === 'NORMAL' && one.totalMembers === 1,
    )!
    await page.goto(`/login?next=${encodeURIComponent(`/reports/case/${_id}`)}`)
    await typeCredentials(page, signIns.ADMIN)
    await expect(heading(page)).toBeFocused()
    await begin(page, 'd')
    await confirm(page)
    await expect(spoken(page)).toHaveText(/^No violation: /)
    await page.goto('/livez')

    await moveClock(afterThisWeek().getTime() - Date.now() + aheadNow())
    await admin.ask('mutation { cmsRunJob(job: "draw cases for calibration") { _id } }')
    const second = await apiOf(url, colleague)
    const drawn = async () => (await openCases(second, 'COMMENT')).find((one) => one.lead._id === lead._id)?._id
    await expect.poll(drawn, { timeout: 30_000 }).toBeDefined()
    const calibration = (await drawn())!
    expect(calibration).not.toBe(_id)

    await page.evaluate(() => localStorage.clear())
    await page.goto(`/login?next=${encodeURIComponent(`/reports/case/${calibration}`)}`)
    await typeCredentials(page, colleague)
    await expect(heading(page)).toBeFocused()
    await expect(page.getByRole('main').getByText(/calibration/i)).toHaveCount(0)
    await begin(page, 'b')
    await page.keyboard.type('Xúc phạm người khác')
    await confirm(page)
    await expect.poll(async () => (await caseNow(second, calibration)).state).toBe('CLOSED')
    expect((await caseNow(second, calibration)).lead.termStatus).toBe('NORMAL')
    await page.goto(`/reports/case/${calibration}`)
    await expect(page.getByText('This case was a calibration.', { exact: false })).toBeVisible()

    await page.goto('/reports/calibration')
    const disagreement = page.getByRole('region', { name: 'Disagreements' }).getByRole('row')
    await expect(disagreement.filter({ hasText: colleague.fullName })).toContainText(lead.title.slice(0, 20))
    await context.close()
  })
})
