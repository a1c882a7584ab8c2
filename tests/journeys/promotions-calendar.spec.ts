import { type Api, uniqueWord } from './harness/api.ts'
import { dayFromNow } from './harness/day.ts'
import { dialog, expectNotice } from './harness/screen.ts'
import { expect, test } from './harness/test.ts'
import { signIn } from './harness/visit.ts'
import type { VoucherCodeInput, VoucherInput } from '../../src/generated/graphql/inputs.ts'

const day = 86_400_000
/** Local midnight, this many days from now. */
const midnight = (offset: number) =>
  new Date(Math.floor((Date.now() + 7 * 3_600_000) / day + offset) * day - 7 * 3_600_000)

const lastMoment = (offset: number) => new Date(midnight(offset + 1).getTime() - 1).toISOString()

/** A voucher of 30 days, far ahead of those of the demo, whose codes end after ten. */
async function aVoucherWithFewCodes(admin: Api) {
  const title = `Mùa xuân ${uniqueWord()}`
  const data: VoucherInput = {
    title,
    titleEn: title,
    description: 'x',
    descriptionEn: 'x',
    type: 'POINT_EXCHANGE',
    pointSpend: 5,
    status: 'ENABLED',
    startDate: midnight(400).toISOString(),
    endDate: lastMoment(430),
  }
  const { createVoucher } = await admin.ask<{ createVoucher: { _id: string } }>(
    'mutation ($data: VoucherInput!) { createVoucher(data: $data) { _id } }',
    { data },
  )
  const voucherId = createVoucher._id
  await admin.ask(
    'mutation ($ids: [ID!]!) { cmsSetVoucherAdminStatus(_ids: $ids, adminStatus: APPROVED) { __typename } }',
    {
      ids: [voucherId],
    },
  )
  const startDate = midnight(401).toISOString()
  const codes: VoucherCodeInput = { voucherId, type: 'GENERATE', qty: 5, startDate, endDate: lastMoment(410) }
  await admin.ask('mutation ($data: VoucherCodeInput!) { createVoucherCode(data: $data) { created } }', { data: codes })
  return { title, voucherId }
}

test('codes that end early are found on the calendar by keyboard, and the voucher ends with them', async ({
  page,
  admin,
}) => {
  const { title, voucherId } = await aVoucherWithFewCodes(admin)
  const month = new Date(midnight(410).getTime() + 7 * 3_600_000).toISOString().slice(0, 7)
  const calendar = `/promotions/calendar?month=${month}`
  await signIn(page, 'ADMIN', calendar)
  const warning = page
    .getByRole('region', { name: /Worth checking/ })
    .getByRole('listitem')
    .filter({ hasText: title })
  await expect(warning).toContainText(
    `The last code ends on ${dayFromNow(410)}, but the voucher is offered until ${dayFromNow(430)}`,
  )
  const vouchers = page.getByRole('region', { name: /^Vouchers/ })
  await expect(vouchers.getByRole('listitem').filter({ hasText: title })).toContainText(dayFromNow(400))

  // The table shows the same.
  await page.getByRole('button', { name: 'As a table' }).press('Enter')
  await expect(page).toHaveURL(/view=table/)
  await expect(page.getByRole('row').filter({ hasText: title }).getByRole('cell').last()).toHaveText('Yes')
  await page.getByRole('button', { name: 'As a timeline' }).press('Enter')

  // No more codes will be added, so the voucher should end with the last code.
  await warning.getByRole('link', { name: title }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/vouchers/${voucherId}/edit`))
  const end = page.locator('.form-days input').last()
  await end.fill(dayFromNow(411))
  await page.getByRole('button', { name: 'Save' }).click()
  await expectNotice(page, 'Updated', 'Voucher is updated success')
  await page.goto(calendar)
  await expect(vouchers.getByRole('link', { name: title })).toBeVisible()
  await expect(warning).toHaveCount(0)
})

test('dates are changed on the calendar by mouse and by keyboard; what others changed meanwhile is asked about', async ({
  page,
  admin,
}) => {
  const { title, voucherId } = await aVoucherWithFewCodes(admin)
  const month = new Date(midnight(400).getTime() + 7 * 3_600_000).toISOString().slice(0, 7)
  await signIn(page, 'ADMIN', `/promotions/calendar?month=${month}`)
  const row = page
    .getByRole('region', { name: /^Vouchers/ })
    .getByRole('listitem')
    .filter({ hasText: title })
  const bar = row.getByRole('button', { name: `Dates: ${title}` })
  const dates = dialog(page, title)
  const [first, last] = [dates.locator('.form-days input').first(), dates.locator('.form-days input').last()]

  await bar.click()
  await expect(dates).toContainText('Scheduled')
  await expect(dates.getByRole('link', { name: title })).toHaveAttribute('href', `/vouchers/${voucherId}/edit`)
  await last.fill(dayFromNow(425))
  await dates.getByRole('button', { name: 'Save' }).click()
  await expectNotice(page, 'Updated', 'Voucher is updated success')
  await expect(row).toContainText(dayFromNow(425))
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await expect(row).toContainText(dayFromNow(430))

  // By keyboard. Meanwhile somebody else moves the end, too.
  await bar.press('Enter')
  await expect(first).toHaveValue(dayFromNow(400))
  await admin.ask('mutation ($_id: ID!, $to: DateTime!) { updateVoucher(_id: $_id, data: { endDate: $to }) { _id } }', {
    _id: voucherId,
    to: lastMoment(428),
  })
  await last.fill(dayFromNow(420))
  await dates.getByRole('button', { name: 'Save' }).press('Enter')
  const question = page.getByRole('dialog').last()
  await expect(question).toContainText(dayFromNow(428))
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(row).toContainText(dayFromNow(428))
})

test('batches are called by their number, and a wheel that has begun does not end earlier', async ({ page, admin }) => {
  const { cmsGetRunningLuckyWheel: wheel } = await admin.ask<{
    cmsGetRunningLuckyWheel: { title: string; batchs: { _id: string }[] }
  }>('{ cmsGetRunningLuckyWheel { title batchs { _id } } }')
  await signIn(page, 'ADMIN', '/promotions/calendar')
  const wheels = page.getByRole('region', { name: /^Lucky wheels/ })
  await wheels.getByRole('button', { name: `Dates: ${wheel.title}`, exact: true }).press('Enter')
  const dates = dialog(page, wheel.title)
  await expect(dates.locator('[id$=days]')).toBeDisabled()
  const end = dates.locator('[id$=days-end]')
  await end.fill(`${dayFromNow(0)} 23:59`)
  await end.press('Tab')
  await dates.getByRole('button', { name: 'Save' }).click()
  await expect(dates.locator('.ant-form-item-explain-error')).toBeVisible()
  await dates.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Leave' }).click()

  // The first batch has begun, so its dates are only shown.
  await page
    .getByRole('button', { name: /^Dates: Batch 1 of / })
    .first()
    .click()
  await expect(page.getByRole('dialog')).toContainText('A batch that has begun keeps its dates.')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'As a table' }).click()
  await expect(page.getByRole('rowheader', { name: /^Batch \d of / }).first()).toBeVisible()
})
