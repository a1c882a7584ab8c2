import type { Locator, Page } from '@playwright/test'
import { uniqueWord } from './harness/api.ts'
import { dayFromNow } from './harness/day.ts'
import { dialog, expectNotice, rowOf } from './harness/screen.ts'
import { expect, test } from './harness/test.ts'
import { signIn } from './harness/visit.ts'

/** Types the first and the last day of a range. */
async function setDays(within: Page | Locator, from: number, to: number): Promise<void> {
  await within.locator('#days').fill(dayFromNow(from))
  await within.locator('#days-end').fill(dayFromNow(to))
}

async function fillVoucher(page: Page, title: string): Promise<void> {
  await page.getByLabel('Title', { exact: true }).fill(title)
  await page.getByLabel('Title (English)').fill('Morning coffee')
  await page.getByLabel('Description', { exact: true }).fill('Một ly cà phê tại quán')
  await page.getByLabel('Description (English)').fill('A cup of coffee at the shop')
  await page.getByLabel('Point spend').fill('12.5')
  await setDays(page, 1, 30)
}

test('a voucher goes from a draft through approval to its codes', async ({ page }) => {
  const title = `Cà phê sáng ${Date.now()}`
  await signIn(page, 'ADMIN', '/vouchers/create')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Please input title!').first()).toBeVisible()
  await page.getByLabel('Title', { exact: true }).fill('x'.repeat(101))
  await expect(page.getByText('The maximum length of the title is 100 characters.')).toBeVisible()
  await fillVoucher(page, title)
  await page.getByRole('button', { name: 'Save' }).click()
  await expectNotice(page, 'Created', 'Voucher create success')
  // All columns fit.
  await expect(page.locator('.list-frame')).not.toHaveAttribute('data-wide')

  await rowOf(page, title)
    .getByRole('link', { name: /Pending/ })
    .click()
  const approving = page.getByRole('dialog')
  await approving.getByRole('radio', { name: 'Approved' }).check()
  await approving.getByRole('button', { name: 'Save' }).click()
  await expectNotice(page, 'Updated', 'Status admin update success')
  await expect(rowOf(page, title).getByRole('link', { name: /Approved/ })).toBeVisible()
  // A click anywhere in the row opens its form.
  await rowOf(page, title).getByText('Point exchange', { exact: true }).click()
  await expect(page).toHaveURL(/\/vouchers\/[0-9a-f-]{36}\/edit$/)
  await page.goBack()

  await rowOf(page, title)
    .getByRole('link', { name: /Voucher codes/ })
    .click()
  const codes = dialog(page, `Voucher code list : ${title}`)
  await codes.getByRole('button', { name: 'Add codes' }).click()
  const adding = dialog(page, `Add codes: ${title}`)
  await adding.getByRole('radio', { name: 'Generate' }).check()
  await adding.getByRole('button', { name: 'Save' }).click()
  await expect(adding.getByText('This field is required.').first()).toBeVisible()
  await adding.getByLabel('Quantity').fill('5')
  await setDays(adding, 3, 20)
  await adding.getByRole('button', { name: 'Save' }).click()
  await expectNotice(page, 'Created', 'Voucher codes create success')
  await expect(codes.locator('tbody tr[data-id]')).toHaveCount(5)

  // Two codes replace the five: the check says so, the import asks, and Undo brings the five back.
  const word = uniqueWord().toUpperCase()
  await codes.getByRole('button', { name: 'Replace codes' }).click()
  const replacing = dialog(page, `Replace codes: ${title}`)
  await replacing
    .locator('input[type=file]')
    .setInputFiles({ name: 'new.csv', mimeType: '', buffer: Buffer.from(`Mã voucher\n${word}-4KQ9\n${word}-7ZX2\n`) })
  await setDays(replacing, 3, 20)
  await replacing.getByRole('button', { name: 'Check the file' }).click()
  await expect(replacing.getByText('5 are deleted. 0 stay', { exact: false })).toBeVisible()
  await replacing.getByRole('button', { name: 'Replace 5 codes by 2' }).click()
  const question = dialog(page, 'Replace 5 codes by 2?')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(question).toBeHidden()
  await replacing.getByRole('button', { name: 'Replace 5 codes by 2' }).click()
  await question.getByRole('button', { name: 'Replace 5 codes by 2' }).click()
  await expectNotice(page, 'Codes replaced', '2 new ones have replaced 5.')
  await expect(codes.locator('tbody tr[data-id]')).toHaveCount(2)
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await expect(codes.locator('tbody tr[data-id]')).toHaveCount(5)
})

test('however often Save is pressed until the form is left, one record is created', async ({ page }) => {
  const title = `Cà phê ${uniqueWord()}`
  await signIn(page, 'ADMIN', '/vouchers/create')
  await fillVoucher(page, title)
  // The form is left once the code of the list is loaded, or after a moment.
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/*.js', async (route) => {
    await released
    await route.continue()
  })
  let sent = 0
  page.on('request', (request) => {
    if (request.postData()?.includes(title)) sent++
  })
  await page.evaluate(() => {
    const press = () => {
      const form = document.querySelector<HTMLFormElement>('form.form-sheet')
      if (!form) return
      form.requestSubmit()
      setTimeout(press, 10)
    }
    press()
  })
  await expect(page.locator('form.form-sheet')).toBeHidden()
  release()
  await expect(rowOf(page, title)).toHaveCount(1)
  expect(sent).toBe(1)
})

test('a voucher gets 5,000 codes with two clicks, and one of them is found by one search', async ({ page, admin }) => {
  const title = `Cà phê ${uniqueWord()}`
  await signIn(page, 'ADMIN', '/vouchers/create')
  await fillVoucher(page, title)
  await page.getByLabel('Codes to generate').fill('5000')
  await page.getByRole('button', { name: 'Save' }).click()
  await expectNotice(page, 'Created', 'Voucher codes create success')
  await expect(rowOf(page, title).getByText('5,000')).toBeVisible()

  await rowOf(page, title)
    .getByRole('link', { name: /Voucher codes/ })
    .click()
  const codes = dialog(page, `Voucher code list : ${title}`)
  await expect(codes.getByText('In all: 5,000')).toBeVisible()
  await expect(codes.getByText('Not begun: 5,000')).toBeVisible()
  const rows = codes.locator('tbody tr[data-id]')
  await expect(rows).toHaveCount(10)
  const id = new URL(page.url()).searchParams.get('codesOf')
  const { cmsListVoucherCode } = await admin.ask<{ cmsListVoucherCode: { items: { code: string }[] } }>(
    'query ($id: ID!) { cmsListVoucherCode(voucherId: $id, limit: 1, page: 400) { items { code } } }',
    { id },
  )
  const { code } = cmsListVoucherCode.items[0]!
  await codes
    .getByRole('searchbox')
    .or(codes.getByPlaceholder(/Search by the beginning/))
    .first()
    .fill(`${code.slice(0, 6)}-${code.slice(6).toLowerCase()}`)
  await expect(rows).toHaveCount(1)
  await expect(rows.first()).toContainText(code)

  // Several at once.
  await codes.getByRole('button', { name: 'Clear filters' }).click()
  await expect(rows).toHaveCount(10)
  await codes.getByRole('checkbox').first().check()
  await codes.getByRole('button', { name: 'Delete codes' }).click()
  await dialog(page, 'Delete these codes? Codes: 10').getByRole('button', { name: 'Delete codes' }).click()
  await expectNotice(page, 'Deleted', 'Voucher codes have been deleted: 10.')
  await expect(codes.getByText('In all: 4,990')).toBeVisible()
})
