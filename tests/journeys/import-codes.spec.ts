import { readFile } from 'node:fs/promises'
import { readXlsx, writeXlsx } from 'hucre/xlsx'
import { type Api, uniqueWord } from './harness/api.ts'
import { dialog, expectNotice } from './harness/screen.ts'
import { expect, test } from './harness/test.ts'
import { signIn } from './harness/visit.ts'

interface Code {
  readonly code: string
  readonly qty: number
}

/**
 * Only the campaign's codes that begin with this word, or with its last three letters, because it has other codes too.
 */
async function codesOf(admin: Api, voucherId: string, word: string): Promise<Code[]> {
  const { cmsListVoucherCode } = await admin.ask<{ cmsListVoucherCode: { items: Code[] } }>(
    'query ($id: ID!) { cmsListVoucherCode(voucherId: $id, limit: 100) { items { code qty } } }',
    { id: voucherId },
  )
  return cmsListVoucherCode.items.filter(({ code }) => code.startsWith(word) || code.startsWith(word.slice(-3)))
}

test('a file of codes with ten kinds of bad rows is fixed by its report, and sent again', async ({ page, admin }) => {
  const word = uniqueWord().toUpperCase()
  const { cmsReferralVouchers } = await admin.ask<{ cmsReferralVouchers: { items: { _id: string }[] } }>(
    '{ cmsReferralVouchers(limit: 2) { items { _id } } }',
  )
  const [voucher, other] = cmsReferralVouchers.items.map(({ _id }) => _id) as [string, string]
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
    [`${word.slice(-3)}7`, 1],
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
  await expect(importing.getByText('Read from the sheet “Codes”.')).toBeVisible()
  for (const count of ['New: 3', 'Exist already: 1', 'Repeated in the file: 1', 'Easy to guess: 1'])
    await expect(importing.getByText(count, { exact: true })).toBeVisible()
  for (const [row, problem] of [
    ['3', 'The code is missing.'],
    ['4', 'The code has only spaces and dashes.'],
    ['5', 'A code has at most 64 characters.'],
    ['6', 'The spreadsheet has turned this value into a date.'],
    ['7', 'The spreadsheet has rounded this long number.'],
    ['8', 'The cell holds an error instead of a value. Please correct it.'],
    ['9', 'The quantity must be at least 1.'],
    ['10', 'The quantity is not a whole number.'],
    ['11', 'The quantity must be at most 1,000,000.'],
    ['12', 'The same as in row 2'],
    ['13', 'Exists already'],
    ['14', 'Easy to guess: short, or next in a sequence'],
  ] as const)
    await expect(importing.locator('tr').filter({ hasText: problem }).locator('td').first()).toHaveText(row)
  expect(await codesOf(admin, voucher, word)).toEqual([])

  // The report is the imported file with the problem next to each row. It is corrected there and sent again.
  const download = page.waitForEvent('download')
  await importing.getByRole('button', { name: 'Report (.xlsx)' }).click()
  const report = await download
  const { sheets } = await readXlsx(await readFile(await report.path()))
  const [titles, ...listed] = sheets[0]!.rows
  expect(titles).toEqual(['Voucher code', 'Quantity', 'Problem'])
  expect(listed).toHaveLength(rows.length - 1)
  const corrected = listed.filter(([, , problem]) => !problem || /guess/.test(String(problem)))
  await choose('corrected.xlsx', await writeXlsx({ sheets: [{ name: 'Codes', rows: [titles!, ...corrected] }] }))
  await importing.getByRole('button', { name: 'Check the file' }).click()
  await expect(importing.getByText('The file has been checked. Nothing has been changed yet.')).toBeVisible()
  await importing.getByRole('button', { name: 'Import' }).click()
  await expectNotice(page, 'Created', 'Voucher codes create success')
  const made = await codesOf(admin, voucher, word)
  expect(new Map(made.map(({ code, qty }) => [code, qty]))).toEqual(
    new Map([
      [`${word.slice(-3)}7`, 1],
      [good[0], 1],
      [good[1], 3],
    ]),
  )

  // Sending it once more adds nothing, because all codes exist: then no import is offered.
  await page.getByRole('button', { name: 'Import' }).click()
  await choose('again.csv', `Voucher code\n${good.join('\n')}\n`)
  await importing.getByRole('button', { name: 'Check the file' }).click()
  await expect(importing.getByText('Exist already: 2')).toBeVisible()
  await expect(importing.getByText('Nothing is new, so there is nothing to import.')).toBeVisible()
  await expect(importing.getByRole('button', { name: /^Import/ })).toHaveCount(0)
  expect(await codesOf(admin, voucher, word)).toHaveLength(3)
})

test('a title that is not known is asked about, and a run that nobody wants is cancelled', async ({ page, admin }) => {
  const word = uniqueWord().toUpperCase()
  const { cmsReferralVouchers } = await admin.ask<{ cmsReferralVouchers: { items: { _id: string }[] } }>(
    '{ cmsReferralVouchers(limit: 1) { items { _id } } }',
  )
  const voucher = cmsReferralVouchers.items[0]!._id
  await signIn(page, 'ADMIN', `/vouchers/referrals/codes/${voucher}`)
  await page.getByRole('button', { name: 'Import' }).click()
  const importing = dialog(page, 'Import')
  const template = page.waitForEvent('download')
  await importing.getByRole('button', { name: 'Download a template' }).click()
  const titles = (await readFile(await (await template).path())).toString('utf16le')
  expect(titles).toBe('\ufeffVoucher code\tQuantity\tVendor code\tRemarks\r\n')
  const choose = (name: string, content: string) =>
    importing.locator('input[type=file]').setInputFiles({ name, mimeType: '', buffer: Buffer.from(content) })
  await choose('odd.csv', `Our tokens,Quantity\n${word}-4KQ9,2\n`)
  await importing.getByRole('button', { name: 'Check the file' }).click()
  await expect(importing.getByText('Is row 1 a title?')).toBeVisible()
  await expect(importing.getByRole('cell', { name: 'Our tokens', exact: true })).toBeVisible()
  await expect(importing.getByRole('button', { name: /^Import/ })).toHaveCount(0)
  await importing.getByRole('button', { name: 'Yes, a title' }).click()
  await expect(importing.getByText('New: 1')).toBeVisible()
  await expect(importing.getByText('Is row 1 a title?')).toHaveCount(0)
  await importing.getByRole('button', { name: 'Import 1' }).click()
  await expectNotice(page, 'Created', 'Voucher codes create success')
  expect(await codesOf(admin, voucher, word)).toEqual([{ code: `${word}-4KQ9`, qty: 2 }])

  await page.getByRole('button', { name: 'Import' }).click()
  await choose('dropped.csv', `Voucher code\n${word}-7ZX2\n`)
  await importing.getByRole('button', { name: 'Check the file' }).click()
  await expect(importing.getByText('New: 1')).toBeVisible()
  await choose('kept.csv', `Voucher code\n${word}-8ZX3\n`)
  await importing.getByRole('button', { name: 'Check the file' }).click()
  await expect(importing.getByText('New: 1')).toBeVisible()
  await importing.getByRole('button', { name: 'Cancel' }).click()
  const states = async () => {
    const { cmsRuns } = await admin.ask<{ cmsRuns: { items: { fileName: string; state: string }[] } }>(
      '{ cmsRuns(limit: 10, filter: { kind: CODE_IMPORT }) { items { fileName state } } }',
    )
    return cmsRuns.items
      .filter(({ fileName }) => fileName === 'dropped.csv' || fileName === 'kept.csv')
      .map(({ state }) => state)
  }
  await expect.poll(states).toEqual(['CANCELLED', 'CANCELLED'])
})

test('a file whose check has no answer yet is cancelled with its dialog, and does not stand beside another file', async ({
  page,
  admin,
}) => {
  const word = uniqueWord().toUpperCase()
  const { cmsReferralVouchers } = await admin.ask<{ cmsReferralVouchers: { items: { _id: string }[] } }>(
    '{ cmsReferralVouchers(limit: 1) { items { _id } } }',
  )
  await signIn(page, 'ADMIN', `/vouchers/referrals/codes/${cmsReferralVouchers.items[0]!._id}`)
  const importing = dialog(page, 'Import')
  const answers: (() => Promise<void>)[] = []
  await page.route('/graphql', async (route) => {
    if (!(route.request().headers()['content-type'] ?? '').startsWith('multipart/')) return route.continue()
    const response = await route.fetch()
    answers.push(() => route.fulfill({ response }))
  })
  const check = async (name: string, code: string) => {
    await importing
      .locator('input[type=file]')
      .setInputFiles({ name, mimeType: '', buffer: Buffer.from(`Voucher code\n${code}\n`) })
    const before = answers.length
    await importing.getByRole('button', { name: 'Check the file' }).click()
    await expect.poll(() => answers.length).toBe(before + 1)
    return answers[before]!
  }
  const stateOf = async (name: string) => {
    const { cmsRuns } = await admin.ask<{ cmsRuns: { items: { fileName: string; state: string }[] } }>(
      '{ cmsRuns(limit: 10, filter: { kind: CODE_IMPORT }) { items { fileName state } } }',
    )
    return cmsRuns.items.find(({ fileName }) => fileName === name)?.state
  }
  await page.getByRole('button', { name: 'Import' }).click()
  const exchanged = await check(`${word}-1.csv`, `${word}-4KQ9`)
  await importing
    .locator('input[type=file]')
    .setInputFiles({ name: `${word}-2.csv`, mimeType: '', buffer: Buffer.from(`Voucher code\n${word}-5KQ8\n`) })
  await exchanged()
  await expect.poll(() => stateOf(`${word}-1.csv`)).toBe('CANCELLED')
  await expect(importing.getByText('New: 1')).toHaveCount(0)
  const closed = await check(`${word}-3.csv`, `${word}-6KQ7`)
  await importing.getByRole('button', { name: 'Cancel' }).click()
  await closed()
  await expect.poll(() => stateOf(`${word}-3.csv`)).toBe('CANCELLED')
})
