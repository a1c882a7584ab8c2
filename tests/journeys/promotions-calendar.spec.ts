import { type Api, uniqueWord } from './harness/api.ts'
import { dayFromNow } from './harness/day.ts'
import { expectNotice } from './harness/screen.ts'
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
    .getByRole('region', { name: /Worth a second look/ })
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
