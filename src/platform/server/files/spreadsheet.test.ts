import { buffer } from 'node:stream/consumers'
import { setImmediate, setTimeout } from 'node:timers/promises'
import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { readXlsx } from 'hucre/xlsx'
import { describe, expect, test } from 'vitest'
import { type Row, csvRows, xlsxRows } from './spreadsheet.ts'

async function* these(...rows: Row[]): AsyncGenerator<Row> {
  yield* rows
}

const columns = [{ title: 'Tên' }, { title: 'Value' }]

const csv = async (rows: AsyncIterable<Row>) => (await buffer(csvRows(columns, rows))).toString('utf8')
const readCsv = async (rows: AsyncIterable<Row>) => parse(await csv(rows), { bom: true })
const xlsx = async (rows: AsyncIterable<Row>) => {
  const book = await readXlsx(await buffer(xlsxRows('Người dùng', columns, rows)))
  return book.sheets[0]!
}

const formulas = ['=1+1', '+84 901', '-1', '@SUM(A1)', '\t=1', '\r=1', '＝1+1', '=HYPERLINK("http://x","y")']
const awkward = ['a "quoted" word', 'one, two', 'two\nlines', 'two\r\nlines', ' spaces ', 'Đặng Thị Ngọc Ánh 🌊', '']

describe('CSV', () => {
  test('begins with a byte order mark and ends its lines as in RFC 4180', async () => {
    expect(await csv(these(['a', 1], ['b', 2]))).toBe('\ufeffTên,Value\r\na,1\r\nb,2')
  })

  test('without rows is only its header', async () => {
    expect(await csv(these())).toBe('\ufeffTên,Value')
  })

  test('is parsed back to the same values', async () => {
    expect(await readCsv(these(...awkward.map((text) => [text, 1])))).toEqual([
      ['Tên', 'Value'],
      ...awkward.map((text) => [text, '1']),
    ])
    const moment = new Date('2025-01-02T03:04:05Z')
    expect(await readCsv(these([null, true], [moment, -1.5]))).toEqual([
      ['Tên', 'Value'],
      ['', 'true'],
      ['2025-01-02 10:04:05', '-1.5'],
    ])
  })

  test('has moments in local time', async () => {
    expect((await readCsv(these([new Date('2026-11-20T17:13:05Z'), null])))[1]).toEqual(['2026-11-21 00:13:05', ''])
  })

  test.each([
    ...formulas.slice(0, 4),
    ' =1',
    '\u00a0\u200b=1',
    '"=1+1"',
    '－1',
    '﹦1',
    '=HYPERLINK("http://x","y")',
    // Without the first character it is plain text, but a spreadsheet that begins a cell after the tab must not find a
    // formula there.
    '\tx',
  ])('does not let %j run', async (text) => {
    expect((await readCsv(these([text, 1])))[1]).toEqual([`'${text}`, '1'])
  })

  test.each([
    [';=1+1', ";'=1+1"],
    ['a; =1+1;b', "a;' =1+1;b"],
    ['a,"=1+1', `a,'"=1+1`],
    ['a\n=1+1', "a\n'=1+1"],
    ['\t=1', "'\t'=1"],
    ['\r=1', "'\r'=1"],
    ['a|@b', "a|'@b"],
    ['a;＝1', "a;'＝1"],
  ])('does not let %j run with another separator', async (text, safe) => {
    expect((await readCsv(these([text, 1])))[1]).toEqual([safe, '1'])
  })

  test.each(['+84901234567', '+1', '2+2', 'a-b', "d'=accord"])('leaves %j as it is', async (text) => {
    expect((await readCsv(these([text, 1])))[1]).toEqual([text, '1'])
  })

  const pieces = [
    '=',
    '+',
    '-',
    '@',
    '＝',
    '"',
    "'",
    ';',
    ',',
    '\t',
    '\n',
    '\r',
    '|',
    ' ',
    '\u200b',
    'a',
    '1',
    'ệ',
    '🌊',
  ]
  const texts = fc.array(fc.constantFrom(...pieces), { maxLength: 12 }).map((chosen) => chosen.join(''))

  test('has no cell that begins like a formula, with any separator', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(texts, texts), { minLength: 1, maxLength: 4 }), async (rows) => {
        const text = await csv(these(...rows))
        for (const cell of text.split(/[;,|\t\n\r]/))
          if (!/^\+\d+$/.test(cell)) expect(cell).not.toMatch(/^[\s\u200b"]*[=+\-@＝]/)
      }),
      { numRuns: 500 },
    )
  })

  test('is parsed back to the same values apart from the apostrophes, with numbers unchanged', async () => {
    const plain = (text: string) => text.replaceAll("'", '')
    await fc.assert(
      fc.asyncProperty(
        texts,
        fc.maxSafeInteger().map((hundredths) => hundredths / 100),
        async (text, number) => {
          const [, [written, figure] = []] = await readCsv(these([`${text}.`, number]))
          expect(plain(written!)).toBe(plain(`${text}.`))
          expect(Number(figure)).toBe(number)
        },
      ),
      { numRuns: 500 },
    )
  })
})

describe('.xlsx', () => {
  test('keeps texts as texts, numbers as numbers and moments as moments', async () => {
    const moment = new Date('2025-01-02T03:04:05Z')
    const { name, rows } = await xlsx(these(['0901234567', 12.25], ['1234567890123456', -3], [moment, true], [null, 0]))
    expect(name).toBe('Người dùng')
    expect(rows).toEqual([
      ['Tên', 'Value'],
      ['0901234567', 12.25],
      ['1234567890123456', -3],
      [new Date('2025-01-02T10:04:05Z'), true],
      [null, 0],
    ])
  })

  test.each([
    ...formulas.filter((text) => !text.includes('\r')),
    ...awkward.slice(0, 3),
    ' spaces ',
    '<b>&amp;</b>',
    '_x0041_',
  ])('reads %j back as text', async (text) => {
    const { rows, cells } = await xlsx(these([text, 1]))
    expect(rows[1]).toEqual([text, 1])
    expect(cells?.get('1,0')?.formula).toBeUndefined()
  })

  test('stays readable with characters that XML cannot hold, and with texts longer than a cell', async () => {
    const { rows } = await xlsx(these(['a\u0000b\u0008c\ud800d', 1], ['x'.repeat(40_000), 2]))
    expect(rows[1]).toEqual(['a�b�c�d', 1])
    expect(rows[2]![0]).toHaveLength(32_767)
  })
})

describe.each([
  ['CSV', (rows: AsyncIterable<Row>) => csvRows([{ title: 'a' }], rows)],
  ['.xlsx', (rows: AsyncIterable<Row>) => xlsxRows('a', [{ title: 'a' }], rows)],
] as const)('%s streams', (_name, write) => {
  const noise = () => Array.from({ length: 40 }, () => Math.random().toString(36)).join(' ')

  test('no faster than they are read', async () => {
    let pulled = 0
    async function* endless() {
      for (;;) {
        pulled++
        yield [noise()]
        if (pulled % 100 === 0) await setImmediate()
      }
    }
    const stream = write(endless())
    stream.read(0)
    // It fills its buffers and then pauses, although nobody has read anything.
    // oxlint-disable-next-line no-unmodified-loop-condition -- the stream modifies it meanwhile
    for (let last = -1; pulled !== last && pulled < 20_000; await setTimeout(100)) last = pulled
    expect(pulled).toBeLessThan(5_000)
    stream.destroy()
  })

  test('and stop reading rows when the client disconnects', async () => {
    let closed = false
    async function* rows() {
      try {
        for (;;) {
          yield [noise()]
          await setImmediate()
        }
      } finally {
        closed = true
      }
    }
    for await (const chunk of write(rows())) if (chunk) break
    await expect.poll(() => closed).toBe(true)
  })

  test('and fail when their rows fail', async () => {
    async function* failing(): AsyncGenerator<Row> {
      yield ['one']
      throw new Error('the database went away')
    }
    await expect(buffer(write(failing()))).rejects.toThrow('the database went away')
  })

  test('in constant memory', async () => {
    async function* many() {
      const text = noise()
      for (let i = 0; i < 60_000; i++) {
        yield [text + i]
        if (i % 1000 === 0) await setImmediate()
      }
    }
    const before = process.memoryUsage()
    let peak = 0
    let bytes = 0
    for await (const chunk of write(many())) {
      bytes += (chunk as Buffer).length
      const now = process.memoryUsage()
      peak = Math.max(peak, now.arrayBuffers - before.arrayBuffers + now.external - before.external)
    }
    expect(bytes).toBeGreaterThan(500_000)
    expect(peak).toBeLessThan(40e6)
  }, 30_000)
})
