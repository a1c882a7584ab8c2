import { writeXlsx } from 'hucre/xlsx'
import { describe, expect, test, vi } from 'vitest'
import { v7 as uuidv7 } from 'uuid'
import { factories, noId } from '../../../../../tests/harness/factories.ts'
import { multipart } from '../../../../../tests/harness/multipart-body.ts'
import { startServer } from '../../../../../tests/harness/server.ts'
import { xlsxFile } from '../../../../../tests/harness/xlsx-file.ts'
import { addDays, dayOf, startOfDay } from '../../../../platform/shared/day.ts'

const server = await startServer()
const { aVoucher, aVoucherCode, aUser, anAdmin, handOver } = factories(server.db)
const boss = await anAdmin()
const client = server.as(boss)

const day = (offset: number) => startOfDay(addDays(dayOf(new Date()), offset)).toISOString()
const creating = `mutation ($data: VoucherCodeInput!) { createVoucherCode(data: $data) {
  exists created existing repeated items { code qty vendorCode startDate } } }`
const checking = `mutation ($data: VoucherCodeInput!) { cmsCheckVoucherCodes(data: $data) {
  _id state created existing repeated malformed guessable } }`
const problemsOf = async (runId: string) =>
  (
    await client.data(
      `{ cmsRunRows(runId: "${runId}", limit: 100) { items { row cells problem column why firstRow existsIn } } }`,
    )
  ).cmsRunRows.items.filter(({ problem }: { problem: string | null }) => problem !== null)
const confirming = 'mutation ($_id: ID!) { cmsConfirmRun(_id: $_id) { state created existing } }'
const importing = `mutation ($data: ReferralCodesInput!) { importReferralCodes(data: $data) { created exists } }`

const dates = { startDate: day(2), endDate: day(5) }
const input = (voucherId: string, given: object) => ({ voucherId, type: 'IMPORT', ...dates, ...given })
const create = async (voucherId: string, given: object) =>
  (await client.data(creating, { data: input(voucherId, given) })).createVoucherCode
const refused = async (voucherId: string, given: object) => {
  const { code, fields, message } = await client.refusal(creating, { data: input(voucherId, given) })
  return fields ? fields.map(({ field, message }) => [field, message]) : [code, message]
}
/** Sends a file as `data.file`. */
const sendFile = async (text: string, data: object, content: string | Uint8Array, name: string) => {
  const file = new File([typeof content === 'string' ? content : new Uint8Array(content)], name)
  return client.send(await multipart(text, { 'data.file': file }, { data: { ...data, file: null } }))
}
const importFile = (voucherId: string, content: string | Uint8Array, name: string, text = creating) =>
  sendFile(text, input(voucherId, {}), content, name)
const codesOf = async (voucherId: string) =>
  (
    await server.db
      .selectFrom('voucher_codes')
      .select('code')
      .where('voucher_id', '=', voucherId)
      .where('deleted_at', 'is', null)
      .orderBy('id')
      .execute()
  ).map(({ code }) => code)
const failureOf = (voucherId: string) =>
  vi.waitFor(
    async () => {
      const { items } = (await client.data('{ cmsRuns(limit: 20) { items { targetId failure } } }')).cmsRuns
      const run = items.find(({ targetId }: { targetId: string }) => targetId === voucherId)
      expect(run.failure).not.toBeNull()
      return run.failure as string
    },
    { timeout: 12_000, interval: 200 },
  )
const sheet = (rows: (string | number)[][]) => writeXlsx({ sheets: [{ name: 'Codes', rows }] })

describe('createVoucherCode', () => {
  test('generates codes of twelve letters that nobody mistakes', async () => {
    const { id } = await aVoucher()
    const made = await create(id, { type: 'GENERATE', qty: 150, vendorCode: 'NCC', remarks: '' })
    expect(made).toMatchObject({ created: 150, existing: 0, exists: [] })
    expect(made.items).toHaveLength(100)
    expect(made.items[0]).toMatchObject({ qty: 1, vendorCode: 'NCC', startDate: dates.startDate })
    for (const { code } of made.items) expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{12}$/)
    expect(new Set(await codesOf(id)).size).toBe(150)
  })

  test('skips codes that are repeated or exist, whatever their case, spaces and dashes, and tells them', async () => {
    const { id } = await aVoucher()
    const elsewhere = await aVoucherCode({ code: 'abc-123-XY' })
    const made = await create(id, { voucherCodes: ['Quà-0001', 'ABC 123 xy', 'quà 0001', ' MỚI-77 '] })
    expect(made).toMatchObject({ created: 2, existing: 1, repeated: 1, exists: ['ABC 123 xy'] })
    expect(new Set(await codesOf(id))).toEqual(new Set(['Quà-0001', 'MỚI-77']))
    expect(elsewhere.code_key).toBe('ABC123XY')
    expect(await create(id, { voucherCodes: ['Quà-0001', 'MỚI-77'] })).toMatchObject({ created: 0, existing: 2 })
  })

  test('reCreate replaces what is neither handed over nor reserved', async () => {
    const { id } = await aVoucher()
    const taken = await aVoucherCode({ voucher_id: id, code: 'TAKEN-1' })
    await handOver(taken.id)
    await aVoucherCode({ voucher_id: id, code: 'PRIZE-1', pool: uuidv7() })
    await aVoucherCode({ voucher_id: id, code: 'OLD-1' })
    await aVoucherCode({ voucher_id: id, code: 'STAYS-1' })
    const made = await create(id, { voucherCodes: ['STAYS-1', 'NEW-1', 'TAKEN-1', 'PRIZE-1'], reCreate: true })
    expect(made).toMatchObject({ created: 2, exists: ['TAKEN-1', 'PRIZE-1'] })
    expect(new Set(await codesOf(id))).toEqual(new Set(['TAKEN-1', 'PRIZE-1', 'STAYS-1', 'NEW-1']))
  })

  test('is recorded with the voucher', async () => {
    const { id } = await aVoucher()
    await create(id, { type: 'GENERATE', qty: 3 })
    const history = `{ cmsHistory(model: VOUCHER, targetId: "${id}") { items { action changes { field after } } } }`
    const [entry] = (await client.data(history)).cmsHistory.items
    expect(entry).toMatchObject({ action: 'createVoucherCode' })
    expect(entry.changes).toContainEqual({ field: 'created', after: 3 })
  })

  test.each([
    [{ type: 'GENERATE' }, 'data.qty', 'This field is required.'],
    [{ type: 'GENERATE', qty: 0 }, 'data.qty', 'You must enter a positive integer'],
    [{ type: 'GENERATE', qty: 1.5 }, 'data.qty', 'You must enter a positive integer'],
    [{ type: 'GENERATE', qty: 'two' }, 'data.qty', 'You must enter a positive integer'],
    [{ type: 'GENERATE', qty: 1_000_001 }, 'data.qty', 'At most 1,000,000 codes at once.'],
    [{ type: 'GENERATE', qty: 1, voucherCodes: ['A'] }, 'data.file', 'Generated codes need neither a file nor codes.'],
    [{}, 'data.file', 'You have to upload file.'],
    [{ voucherCodes: ['x'.repeat(65)] }, 'data.file', 'Row 1 is malformed. Nothing has been imported.'],
    [{ voucherCodes: ['OK-123', ' - '] }, 'data.file', 'Row 2 is malformed. Nothing has been imported.'],
    [{ voucherCodes: ['A'], startDate: day(0) }, 'data.startDate', 'The dates must lie after today.'],
    [
      { voucherCodes: ['A'], endDate: day(60) },
      'data.endDate',
      "The dates must lie strictly within the voucher's own.",
    ],
    [{ voucherCodes: ['A'], endDate: day(1) }, 'data.endDate', 'The end must be after the start.'],
  ])('%o is refused at %s', async (given, field, message) => {
    expect(await refused((await aVoucher()).id, given)).toEqual([[field, message]])
  })

  test('begins after its voucher', async () => {
    const { id } = await aVoucher({ start_date: new Date(day(2)) })
    expect(await refused(id, { voucherCodes: ['A'] })).toEqual([
      ['data.startDate', "The dates must lie strictly within the voucher's own."],
    ])
  })

  test('a voucher that is gone gets none', async () => {
    expect(await refused(noId, { voucherCodes: ['A-1'] })).toEqual(['NOT_FOUND', 'This voucher no longer exists.'])
  })
})

describe('a file', () => {
  const rows = [
    ['Voucher code', 'Quantity'],
    ['FILE-0001-XLSX', 3],
    [900719925474099, 1],
  ]

  test('is read as .xlsx, with a column of quantities, and as .csv of any separator', async () => {
    const { id } = await aVoucher()
    await importFile(id, await sheet(rows), 'codes.xlsx')
    // On a busy machine the request does not wait for the end of the import.
    const imported = () =>
      server.db.selectFrom('voucher_codes').select(['code', 'qty']).where('voucher_id', '=', id).orderBy('id').execute()
    await vi.waitFor(
      async () =>
        expect(await imported()).toEqual([
          { code: 'FILE-0001-XLSX', qty: 3 },
          { code: '900719925474099', qty: 1 },
        ]),
      15_000,
    )
    await importFile(id, '\ufeffMã;Số lượng\r\n00012345;2\r\n\r\nCSV-2;\r\n', 'codes.CSV')
    expect(await codesOf(id)).toEqual(expect.arrayContaining(['00012345', 'CSV-2']))
  })

  test('is checked first, and imported as it was checked', async () => {
    const { id } = await aVoucher()
    const other = await aVoucher({ title: 'Vé xem rối nước' })
    await aVoucherCode({ voucher_id: other.id, code: 'IS-THERE-ALREADY' })
    const csv = `GOODCODE-XYZ
is there already
GOODCODE-XYZ
SHORT
${'y'.repeat(70)}
SEQ-000000001
SEQ-000000002
`
    const { data } = await importFile(id, `${csv}OK-CODE-QW,0\n`, 'a.csv', checking)
    const { _id, ...counts } = data.cmsCheckVoucherCodes
    expect(counts).toEqual({ state: 'CHECKED', created: 4, existing: 1, repeated: 1, malformed: 2, guessable: 3 })
    const guessable = { problem: 'GUESSABLE', column: null, why: 'Easy to guess: short, or next in a sequence' }
    expect(await problemsOf(_id)).toMatchObject([
      {
        row: 2,
        cells: { code: 'is there already' },
        problem: 'EXISTING',
        why: 'Exists already in voucher Vé xem rối nước',
        existsIn: 'Vé xem rối nước',
      },
      { row: 3, problem: 'REPEATED', why: 'The same as in row 1', firstRow: 1 },
      { row: 4, cells: { code: 'SHORT', quantity: 1 }, ...guessable },
      { row: 5, problem: 'MALFORMED', column: 'code', why: 'A code has at most 64 characters.' },
      { row: 6, ...guessable },
      { row: 7, ...guessable },
      { row: 8, problem: 'MALFORMED', column: 'quantity', why: 'The quantity must be at least 1.' },
    ])
    expect((await client.refusal(confirming, { _id })).reason).toBe('runs_text_malformed')
    expect(await codesOf(id)).toEqual([])
    const corrected = (await importFile(id, csv.replace(/y{70}\n/, ''), 'a.csv', checking)).data.cmsCheckVoucherCodes
    expect((await client.data(confirming, { _id: corrected._id })).cmsConfirmRun).toEqual({
      state: 'DONE',
      created: 4,
      existing: 1,
    })
    expect(await codesOf(id)).toEqual(['GOODCODE-XYZ', 'SHORT', 'SEQ-000000001', 'SEQ-000000002'])
    // The same file again creates nothing and lists all codes as existing.
    const again = await importFile(id, csv.replace(/y{70}\n/, ''), 'a.csv')
    expect(again.data.createVoucherCode).toMatchObject({ created: 0, existing: 5, repeated: 1 })
    expect(again.data.createVoucherCode.exists).toHaveLength(5)
  })

  test('is neither generated nor given twice', async () => {
    const { id } = await aVoucher()
    const both = await sendFile(creating, input(id, { voucherCodes: ['A-1'] }), 'B-1', 'a.csv')
    expect(both.errors?.[0]?.extensions.fields).toMatchObject([{ field: 'data.file' }])
    const generated = input(id, { type: 'GENERATE', qty: 1 })
    expect((await client.refusal(checking, { data: generated })).fields).toMatchObject([{ field: 'data.type' }])
    expect(await codesOf(id)).toEqual([])
  })

  test('is not imported any more when the voucher has come to end before its codes', async () => {
    const { id } = await aVoucher()
    const { data } = await importFile(id, 'LATE-CODE-XYZ', 'a.csv', checking)
    await server.db
      .updateTable('vouchers')
      .set({ end_date: new Date(day(4)) })
      .where('id', '=', id)
      .execute()
    const { _id } = data.cmsCheckVoucherCodes
    expect((await client.data(confirming, { _id })).cmsConfirmRun.state).toBe('FAILED')
    expect(await codesOf(id)).toEqual([])
  })

  test.each([
    ['codes.txt', () => 'A', 'The format is allowed is : .xlsx,.xls,.csv'],
    ['codes.csv', () => Buffer.from([0xff, 0xfe, 0x00]), /^The file cannot be read/],
    ['codes.csv', () => '\n\n', 'The file has no rows to import.'],
    ['codes.xlsx', () => 'PK\u0003\u0004 no archive', /^The file cannot be read/],
    ['codes.xls', () => Buffer.from('d0cf11e0a1b11ae100', 'hex'), /^The file cannot be read/],
    ['codes.csv', () => 'A\n'.repeat(200_100), 'The file has more than 200000 rows. Please split it.'],
    ['bomb.xlsx', () => xlsxFile({ sheets: [{ xml: Buffer.alloc(101 * 1024 * 1024, 32) }] }), /larger than 100 MB/],
    [
      'dtd.xlsx',
      () => xlsxFile({ sheets: [{ xml: '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><worksheet/>' }] }),
      /entities/,
    ],
    [
      'formula.xlsx',
      () => xlsxFile({ sheets: [{ xml: '<row r="7"><c r="A7"><f>1+1</f></c></row>' }] }),
      'Row 7 contains a formula. Please replace formulas by their values.',
    ],
  ])('%s is refused', async (name, content, message) => {
    const { id } = await aVoucher()
    const { errors } = await importFile(id, content(), name)
    if (errors) expect(errors[0]).toMatchObject({ extensions: { code: 'BAD_USER_INPUT' } })
    // On a busy machine the largest file takes longer than its request waits.
    expect(errors?.[0]?.message ?? (await failureOf(id))).toMatch(message)
  })

  test('brings the codes of a campaign, for the time of the campaign', async () => {
    const campaign = await aVoucher({ type: 'REFERRAL', status: 'DISABLED' })
    const { data } = await sendFile(importing, { voucherId: campaign.id }, 'REF-CODE-1\nREF-CODE-2\n', 'r.csv')
    expect(data.importReferralCodes).toEqual({ created: 2, exists: [] })
    const [code] = await server.db
      .selectFrom('voucher_codes')
      .selectAll()
      .where('voucher_id', '=', campaign.id)
      .execute()
    expect([code!.start_date, code!.end_date]).toEqual([campaign.start_date, campaign.end_date])
    const { errors } = await sendFile(importing, { voucherId: (await aVoucher()).id }, 'REF-CODE-3\n', 'r.csv')
    expect(errors?.[0]?.extensions.reason).toBe('voucher_codes_text_no_campaign')
  })
})

describe('cmsListVoucherCode', () => {
  const listing = `query ($id: ID!, $status: VoucherCodeStatus) {
    cmsListVoucherCode(voucherId: $id, filter: { status: $status }) {
      counter items { code status sold_qty redeemedUserId redeemedUser { fullName phoneNumber } deletedAt } } }`
  const listed = async (id: string, status?: string) => (await client.data(listing, { id, status })).cmsListVoucherCode

  test('answers the codes of one voucher, the newest first, with the latest hand-over', async () => {
    const { id } = await aVoucher()
    const [first] = [await aVoucherCode({ voucher_id: id }), await aVoucherCode({ voucher_id: id, qty: 2 })]
    const person = await aUser()
    await handOver(first.id, person.id)
    await aVoucherCode()
    expect(await listed(id)).toMatchObject({ counter: 2, items: [{ status: 'ACTIVE' }, { code: first.code }] })
    expect(await listed(id, 'REDEEMED')).toMatchObject({
      counter: 1,
      items: [{ sold_qty: 1, redeemedUserId: person.id, redeemedUser: { phoneNumber: person.phone_number } }],
    })
    expect((await listed(id, 'ACTIVE')).counter).toBe(1)
  })

  test('is exported by the address that exportVoucherCode answers', async () => {
    const { id } = await aVoucher()
    await aVoucherCode({ voucher_id: id })
    const { exportVoucherCode } = await client.data(`mutation { exportVoucherCode(voucherId: "${id}") }`)
    expect(exportVoucherCode).toMatch(/^\/exports\/[\w-]{43}$/)
    const unknown = await client.refusal(`mutation { exportVoucherCode(voucherId: "${noId}") }`)
    expect(unknown).toMatchObject({ code: 'NOT_FOUND', reason: 'vouchers_text_gone' })
  })
})

describe('deleteVoucherCode', () => {
  const deleting = 'mutation ($_id: ID!) { deleteVoucherCode(_id: $_id) { deletedAt version } }'

  test('takes an unused code out of the list; undo brings it back, unless it was created again', async () => {
    const code = await aVoucherCode()
    const remove = async () => (await client.data(deleting, { _id: code.id })).deleteVoucherCode.version
    const undo = (version: number) =>
      `mutation { cmsUndo(model: VOUCHER_CODE, _id: "${code.id}", version: ${version}) { version } }`
    await client.data(undo(await remove()))
    expect(await codesOf(code.voucher_id)).toEqual([code.code])
    const version = await remove()
    expect(await codesOf(code.voucher_id)).toEqual([])
    expect((await client.refusal(deleting, { _id: code.id })).code).toBe('NOT_FOUND')
    await aVoucherCode({ code: code.code })
    expect((await client.refusal(undo(version))).reason).toBe('voucher_codes_text_exists')
  })

  test('is refused for codes that are handed over or reserved', async () => {
    const [taken, reserved] = [await aVoucherCode({ qty: 2 }), await aVoucherCode({ pool: uuidv7() })]
    await handOver(taken.id)
    expect((await client.refusal(deleting, { _id: taken.id })).reason).toBe('voucher_codes_text_handed_over')
    expect((await client.refusal(deleting, { _id: reserved.id })).reason).toBe('voucher_codes_text_reserved')
  })
})

test('who earned codes reads them, and the campaign that runs', async () => {
  const campaign = await aVoucher({ type: 'REFERRAL', status: 'ENABLED' })
  const codes = [await aVoucherCode({ voucher_id: campaign.id }), await aVoucherCode({ voucher_id: campaign.id })]
  for (const code of codes) await handOver(code.id, boss.id)
  await handOver((await aVoucherCode({ voucher_id: campaign.id })).id, (await aUser()).id)
  const mine = 'query ($after: ID) { myPrizeReferralVoucherCodes(limit: 1, after: $after) { _id } }'
  const [last] = (await client.data(mine)).myPrizeReferralVoucherCodes
  const [before] = (await client.data(mine, { after: last._id })).myPrizeReferralVoucherCodes
  expect(new Set([last._id, before._id])).toEqual(new Set(codes.map(({ id }) => id)))
  expect((await client.data(mine, { after: before._id })).myPrizeReferralVoucherCodes).toEqual([])
  expect((await client.data('{ currentReferralCampaign { _id } }')).currentReferralCampaign._id).toBe(campaign.id)
})
