import fc from 'fast-check'
import { readXlsx, writeXlsx } from 'hucre/xlsx'
import { describe, expect, test } from 'vitest'
import { type ForgedBook, xlsxFile } from '../../../../../tests/harness/xlsx-file.ts'
import { longestCell, type Value } from './cells.ts'
import { xlsxSheets } from './xlsx-sheets.ts'

/** The visible sheets, each as its name and its rows: the row's index and its cells by their column. */
async function sheetsOf(file: Buffer) {
  const sheets: [string | null, [number, Record<number, Value>][]][] = []
  for await (const { name, lines } of xlsxSheets(file)) {
    const rows: [number, Record<number, Value>][] = []
    for await (const { index, values } of lines) rows.push([index, Object.fromEntries(values)])
    sheets.push([name, rows])
  }
  return sheets
}
const rowsOf = async (book: Omit<ForgedBook, 'sheets'> & { readonly xml: string | Buffer }) =>
  (await sheetsOf(xlsxFile({ ...book, sheets: [{ xml: book.xml }] })))[0]![1]
const cellsOf = async (xml: string, book: Omit<ForgedBook, 'sheets'> = {}) =>
  (await rowsOf({ ...book, xml: `<row>${xml}</row>` }))[0]![1]

describe('the cells of a sheet are read', () => {
  test('of every type', async () => {
    const texts =
      '<sst><si><t>plain</t></si><si><r><t>ri</t></r><r><t>ch</t></r><rPh><t>not this</t></rPh></si><si/></sst>'
    const xml = `<c t="s"><v>0</v></c><c t="s"><v>1</v></c><c t="s"><v>2</v></c><c t="s"/>
      <c t="inlineStr"><is><t>in</t></is></c><c t="inlineStr"><is><r><t>ri</t></r><r><t>ch</t></r></is></c>
      <c t="str"><v>a &amp; b_x000A_c</v></c><c t="b"><v>1</v></c><c t="e"><v>#N/A</v></c><c><v>1.5E3</v></c><c/>
      <c t="d"><v>2026-03-04</v></c><c t="n"><v>0x10</v></c><c t="str"><v><![CDATA[<x>]]></v></c>`
    expect(Object.values(await cellsOf(xml, { texts }))).toEqual([
      'plain',
      'rich',
      '',
      null,
      'in',
      'rich',
      'a & b\nc',
      true,
      '#N/A',
      1500,
      '',
      new Date('2026-03-04'),
      '0x10',
      '<x>',
    ])
  })

  test('at their places, with a prefix before each name, in the strict form of the format', async () => {
    const xml = `<x:worksheet xmlns:x="http://purl.oclc.org/ooxml/spreadsheetml/main"><x:sheetData>
      <x:row r="3"><x:c r="B3"><x:v>1</x:v></x:c><x:c><x:v>2</x:v></x:c><x:c r="XFD3"><x:v>3</x:v></x:c></x:row>
      <x:row/><x:row r="1048576"/></x:sheetData></x:worksheet>`
    expect(await rowsOf({ xml })).toEqual([
      [2, { 1: 1, 2: 2, 16383: 3 }],
      [3, {}],
      [1_048_575, {}],
    ])
  })

  test('with the format of dates, and of zeros before a number', async () => {
    const codes = ['yyyy-mm-dd', '[h]', '"year" 0', '[Red]0.00', '0000', '\\d0']
    const styles = `<styleSheet><numFmts>${codes.map((code, i) => `<numFmt numFmtId="${200 + i}" formatCode="${code.replaceAll('"', '&quot;')}"/>`).join('')}</numFmts>
      <cellStyleXfs><xf numFmtId="14"/></cellStyleXfs>
      <cellXfs>${[0, 14, ...codes.map((_, i) => 200 + i)].map((id) => `<xf numFmtId="${id}"/>`).join('')}</cellXfs></styleSheet>`
    const xml = [0, 1, 2, 3, 4, 5, 6, 7].map((style) => `<c s="${style}"><v>61</v></c>`).join('')
    const date = new Date('1900-03-01')
    expect(Object.values(await cellsOf(xml, { styles }))).toEqual([61, date, date, date, 61, 61, '0061', 61])
  })

  test('as another reader reads them', async () => {
    const text = fc.string({
      unit: fc.constantFrom('a', 'ệ', ' ', '&', '<', '"', "'", '\n', '_x0041_', '🌊', '>'),
      maxLength: 8,
    })
    const value = fc.oneof(
      text,
      fc.double({ noNaN: true, noDefaultInfinity: true }),
      fc.boolean(),
      fc.constant(null),
      fc.date({ min: new Date('1901-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(value, { maxLength: 4 }), { minLength: 1, maxLength: 5 }), async (rows) => {
        const file = Buffer.from(await writeXlsx({ sheets: [{ name: 'Codes', rows }] }))
        const other = (await readXlsx(file)).sheets[0]!.rows
        const [[name, read] = ['', []]] = await sheetsOf(file)
        expect(name).toBe('Codes')
        const seen = (value: unknown) => (value instanceof Date ? value.getTime() : (value ?? null))
        for (const [index, cells] of read)
          for (const [column, value] of Object.entries(cells))
            expect(seen(value)).toEqual(seen(other[index]?.[Number(column)]))
        const filled = (cells: readonly unknown[]) =>
          cells.filter((value) => value !== null && value !== undefined && value !== '').length
        expect(read.reduce((sum, [, cells]) => sum + filled(Object.values(cells)), 0)).toBe(
          other.reduce((sum, row) => sum + filled(row), 0),
        )
      }),
      { numRuns: 40 },
    )
  })
})

test('hidden sheets and charts are passed over, and sheets are in the order of their tabs', async () => {
  const xml = '<row><c><v>1</v></c></row>'
  const file = xlsxFile({
    sheets: [
      { name: 'Hidden', state: 'hidden', xml },
      { name: 'Very hidden', state: 'veryHidden', xml },
      { name: 'Mã &amp; số', xml, path: 'data/any.name' },
      { name: 'Second', xml },
    ],
  })
  expect((await sheetsOf(file)).map(([name]) => name)).toEqual(['Mã & số', 'Second'])
})

test('a text that is too long is cut where that can still be seen', async () => {
  const long = 'x'.repeat(longestCell + 10)
  const cells = await cellsOf(
    `<c t="s"><v>0</v></c><c t="inlineStr"><is><t>${long}</t></is></c><c t="str"><v>${long}</v></c>`,
    { texts: `<sst><si><r><t>${long}</t></r><r><t>${long}</t></r></si></sst>` },
  )
  for (const value of Object.values(cells)) expect(value).toHaveLength(longestCell + 1)
})

describe('refused is', () => {
  const unreadable = 'files_text_unreadable'
  test.each<[string, string, string | Buffer]>([
    ['a formula', 'files_text_formula', '<row><c><f>1+1</f><v>2</v></c></row>'],
    [
      'a formula with a prefix',
      'files_text_formula',
      '<a:worksheet><a:sheetData><a:row><a:c><a:f/></a:c></a:row></a:sheetData></a:worksheet>',
    ],
    ['a document type', 'files_text_entities', '<!DOCTYPE worksheet><worksheet/>'],
    ['an entity', unreadable, '<row><c t="str"><v>&e;</v></c></row>'],
    ['another encoding', unreadable, '<?xml version="1.0" encoding="utf-7"?><worksheet/>'],
    ['UTF-16', 'encoding utf-8', Buffer.from('\ufeff<worksheet/>', 'utf16le')],
    ['a text that is no UTF-8', 'encoding utf-8', Buffer.from('<worksheet>\u00e9</worksheet>', 'latin1')],
    ['an element that is not closed', unreadable, '<worksheet><sheetData><row>'],
    ['two elements that cross', unreadable, '<row><c></row></c>'],
    ['an attribute twice', unreadable, '<row r="1" r="2"/>'],
    ['a comment without end', unreadable, '<worksheet><!-- '],
    ['deep nesting', unreadable, `${'<a>'.repeat(60)}${'</a>'.repeat(60)}`],
    ['too many attributes', unreadable, `<row ${Array.from({ length: 120 }, (_, i) => `a${i}=""`).join(' ')}/>`],
    ['rows in another order', unreadable, '<row r="2"/><row r="1"/>'],
    ['a row twice', unreadable, '<row r="2"/><row r="2"/>'],
    ['a row beyond the last', unreadable, '<row r="1048577"/>'],
    ['a row without a number', unreadable, '<row r="x"/>'],
    ['a cell twice', unreadable, '<row><c r="A1"/><c r="A1"/></row>'],
    ['a cell beyond the last column', unreadable, '<row><c r="XFE1"/></row>'],
    ['a cell of another row', unreadable, '<row r="2"><c r="A3"/></row>'],
    ['a text that is not there', unreadable, '<row><c t="s"><v>1</v></c></row>'],
  ])('%s', async (_, reason, xml) => {
    await expect(rowsOf({ xml })).rejects.toThrow(reason)
  })

  const parts = (own: Record<string, string>) =>
    xlsxFile({ sheets: [{ xml: '<row/>' }, { xml: '<row/>' }], parts: own })
  const relation = (id: string, target: string) => `<Relationship Id="${id}" Type="/worksheet" Target="${target}"/>`
  test.each<[string, Buffer]>([
    ['a workbook without a beginning', parts({ '_rels/.rels': '<Relationships/>' })],
    [
      'a sheet whose part is missing',
      parts({ 'xl/_rels/workbook.xml.rels': `<Relationships>${relation('rId1', 'none.xml')}</Relationships>` }),
    ],
    [
      'one part for two sheets',
      parts({
        'xl/_rels/workbook.xml.rels': `<Relationships>${relation('rId1', 'worksheets/sheet1.xml')}${relation('rId2', 'worksheets/../WORKSHEETS/sheet1.xml')}</Relationships>`,
      }),
    ],
    [
      'two workbooks',
      parts({
        '_rels/.rels':
          `<Relationships>${relation('a', 'xl/workbook.xml')}${relation('b', 'xl/workbook.xml')}</Relationships>`.replaceAll(
            '/worksheet',
            '/officeDocument',
          ),
      }),
    ],
    ['a workbook with a document type', parts({ 'xl/workbook.xml': '<!DOCTYPE a><workbook/>' })],
  ])('%s', async (_, file) => {
    await expect(sheetsOf(file)).rejects.toThrow(/^files_text_/)
  })
})
