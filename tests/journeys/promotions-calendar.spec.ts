import { type Api, uniqueWord } from './harness/api.ts'
import { expectNotice } from './harness/screen.ts'
import { expect, test } from './harness/test.ts'
import { signIn } from './harness/visit.ts'

const day = 86_400_000
/** Local midnight, so many days from now. */
const midnight = (offset: number) =>
  new Date(Math.floor((Date.now() + 7 * 3_600_000) / day + offset) * day - 7 * 3_600_000)

/** As it is typed: 09/04/2026. */
const dayText = (offset: number) =>
  new Date(midnight(offset).getTime() + 7 * 3_600_000).toISOString().slice(0, 10).split('-').toReversed().join('/')

/** Far ahead, where no campaign of the demo is. */
async function twoCampaigns(admin: Api) {
  const { cmsReferralVouchers } = await admin.ask<{ cmsReferralVouchers: { items: { mediaIds: string[] }[] } }>(
    '{ cmsReferralVouchers(limit: 1) { items { mediaIds } } }',
  )
  const create = async (title: string, from: number, to: number) => {
    const texts = { title, titleEn: title, description: 'x', descriptionEn: 'x' }
    const data = {
      ...texts,
      type: 'REFERRAL',
      referralTurns: 1,
      mediaIds: cmsReferralVouchers.items[0]!.mediaIds,
      startDate: midnight(from).toISOString(),
      endDate: new Date(midnight(to + 1).getTime() - 1).toISOString(),
    }
    const { createVoucher } = await admin.ask<{ createVoucher: { _id: string } }>(
      'mutation ($data: VoucherInput!) { createVoucher(data: $data) { _id } }',
      { data },
    )
    await admin.ask(
      'mutation ($_id: ID!) { updateVoucher(_id: $_id, data: { status: ENABLED }) { _id } }',
      createVoucher,
    )
    return createVoucher._id
  }
  const word = uniqueWord()
  const names = [`Mùa xuân ${word}`, `Mùa hè ${word}`] as const
  const ids = [await create(names[0], 400, 410), await create(names[1], 415, 425)] as const
  return { names, ids }
}

test('a gap between two campaigns is found on the calendar by keyboard, and closed', async ({ page, admin }) => {
  const { names, ids } = await twoCampaigns(admin)
  const month = new Date(midnight(410).getTime() + 7 * 3_600_000).toISOString().slice(0, 7)
  const calendar = `/promotions/calendar?month=${month}`
  await signIn(page, 'ADMIN', calendar)
  const warnings = page.getByRole('region', { name: /Worth a second look/ })
  const gap = warnings.getByRole('listitem').filter({ hasText: 'No campaign runs from' }).filter({ hasText: names[0] })
  await expect(gap).toContainText(names[1])
  await expect(page.getByRole('region', { name: 'Referral campaigns' }).getByRole('listitem')).toHaveCount(2)

  // The table says the same.
  await page.getByRole('button', { name: 'As a table' }).press('Enter')
  await expect(page).toHaveURL(/view=table/)
  await expect(page.getByRole('row').filter({ hasText: names[0] }).getByRole('cell').last()).toHaveText('Yes')
  await page.getByRole('button', { name: 'As a picture' }).press('Enter')

  // The second one is to begin right after the first: its link leads to where that is changed.
  await gap.getByRole('link', { name: names[1] }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/vouchers/${ids[1]}/edit`))
  const first = page.locator('.form-days input').first()
  await first.click()
  await first.fill(dayText(411))
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Save' }).click()
  await expectNotice(page, 'Updated', 'Voucher is updated success')
  await page.goto(calendar)
  await expect(page.getByRole('link', { name: names[1] }).first()).toBeVisible()
  await expect(gap).toHaveCount(0)
})
