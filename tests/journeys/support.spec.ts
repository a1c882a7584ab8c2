import { addDays, dayOf, startOfDay } from '../../src/platform/shared/day.ts'
import type { VoucherCodeInput, VoucherInput } from '../../src/generated/graphql/inputs.ts'
import { type Api, createPerson, uniqueWord } from './harness/api.ts'
import { pointsOf, signInToApp } from './harness/members.ts'
import { dialog, expectNotice, rowOf } from './harness/screen.ts'
import { expect, test } from './harness/test.ts'
import { signIn } from './harness/visit.ts'

/** A voucher for points with one code. */
async function aVoucher(admin: Api): Promise<{ _id: string; title: string }> {
  const title = `Cà phê ${uniqueWord()}`
  const at = (days: number) => startOfDay(addDays(dayOf(new Date()), days)).toISOString()
  const data: VoucherInput = {
    title,
    titleEn: title,
    description: 'Một ly',
    descriptionEn: 'One cup',
    type: 'POINT_EXCHANGE',
    pointSpend: 5,
    startDate: at(0),
    endDate: at(60),
  }
  const { createVoucher } = await admin.ask<{ createVoucher: { _id: string } }>(
    'mutation ($data: VoucherInput!) { createVoucher(data: $data) { _id } }',
    { data },
  )
  const { _id } = createVoucher
  await admin.ask(
    'mutation ($ids: [ID!]!) { cmsSetVoucherAdminStatus(_ids: $ids, adminStatus: APPROVED) { __typename } }',
    { ids: [_id] },
  )
  const codes: VoucherCodeInput = { voucherId: _id, type: 'GENERATE', qty: 1, startDate: at(1), endDate: at(50) }
  await admin.ask('mutation ($data: VoucherCodeInput!) { createVoucherCode(data: $data) { created } }', { data: codes })
  return { _id, title }
}

test('a member is found by phone, a large correction is confirmed by an ADMIN, and a refund frees the code', async ({
  page,
  admin,
  product,
  otherBrowser,
}) => {
  const [member, helper] = [await createPerson(admin), await createPerson(admin, { group: 'STAFF' })]
  await admin.ask('mutation ($_id: ID!) { cmsSetGrants(userId: $_id, areas: [SUPPORT]) { _id } }', helper)
  const voucher = await aVoucher(admin)
  const app = await signInToApp(product.url, member)
  const balance = async () => (await pointsOf(app)).active
  const before = await balance()

  await signIn(page, helper, '/support')
  await page.getByRole('searchbox', { name: 'Find a member' }).fill(member.phoneNumber)
  await page.getByRole('link', { name: new RegExp(member.fullName) }).click()
  await expect(page.getByRole('heading', { level: 1, name: member.fullName })).toBeVisible()
  await page.getByRole('button', { name: 'Correct points' }).click()
  const correcting = dialog(page, `Correct the points of ${member.fullName}`)
  await correcting.getByLabel('Points').fill('1500.5')
  await correcting.getByLabel('Reason').fill('Thiếu điểm tháng trước')
  await correcting.getByRole('button', { name: 'Correct points' }).click()
  await expectNotice(page, 'Updated', 'It is above the limit: a second person has to confirm it.')
  const corrections = page.getByRole('region', { name: 'Corrections by hand' })
  await expect(corrections.getByText('Waits for a second person')).toBeVisible()
  // Who asked can only decline.
  await expect(corrections.getByRole('button')).toHaveText(['Decline'])
  expect(await balance()).toBe(before)

  const other = await otherBrowser()
  await signIn(other, 'ADMIN', '/support/corrections')
  await rowOf(other, member.fullName)
    .getByRole('button', { name: /^Confirm/ })
    .click()
  const confirming = dialog(other, /^Confirm/)
  await expect(confirming.getByText('Thiếu điểm tháng trước')).toBeVisible()
  await confirming.getByRole('button', { name: 'Confirm' }).click()
  await expectNotice(other, 'Updated', 'The points are booked, and the member has been told.')
  expect(await balance()).toBe(before + 1500.5)

  await app.ask('mutation ($id: ID!) { buyVoucher(_id: $id) { redemption { _id } } }', { id: voucher._id })
  await page.reload()
  const codes = page.getByRole('region', { name: 'Codes' })
  await expect(codes.getByText('Bought: 5 points')).toBeVisible()
  await codes.getByRole('button', { name: /^Refund/ }).click()
  const refunding = dialog(page, `Give back 5 points for “${voucher.title}”?`)
  await refunding.getByLabel('Reason').fill('Quán đã đóng cửa')
  await refunding.getByRole('button', { name: 'Refund' }).click()
  await expectNotice(page, 'Updated', 'The points are booked, and the member has been told.')
  await expect(codes.getByText('The member never got a code.')).toBeVisible()
  const points = page.getByRole('region', { name: 'Points', exact: true })
  await expect(points.getByText('Refund: Quán đã đóng cửa')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Notices' }).getByText(/You got back 5 points/)).toBeVisible()
  expect(await balance()).toBe(before + 1500.5)
  // The code is free: the member buys it again.
  await app.ask('mutation ($id: ID!) { buyVoucher(_id: $id) { redemption { _id } } }', { id: voucher._id })
})

test('support alone sees no list of people, and nobody corrects their own points', async ({ page, admin }) => {
  const helper = await createPerson(admin, { group: 'STAFF' })
  await admin.ask('mutation ($_id: ID!) { cmsSetGrants(userId: $_id, areas: [SUPPORT]) { _id } }', helper)
  await signIn(page, helper, `/support/${helper._id}`)
  await expect(page.getByRole('heading', { level: 1, name: helper.fullName })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Correct points' })).toHaveCount(0)
  await page.goto('/users')
  await expect(page.getByText('Permission Denied!')).toBeVisible()
})
