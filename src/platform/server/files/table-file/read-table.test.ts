import { writeXlsx } from 'hucre/xlsx'
import { describe, expect, test, vi } from 'vitest'
import { record, xlsBook, xlsFile } from '../../../../../tests/harness/xls-file.ts'
import { rowsXml, xlsxFile } from '../../../../../tests/harness/xlsx-file.ts'
import type { Refusal } from '../../refusal.ts'
import type { StagedRow } from './cells.ts'
import { readTable } from './read-table.ts'

const columns = [
  { key: 'code', titles: ['voucher code', 'mã'] },
  { key: 'quantity', titles: ['quantity', 'số lượng'] },
]

const mostRows = 200_000

const rows = new URL('../../../../../tests/harness/plain-rows.ts', import.meta.url).href
const reading = { columns, mostRows, rows, caller: 'somebody' }

async function read(content: string | Uint8Array): Promise<StagedRow[]> {
  const read: StagedRow[] = []
  const bytes = typeof content === 'string' ? Buffer.from(content) : content
  await readTable(bytes, reading, async (some) => read.push(...some))
  return read
}
const texts = async (content: string | Uint8Array) =>
  (await read(content)).map(({ row, cells: { code, quantity } }) => [row, code, quantity])
const refusal = (content: string | Uint8Array) =>
  read(content).then(
    () => undefined,
    ({ details: { fields } }: Refusal) => fields![0]!.message,
  )
const sheet = (rows: (string | number | Date | null)[][]) => writeXlsx({ sheets: [{ name: 'Codes', rows }] })
const utf16 = (text: string) => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')])

const expected = [
  [2, '00012345', '2'],
  [4, 'Quà-7', ''],
]

describe('the same rows are read from', () => {
  test.each<[string, () => string | Uint8Array | Promise<Uint8Array>]>([
    ['.csv of Google Sheets', () => 'Voucher code,Quantity\r\n00012345,2\r\n,\r\nQuà-7,'],
    ['.csv of Excel with semicolons and a mark', () => '\ufeffMã;Số lượng\r\n00012345;2\r\n;\r\nQuà-7;\r\n'],
    ['.csv of LibreOffice, quoted, with tabs', () => '"Mã"\t"Số lượng"\n"00012345"\t2\n\n"Quà-7"\t\n'],
    ['text of Excel in UTF-16', () => utf16('Mã\tSố lượng\r\n00012345\t2\r\n\r\nQuà-7\t\r\n')],
    ['.csv that keeps zeros by ="…"', () => 'Voucher code,Quantity\n"=""00012345""",2\n\nQuà-7,\n'],
    ['.csv with its columns the other way round', () => 'Quantity,Other,Voucher code\n2,x,00012345\n,,\n,y,Quà-7\n'],
    ['.xlsx', () => sheet([['Voucher code', 'Quantity'], ['00012345', 2], [], ['Quà-7', null]])],
    ['.xls', () => xlsFile([['Voucher code', 'Quantity'], ['00012345', 2], [], ['Quà-7']])],
  ])('%s', async (_, content) => {
    expect(await texts(await content())).toEqual(expected)
  })
})

test('during development, when `node --watch` makes processes report their imports', async () => {
  vi.stubEnv('WATCH_REPORT_DEPENDENCIES', '1')
  expect(await texts('Voucher code\nA-1\n').finally(() => vi.unstubAllEnvs())).toEqual([[2, 'A-1', '']])
})

test('titles may follow a heading, and the line in which Excel names its separator', async () => {
  expect(await texts(await sheet([['Codes of March'], [], ['Voucher code'], ['A-1']]))).toEqual([[4, 'A-1', '']])
  expect(await texts('sep=;\nVoucher code;Quantity\nA,1;3\n')).toEqual([[3, 'A,1', '3']])
})

test('without titles the first columns are read, from the first row on', async () => {
  expect(await texts('A-1,2\nB-1,3\n')).toEqual([
    [1, 'A-1', '2'],
    [2, 'B-1', '3'],
  ])
})

test('zeros before a number that only its format shows are kept', async () => {
  const cells = new Map(
    [
      { value: 123, style: { numFmt: '000000' } },
      { value: 1234567, style: { numFmt: '000000' } },
      { value: 0, style: { numFmt: '00' } },
      { value: 7, style: { numFmt: '0.00' } },
      { value: 7.5, style: { numFmt: '000' } },
      { value: 9 },
    ].map((cell, i) => [`${i + 1},0`, cell]),
  )
  const rows = [['Voucher code', 'Quantity'], [null, 2], [null], [null], [null], [null], [null]]
  const file = await writeXlsx({ sheets: [{ name: 'Codes', rows, cells }] })
  expect(await texts(file)).toEqual([
    [2, '000123', '2'],
    [3, '1234567', ''],
    [4, '00', ''],
    [5, '7', ''],
    [6, '7.5', ''],
    [7, '9', ''],
  ])
})

test('values that the spreadsheet has changed are told apart', async () => {
  const rows = await read(
    await sheet([
      ['Voucher code'],
      [new Date('2026-03-04T00:00:00Z')],
      [1.2345678901234567e19],
      ['#N/A'],
      [9007199254740991],
      [999999999999999],
    ]),
  )
  expect(rows.map(({ cells, fault }) => [cells.code, fault?.why])).toEqual([
    ['2026-03-04', 'files_text_cell_date'],
    ['12345678901234567000', 'files_text_cell_rounded'],
    ['#N/A', 'files_text_cell_error'],
    ['9007199254740991', 'files_text_cell_rounded'],
    ['999999999999999', undefined],
  ])
  expect(await read('Voucher code\n1.23457E+15\n')).toMatchObject([
    { cells: { code: '1.23457E+15' }, fault: { column: 'code', why: 'files_text_cell_rounded' } },
  ])
})

test('the first visible sheet with rows is read', async () => {
  const codes = [['Voucher code'], ['A-1']]
  const other = [['Voucher code'], ['B-1']]
  const xlsx = xlsxFile({
    sheets: [
      { name: 'Hidden', state: 'hidden', xml: rowsXml(other) },
      { name: 'Empty', xml: '<row/>' },
      { name: 'Blank', xml: rowsXml([[' ', '']]) },
      { name: 'Mã', xml: rowsXml(codes) },
      { name: 'Last', xml: rowsXml(other) },
    ],
  })
  const xls = xlsBook([
    { name: 'Hidden', isHidden: true, rows: other },
    { name: 'Empty', rows: [] },
    { name: 'Mã\0', rows: codes },
    { name: 'Last', rows: other },
  ])
  for (const file of [xlsx, xls]) {
    const found: [unknown, string | null][] = []
    await readTable(file, reading, async (some, sheet) =>
      found.push(...some.map(({ cells }): [unknown, string | null] => [cells.code, sheet])),
    )
    expect(found).toEqual([['A-1', file === xls ? 'Mã\ufffd' : 'Mã']])
  }
})

describe('refused is', () => {
  const formula = (row: number) => `Row ${row} contains a formula. Please replace formulas by their values.`
  test.each<[string, () => string | Uint8Array | Promise<Uint8Array>, string | RegExp]>([
    ['a formula in .xls', () => xlsFile([['Voucher code'], ['A-1'], [{ formula: 3 }]]), formula(3)],
    ['a formula in .csv', () => 'Voucher code\nA-1\n=HYPERLINK("http://x")\n', formula(3)],
    ['a formula in .xlsx', () => withFormula(), formula(2)],
    ['more rows of .csv than an import has', () => 'A\n'.repeat(200_100), /more than 200000 rows/],
    [
      'an .xlsx without a visible sheet',
      () => xlsxFile({ sheets: [{ state: 'hidden', xml: rowsXml([['A']]) }] }),
      /no visible sheet with rows/,
    ],
    [
      'an .xls without a visible sheet',
      () => xlsBook([{ name: 'A', isHidden: true, rows: [['A']] }]),
      /no visible sheet/,
    ],
    [
      'a cell that is too long, in .xlsx',
      () => xlsxFile({ sheets: [{ xml: rowsXml([['A'], ['B', 'x'.repeat(32_768)]]) }] }),
      'The cell in row 2, column B has more than 32767 characters.',
    ],
    [
      'a cell that is too long, in .csv',
      () => `A\nB\n${'x,'.repeat(27)}${'x'.repeat(32_768)}\n`,
      'The cell in row 3, column AB has more than 32767 characters.',
    ],
    [
      'a cell whose quotation mark is not closed',
      () => `A\nB,"${'x\n'.repeat(600_000)}`,
      'The cell in row 2, column B has more than 32767 characters.',
    ],
    [
      'an .xls with a text that is longer than its record',
      () => xlsBook([{ name: 'A', rows: [], records: record(0x0204, Buffer.from('00000000ffffffff00', 'hex')) }]),
      /cannot be read/,
    ],
    ['an .xls with one place for two sheets', () => twoAtOnePlace(), /cannot be read/],
    ['a web page', () => '<!doctype html><table><tr><td>A-1</td></tr></table>', /cannot be read/],
    ['a compound file without a workbook', () => xlsFile([['A']]).subarray(0, 600), /cannot be read/],
    ['a text that is no UTF-8', () => Buffer.from([0x41, 0xe3, 0x0a]), /cannot be read/],
  ])('%s', async (_, content, message) => {
    expect(await refusal(await content())).toMatch(message)
  })
})

/** The second sheet's entry names the place of the first. */
function twoAtOnePlace(): Buffer {
  const book = xlsBook(['First', 'Second'].map((name) => ({ name, rows: [['A']] })))
  const [first = 0, second = 0] = ['First', 'Second'].map((name) => book.indexOf(Buffer.from(name, 'utf16le')) - 8)
  book.copy(book, second, first, first + 4)
  return book
}

const withFormula = () =>
  writeXlsx({
    sheets: [
      { name: 'Codes', rows: [['Voucher code'], [null]], cells: new Map([['1,0', { value: 2, formula: '1+1' }]]) },
    ],
  })
