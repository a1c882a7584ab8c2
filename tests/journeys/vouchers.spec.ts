import type { Locator, Page } from '@playwright/test'
import { uniqueWord } from './harness/api.ts'
import { dayFromNow } from './harness/day.ts'
import { handsOf } from './harness/hands.ts'
import { dialog, expectNotice, picture, rowOf } from './harness/screen.ts'
import { expect, test } from './harness/test.ts'
import { signIn } from './harness/visit.ts'

/** Types the first and the last day of a range. */
async function setDays(within: Page | Locator, from: number, to: number): Promise<void> {
  await within.locator('[id$=days]').fill(dayFromNow(from))
  await within.locator('[id$=days-end]').fill(dayFromNow(to))
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

test('a voucher gets 5,000 codes where it is created, with the fields of the form and one click', async ({ page }) => {
  const title = `Cà phê ${uniqueWord()}`
  await signIn(page, 'ADMIN', '/vouchers')
  const hands = handsOf(page)
  await hands.click(page.getByRole('link', { name: 'Add Voucher' }))
  await fillVoucher(page, title)
  await hands.fill(page.getByLabel('Codes to generate'), '5000')
  await hands.click(page.getByRole('button', { name: 'Save' }))
  await expectNotice(page, 'Created', 'Voucher codes create success')
  await expect(rowOf(page, title).getByText('5,000')).toBeVisible()
  hands.expectAtMost(6)
})

test('one code among 12,000 is found by one search, and several are deleted at once', async ({ page, admin }) => {
  const title = `Cà phê ${uniqueWord()}`
  await signIn(page, 'ADMIN', '/vouchers/create')
  await fillVoucher(page, title)
  await page.getByLabel('Codes to generate').fill('12000')
  await page.getByRole('button', { name: 'Save' }).click()
  // So many are made in the background.
  const opening = rowOf(page, title).getByRole('link', { name: /Voucher codes/ })
  const id = new URLSearchParams((await opening.getAttribute('href'))!.slice(1)).get('codesOf')
  const made = async () =>
    (
      await admin.ask<{ cmsListVoucherCode: { counter: number } }>(
        'query ($id: ID!) { cmsListVoucherCode(voucherId: $id, limit: 1) { counter } }',
        { id },
      )
    ).cmsListVoucherCode.counter
  await expect.poll(made, { timeout: 60_000 }).toBe(12_000)
  await opening.click()
  const codes = dialog(page, `Voucher code list : ${title}`)
  await expect(codes.getByText('In all: 12,000')).toBeVisible()
  await expect(codes.getByText('Not begun: 12,000')).toBeVisible()
  const rows = codes.locator('tbody tr[data-id]')
  await expect(rows).toHaveCount(10)
  const { cmsListVoucherCode } = await admin.ask<{ cmsListVoucherCode: { items: { code: string }[] } }>(
    'query ($id: ID!) { cmsListVoucherCode(voucherId: $id, limit: 1, page: 7000) { items { code } } }',
    { id },
  )
  const { code } = cmsListVoucherCode.items[0]!
  const hands = handsOf(page)
  // As somebody reads it out: in groups and in small letters.
  const asRead = `${code.slice(0, 6)}-${code.slice(6).toLowerCase()}`
  await hands.fill(
    codes
      .getByRole('searchbox')
      .or(codes.getByPlaceholder(/Search by the beginning/))
      .first(),
    asRead,
  )
  await expect(rows).toHaveCount(1)
  await expect(rows.first()).toContainText(code)
  hands.expectAtMost(1)

  // Several at once.
  await codes.getByRole('button', { name: 'Clear filters' }).click()
  await expect(rows).toHaveCount(10)
  await codes.getByRole('checkbox').first().check()
  await codes.getByRole('button', { name: 'Delete codes' }).click()
  await dialog(page, 'Delete these codes? Codes: 10').getByRole('button', { name: 'Delete codes' }).click()
  await expectNotice(page, 'Deleted', 'Voucher codes have been deleted: 10.')
  await expect(codes.getByText('In all: 11,990')).toBeVisible()
})

test('a voucher that a prize of a living wheel gives keeps its dates and stays; the refusals name the wheel', async ({
  page,
  admin,
  faults,
}) => {
  faults.allow(/status of 4\d\d/)
  const { cmsListLuckyWheel } = await admin.ask<{
    cmsListLuckyWheel: {
      items: {
        title: string
        batchs: { activeDate: { endDate: string }; prizes: { voucherId: string | null }[] }[]
      }[]
    }
  }>(
    `{ cmsListLuckyWheel(limit: 50, filter: { deletedAt: false }) { items { title
      batchs { activeDate { endDate } prizes { voucherId } } } } }`,
  )
  // The refusal names the batch that needs the voucher longest.
  const needed = cmsListLuckyWheel.items
    .flatMap(({ title, batchs }) =>
      batchs.flatMap(({ activeDate, prizes }, i) =>
        prizes.flatMap(({ voucherId }) =>
          voucherId ? [{ title, batch: i + 1, voucherId, end: Date.parse(activeDate.endDate) }] : [],
        ),
      ),
    )
    .toSorted((one, other) => one.end - other.end)
  const { title, batch, voucherId, end: last } = needed.at(-1)!
  expect(last).toBeGreaterThan(Date.now() + 2 * 86_400_000)
  await signIn(page, 'ADMIN', `/vouchers/${voucherId}/edit`)
  const end = page.locator('#days-end')
  await end.fill(dayFromNow(1))
  await end.press('Tab')
  await page.getByRole('button', { name: 'Save' }).click()
  const refusal = page.locator('.ant-form-item-explain-error')
  await expect(refusal).toContainText(`Batch ${batch} of the lucky wheel “${title}” gives this voucher until`)
})

test('pictures of a voucher are dropped in, ordered by key and by pointer, and kept in that order', async ({
  page,
}) => {
  const title = `Cà phê ${uniqueWord()}`
  await signIn(page, 'ADMIN', '/vouchers/create')
  await fillVoucher(page, title)
  const data = await page.evaluateHandle((base64) => {
    const transfer = new DataTransfer()
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
    for (const name of ['a.png', 'b.png', 'c.png']) transfer.items.add(new File([bytes], name, { type: 'image/png' }))
    return transfer
  }, picture.buffer.toString('base64'))
  await page.locator('.picture-field').dispatchEvent('drop', { dataTransfer: data })
  const pictures = page.locator('[data-picture]')
  await expect(pictures).toHaveCount(3)
  const order = () => pictures.evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.picture!))
  const [a, b, c] = await order()
  const handles = page.getByRole('button', { name: /^Move photo/ })
  await handles.first().focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(order).toEqual([b, a, c])
  await expect(page.getByText('Photo 1 is now number 2 of 3.')).toBeAttached()
  await handles.last().hover()
  await page.mouse.down()
  await pictures.first().hover()
  await page.mouse.up()
  await expect.poll(order).toEqual([c, b, a])
  // Save is in view at the top of the form too.
  await page.evaluate(() => scrollTo(0, 0))
  await expect(page.getByRole('button', { name: 'Save' })).toBeInViewport({ ratio: 1 })
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(rowOf(page, title)).toBeVisible()
  await rowOf(page, title).getByText('Point exchange', { exact: true }).click()
  await expect(pictures).toHaveCount(3)
  expect(await order()).toEqual([c, b, a])
})
