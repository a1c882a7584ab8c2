import { readFile } from 'node:fs/promises'
import { readXlsx, writeXlsx } from 'hucre/xlsx'
import { type Api, uniqueWord } from './harness/api.ts'
import { dialog, expectNotice } from './harness/screen.ts'
import { expect, test } from './harness/test.ts'
import { signIn } from './harness/visit.ts'

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()

async function aVoucher(admin: Api, title: string): Promise<string> {
  const data = {
    type: 'REFERRAL',
    title,
    titleEn: title,
    startDate: inDays(400),
    endDate: inDays(420),
    referralTurns: 3,
  }
  const { cmsReferralVouchers } = await admin.ask<{ cmsReferralVouchers: { items: { medias: { _id: string }[] }[] } }>(
    '{ cmsReferralVouchers(limit: 1) { items { medias { _id } } } }',
  )
  const { createVoucher } = await admin.ask<{ createVoucher: { _id: string } }>(
    'mutation ($data: VoucherInput!) { createVoucher(data: $data) { _id } }',
    { data: { ...data, mediaIds: cmsReferralVouchers.items[0]!.medias.map(({ _id }) => _id) } },
  )
  return createVoucher._id
}

const codesOf = async (admin: Api, voucherId: string) =>
  (
    await admin.ask<{ cmsListVoucherCode: { counter: number; items: { code: string; qty: number }[] } }>(
      'query ($id: ID!) { cmsListVoucherCode(voucherId: $id, limit: 100) { counter items { code qty } } }',
      { id: voucherId },
    )
  ).cmsListVoucherCode

test('a file of codes with ten kinds of bad rows is fixed by its report, and sent again', async ({ page, admin }) => {
  const word = uniqueWord().toUpperCase()
  const voucher = await aVoucher(admin, `Chiến dịch ${word}`)
  const other = await aVoucher(admin, `Chiến dịch khác ${word}`)
  const good = [`${word}-GOOD-KHOA`, `${word}-GOOD-MINH`]
  const rows = [
    ['Voucher code', 'Quantity'],
    [good[0]!, 1],
    [null, 2],
    [' - - ', 1],
    [`${word}-${'X'.repeat(60)}`, 1],
    [new Date('2026-03-04T00:00:00Z'), 1],
    ['1.23457E+15', 1],
    ['#N/A', 1],
    [`${word}-ZERO-TIMES`, 0],
    [`${word}-HALF-TIMES`, 1.5],
    [`${word}-MANY-TIMES`, 5_000_000],
    [good[0]!.toLowerCase(), 1],
    [`${word}-ELSEWHERE`, 1],
    ['QX7', 1],
    [good[1]!, 3],
  ]
  await signIn(page, 'ADMIN', `/vouchers/referrals/codes/${other}`)
  const importing = dialog(page, 'Import')
  const choose = async (name: string, content: Uint8Array | string) =>
    importing.locator('input[type=file]').setInputFiles({ name, mimeType: '', buffer: Buffer.from(content) })
  await page.getByRole('button', { name: 'Import' }).click()
  await choose('elsewhere.csv', `Voucher code\n${word}-ELSEWHERE\n`)
  await importing.getByRole('button', { name: 'Check the file' }).click()
  await expect(importing.getByText('New: 1')).toBeVisible()
  await importing.getByRole('button', { name: 'Import' }).click()
  await expectNotice(page, 'Created', 'Voucher codes create success')

  await page.goto(`/vouchers/referrals/codes/${voucher}`)
  await page.getByRole('button', { name: 'Import' }).click()
  await choose('codes.xlsx', await writeXlsx({ sheets: [{ name: 'Codes', rows }] }))
  await importing.getByRole('button', { name: 'Check the file' }).click()
  await expect(importing.getByText('Malformed: 9. Correct them first: nothing can be imported.')).toBeVisible()
  for (const count of ['New: 3', 'Exist already: 1', 'Repeated in the file: 1', 'Easy to guess: 1'])
    await expect(importing.getByText(count, { exact: true })).toBeVisible()
  for (const [row, problem] of [
    ['3', 'The code is missing.'],
    ['4', 'The code has nothing but spaces and dashes.'],
    ['5', 'A code has at most 64 characters.'],
    ['6', 'The spreadsheet has turned this value into a date.'],
    ['7', 'The spreadsheet has rounded this long number.'],
    ['8', 'The cell holds an error instead of a value.'],
    ['9', 'The quantity must be at least 1.'],
    ['10', 'The quantity is no whole number.'],
    ['11', 'The quantity must be at most 1,000,000.'],
    ['12', 'The same as in row 2'],
    ['13', 'Exists already'],
    ['14', 'Easy to guess: short, or next in a sequence'],
  ] as const)
    await expect(importing.locator('tr').filter({ hasText: problem }).locator('td').first()).toHaveText(row)
  expect((await codesOf(admin, voucher)).counter).toBe(0)

  // The report is the file with what is wrong beside each row: corrected there, it is sent again.
  const download = page.context().waitForEvent('page')
  await importing.getByRole('button', { name: 'Report (.xlsx)' }).click()
  const report = await (await download).waitForEvent('download')
  const { sheets } = await readXlsx(await readFile(await report.path()))
  const [titles, ...told] = sheets[0]!.rows
  expect(titles).toEqual(['Voucher code', 'Quantity', 'Problem'])
  expect(told).toHaveLength(rows.length - 1)
  const corrected = told.filter(([, , problem]) => !problem || /guess/.test(String(problem)))
  await choose('corrected.xlsx', await writeXlsx({ sheets: [{ name: 'Codes', rows: [titles!, ...corrected] }] }))
  await importing.getByRole('button', { name: 'Check the file' }).click()
  await expect(importing.getByText('The file has been checked. Nothing has been changed yet.')).toBeVisible()
  await importing.getByRole('button', { name: 'Import' }).click()
  await expectNotice(page, 'Created', 'Voucher codes create success')
  const { items } = await codesOf(admin, voucher)
  expect(items.map(({ code, qty }) => [code, qty]).toSorted()).toEqual(
    [
      ['QX7', 1],
      [good[0], 1],
      [good[1], 3],
    ].toSorted(),
  )

  // Sent once more, nothing is added: all exist.
  await page.getByRole('button', { name: 'Import' }).click()
  await choose('again.csv', `Voucher code\n${good.join('\n')}\n`)
  await importing.getByRole('button', { name: 'Check the file' }).click()
  await expect(importing.getByText('Exist already: 2')).toBeVisible()
  await importing.getByRole('button', { name: 'Import' }).click()
  await expectNotice(page, 'Created', 'Some voucher codes are duplicated!')
  await expect(dialog(page, 'ERROR: List voucher existed').getByText(good[0]!)).toBeVisible()
  expect((await codesOf(admin, voucher)).counter).toBe(3)
})
