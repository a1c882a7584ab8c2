import { type Api, uniqueWord } from './harness/api.ts'
import { dialog } from './harness/screen.ts'
import { expect, test } from './harness/test.ts'
import { signIn } from './harness/visit.ts'

const day = 86_400_000

async function createVoucher(admin: Api) {
  const { createVoucher } = await admin.ask<{ createVoucher: { _id: string } }>(
    'mutation ($data: VoucherInput!) { createVoucher(data: $data) { _id } }',
    {
      data: {
        type: 'POINT_EXCHANGE',
        title: `Phiếu ${uniqueWord()}`,
        titleEn: 'Voucher',
        description: 'Mô tả',
        descriptionEn: 'Description',
        pointSpend: 12.5,
        startDate: new Date(Date.now() + day).toISOString(),
        endDate: new Date(Date.now() + 30 * day).toISOString(),
      },
    },
  )
  return createVoucher._id
}

const change = (admin: Api, id: string, data: object) =>
  admin.ask('mutation ($id: ID!, $data: VoucherChangeInput!) { updateVoucher(_id: $id, data: $data) { _id } }', {
    id,
    data,
  })

const now = async (admin: Api, id: string) =>
  (
    await admin.ask<{ voucher: Readonly<Record<string, unknown>> }>(
      'query ($id: ID!) { voucher(_id: $id) { title titleEn pointSpend contact { email address } } }',
      { id },
    )
  ).voucher

test('a field that only a colleague changed keeps their value, without a question', async ({ page, admin, faults }) => {
  faults.allow(/status of 409/)
  const id = await createVoucher(admin)
  await signIn(page, 'ADMIN', `/vouchers/${id}/edit`)
  await page.getByLabel('Title', { exact: true }).fill('Chỉ sửa tiêu đề')
  await change(admin, id, { pointSpend: 15, contact: { email: 'lan@example.vn' } })
  await page.getByRole('button', { name: 'Save' }).click()
  const notice = page.locator('.ant-notification-notice').filter({ hasText: 'Changes of others were kept' })
  await expect(notice).toContainText(/Changed meanwhile by .+: Email, Point spend/)
  await expect(page).toHaveURL(/\/vouchers$/)
  expect(await now(admin, id)).toMatchObject({
    title: 'Chỉ sửa tiêu đề',
    pointSpend: 15,
    contact: { email: 'lan@example.vn', address: null },
  })
})

test('only what both changed is asked, one by one, and nothing else is overwritten', async ({
  page,
  admin,
  faults,
}) => {
  faults.allow(/status of 409/)
  const id = await createVoucher(admin)
  await signIn(page, 'ADMIN', `/vouchers/${id}/edit`)
  await page.getByLabel('Title', { exact: true }).fill('Tiêu đề của tôi')
  await page.getByLabel('Title (English)').fill('My title')
  await page.getByLabel('Address').fill('Huế')
  await change(admin, id, { title: 'Tiêu đề của Lan', titleEn: 'Title of Lan', pointSpend: 15 })
  await page.getByRole('button', { name: 'Save' }).click()
  const conflict = dialog(page, 'Someone changed this while you were editing')
  await expect(conflict.locator('fieldset')).toHaveCount(2)
  await expect(conflict.getByText('Also yours, and saved with it: Address')).toBeVisible()
  await expect(conflict.getByRole('row').filter({ hasText: 'Point spend' }).locator('ins')).toHaveText('15')
  await expect(conflict.getByText('You typed')).toHaveCount(0)

  const save = conflict.getByRole('button', { name: 'Save' })
  await conflict.getByRole('radio', { name: 'Mine: Tiêu đề của tôi' }).check()
  await expect(save).toBeDisabled()
  await conflict.getByRole('radio', { name: /^Theirs: Title of Lan/ }).check()
  await save.click()
  await expect(page).toHaveURL(/\/vouchers$/)
  expect(await now(admin, id)).toMatchObject({
    title: 'Tiêu đề của tôi',
    titleEn: 'Title of Lan',
    pointSpend: 15,
    contact: { address: 'Huế' },
  })
})
