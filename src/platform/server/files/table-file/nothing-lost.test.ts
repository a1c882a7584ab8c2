import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { xlsBook } from '../../../../../tests/harness/xls-file.ts'
import { rowsXml, xlsxFile } from '../../../../../tests/harness/xlsx-file.ts'
import type { GivenLayout, TableLayout } from '../../../shared/table-layout.ts'
import type { Refusal } from '../../refusal.ts'
import type { StagedRow } from './cells.ts'
import { csvRecords } from './csv-records.ts'
import { readTable, type TableTask } from './read-table.ts'

const rows = new URL('../../../../../tests/harness/plain-rows.ts', import.meta.url).href
const columns = [
  { key: 'content', titles: ['content', 'nội dung'] },
  { key: 'contentEn', titles: ['content (english)'] },
]
const codes = [
  { key: 'content', titles: ['voucher code', 'mã'] },
  { key: 'contentEn', titles: ['quantity', 'số lượng'] },
]

async function read(content: string | Uint8Array, task: Partial<TableTask> = {}) {
  const staged: StagedRow[] = []
  let layout: TableLayout | undefined
  const bytes = typeof content === 'string' ? Buffer.from(content) : content
  const reading = { columns, mostRows: 1_000, rows, caller: 'somebody', ...task }
  await readTable(bytes, reading, async (some, _, how) => {
    staged.push(...some)
    layout = how
  })
  return { staged, layout: layout! }
}
const textsOf = async (content: string | Uint8Array, task?: Partial<TableTask>) =>
  (await read(content, task)).staged.map(({ cells }) => [cells.content, cells.contentEn])
const refusal = (content: string | Uint8Array, task?: Partial<TableTask>) =>
  read(content, task).then(
    () => undefined,
    ({ details: { fields } }: Refusal) => fields![0],
  )
const heading = 'Content,Content (English)'

describe('a .csv', () => {
  test('with several kinds of line breaks has a row after each of them', async () => {
    const expected = ['a', 'b', 'c', 'd'].map((text) => [text, text])
    expect(await textsOf(`${heading}\r\na,a\nb,b\r\nc,c\rd,d`)).toEqual(expected)
    expect(await textsOf(`${heading}\na,a\r\nb,b\rc,c\r\nd,d\n`)).toEqual(expected)
    expect(await textsOf(`${heading}\ra,a\r\n\r\nb,b\nc,c\n\rd,d\r`)).toEqual(expected)
  })

  test('finds its separator although a title has a line break or another separator in it', async () => {
    expect(await textsOf('"Nội dung";"Content\n(English)"\nmột, hai;one, two\n')).toEqual([['một, hai', 'one, two']])
    expect(await textsOf('"Ghi chú,\r\nxem a;b;c",Content\r\nx,y\r\n')).toEqual([['y', '']])
    expect(await textsOf('Chúc may mắn, lần sau nhé;Good luck, next time\nA;B\nC, d;E\n')).toEqual([
      ['Chúc may mắn, lần sau nhé', 'Good luck, next time'],
      ['A', 'B'],
      ['C, d', 'E'],
    ])
  })

  test('keeps quotation marks within a text, and refuses one that would glue rows', async () => {
    expect(await textsOf(`${heading}\n5" màn hình,"""Hay"" quá"\n"A" b,"c" \n`)).toEqual([
      ['5" màn hình', '"Hay" quá'],
      ['"A" b', 'c'],
    ])
    const reason = 'files_text_quote'
    expect(await refusal(`${heading}\na,a\n"b,b\nc,c\n"d",d\n`)).toMatchObject({
      reason,
      params: { row: 3, column: 'A' },
    })
    expect(await refusal(`${heading}\na,"b\nc,c\n`)).toMatchObject({ reason, params: { row: 2, column: 'B' } })
  })

  test('has a problem where a row has more cells than there are titles', async () => {
    const { staged } = await read(`${heading}\nChúc may mắn, lần sau nhé,Good luck\nA,B,\n`)
    expect(staged).toMatchObject([
      { row: 2, cells: { surplus: 'Good luck' }, fault: { column: 'C', why: 'files_text_cell_surplus' } },
      { row: 3, cells: { content: 'A', contentEn: 'B' } },
    ])
    expect(staged[1]!.fault).toBeUndefined()
    const words = [{ key: 'content', titles: ['word'], takesRest: true as const }]
    expect(await textsOf('word\nmột,hai,ba\nbốn\n', { columns: words })).toEqual([
      ['một, hai, ba', undefined],
      ['bốn', undefined],
    ])
  })

  test('loses no cell: each is in a row, whatever surrounds it', () => {
    const cell = fc.string({ unit: fc.constantFrom('a', '"', ',', ';', '\n', '\r', ' ', 'ệ') })
    const lineBreak = fc.constantFrom('\n', '\r\n', '\r')
    const line = fc.tuple(fc.array(cell, { minLength: 2, maxLength: 4 }), lineBreak)
    fc.assert(
      fc.property(fc.array(line, { minLength: 1 }), fc.constantFrom(',', ';', '\t'), (lines, separator) => {
        const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`
        const text = lines.map(([cells, end]) => cells.map(quoted).join(separator) + end).join('')
        expect([...csvRecords(text, separator)].map(({ cells }) => cells)).toEqual(lines.map(([cells]) => cells))
      }),
    )
  })
})

describe('the row of titles', () => {
  const asked = async (content: string, layout?: GivenLayout) =>
    read(content, { columns: codes, ...(layout && { layout }) })

  test.each(['Gift token', 'Promotion-Nr', 'Campaign 2026', 'CODES FOR MARCH', 'Xyz', 'Mã số'])(
    '%j, which is not known, is asked about',
    async (title) => {
      const { staged, layout } = await asked(`${title}\nAB12-CD34\nEF56-GH78\n`)
      expect(layout).toMatchObject({ titleRow: 0, isSure: false, seemsTitled: true })
      expect(layout.preview.map(({ cells }) => cells)).toEqual([[title], ['AB12-CD34'], ['EF56-GH78']])
      expect(staged).toHaveLength(3)
      const said = await asked(`${title}\nAB12-CD34\nEF56-GH78\n`, { titleRow: 1 })
      expect(said.layout).toMatchObject({ titleRow: 1, isSure: true })
      expect(said.staged.map(({ cells }) => cells.content)).toEqual(['AB12-CD34', 'EF56-GH78'])
      const none = await asked(`${title}\nAB12-CD34\n`, { titleRow: 0 })
      expect([none.layout.isSure, none.staged.length]).toEqual([true, 2])
    },
  )

  test.each(['AB12-CD34', 'GOOD-CODE', 'QUÀ 001', '00012345'])('%j is a code', async (first) => {
    expect((await asked(`${first}\nQUÀ 002\n`)).layout).toMatchObject({ titleRow: 0, isSure: true })
  })

  test('without the most important title is asked about too', async () => {
    const { layout, staged } = await asked('Token,Số lượng\nAB12,3\n')
    expect(layout).toMatchObject({ titleRow: 1, isSure: false })
    expect(layout.columns).toMatchObject([{ key: 'content' }, { key: 'contentEn' }])
    expect(staged).toMatchObject([{ cells: { content: 'AB12', contentEn: '3' } }])
  })

  test('below rows that may be data is asked about; ignored rows and columns are named', async () => {
    expect((await asked('AB12\nCD34\nMã\nEF56\n')).layout).toMatchObject({ titleRow: 3, isSure: false })
    const { layout } = await asked('Codes of March\n\nSTT,Mã\n1,EF56\n')
    expect(layout).toMatchObject({
      titleRow: 3,
      isSure: true,
      rowsAbove: [{ row: 1, cells: ['Codes of March'] }],
      columns: [
        { column: 'A', title: 'STT', key: null },
        { column: 'B', title: 'Mã', key: 'content' },
      ],
    })
  })

  test('a row that is not there is refused', async () => {
    const task = { columns: codes, layout: { titleRow: 9 } }
    expect(await refusal('AB12\nCD34\n', task)).toMatchObject({ reason: 'files_text_no_title_row' })
  })
})

test('columns are what a person says', async () => {
  const layout = {
    titleRow: 1,
    columns: [
      { column: 'C', key: 'content' },
      { column: 'A', key: null },
    ],
  }
  const { staged, layout: how } = await read(',Quantity,Token\n1,2,AB12\n', { columns: codes, layout })
  expect(staged).toMatchObject([{ cells: { content: 'AB12', contentEn: '2' } }])
  expect(staged[0]!.fault).toBeUndefined()
  expect(how.columns.map(({ key }) => key)).toEqual([null, 'contentEn', 'content'])
})

test('an empty column gives way to another one of the same meaning', async () => {
  const words = [{ key: 'content', titles: ['import words', 'sensitive word'] }]
  const task = { columns: words }
  expect(await textsOf('Sensitive word,Import words\nmột,\nhai,\n', task)).toEqual([
    ['một', undefined],
    ['hai', undefined],
  ])
  const { layout } = await read('Sensitive word,Import words\nmột,\nhai,ba\n', task)
  expect(layout.columns).toMatchObject([{ key: null }, { key: 'content' }])
})

test('another sheet can be chosen, and those that are not read are named', async () => {
  const sheet = (name: string, text: string) => ({ name, xml: rowsXml([['Content'], [text]]) })
  const xlsx = xlsxFile({
    sheets: [
      { ...sheet('Nháp', 'x'), state: 'hidden' },
      { name: 'Trống', xml: '<row/>' },
      sheet('Một', 'a'),
      { name: 'Hỏng', xml: '<row><c><f>1+1</f></c></row>' },
      sheet('Hai', 'b'),
    ],
  })
  const names = { sheet: 'Một', otherSheets: ['Hỏng', 'Hai'], hiddenSheets: ['Nháp'] }
  expect((await read(xlsx)).layout).toMatchObject(names)
  const second = await read(xlsx, { layout: { sheet: 'Hai' } })
  expect(second.layout).toMatchObject({ sheet: 'Hai', otherSheets: ['Một', 'Hỏng'] })
  expect(second.staged).toMatchObject([{ cells: { content: 'b' } }])
  const xls = xlsBook([
    { name: 'Hidden', isHidden: true, rows: [['Content'], ['x']] },
    { name: 'One', rows: [['Content'], ['a']] },
    { name: 'Two', rows: [['Content'], ['b']] },
  ])
  expect((await read(xls)).layout).toMatchObject({ sheet: 'One', otherSheets: ['Two'], hiddenSheets: ['Hidden'] })
})

test('a text with the name of a workbook is refused as that', async () => {
  const task = { isText: false }
  for (const text of ['Content\na\n', '<html><table>'])
    expect(await refusal(text, task)).toMatchObject({ reason: 'files_text_no_workbook' })
  expect(await refusal('', task)).toMatchObject({ reason: 'files_text_empty' })
})
