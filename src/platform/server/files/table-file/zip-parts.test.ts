import { deflateRawSync } from 'node:zlib'
import { buffer } from 'node:stream/consumers'
import fc from 'fast-check'
import { readXlsx } from 'hucre/xlsx'
import { describe, expect, test } from 'vitest'
import { bookParts, entriesOf, rowsXml } from '../../../../../tests/harness/xlsx-file.ts'
import { type ZipEntry, zipFile } from '../../../../../tests/harness/zip-file.ts'
import { partsOf, unpacked } from './zip-parts.ts'
import { xlsxSheets } from './xlsx-sheets.ts'

const one = (entry: Partial<ZipEntry> = {}): ZipEntry => ({ name: 'xl/a.xml', content: 'A'.repeat(1_000), ...entry })
const two: readonly ZipEntry[] = [one(), one({ name: 'xl/b.xml', content: 'B' })]

async function contentOf(zip: Buffer, name = 'xl/a.xml'): Promise<string> {
  return (await buffer(unpacked(partsOf(zip).get(name)!))).toString()
}

const descriptor = (
  bits: 32 | 64,
  signed: boolean,
  { crc, packed, size }: Record<'crc' | 'packed' | 'size', number>,
) => {
  const words = bits === 32 ? [crc, packed, size] : [crc, packed, 0, size, 0]
  return Buffer.from(new Uint32Array([...(signed ? [0x08074b50] : []), ...words]).buffer)
}
const sizesBehind = { flags: 8, local: { crc: 0, packed: 0, size: 0 } }
const real = (() => {
  const zip = zipFile([one()])
  return { crc: zip.readUInt32LE(14), packed: zip.readUInt32LE(18), size: zip.readUInt32LE(22) }
})()

test.each<[string, Buffer]>([
  ['packed', zipFile(two)],
  ['stored', zipFile([one({ method: 0 })])],
  ['with another way to write its name', zipFile([one({ name: 'XL\\A.xml' })])],
  ...[32, 64].flatMap((bits) =>
    [false, true].map((signed): [string, Buffer] => [
      `with its sizes behind it, in ${bits} bits, ${signed ? '' : 'not '}signed`,
      zipFile([one({ ...sizesBehind, after: descriptor(bits as 32, signed, real) })]),
    ]),
  ),
])('a part is read: %s', async (_, zip) => {
  expect(await contentOf(zip)).toBe('A'.repeat(1_000))
})

describe('an archive that two programs could read in two ways is refused:', () => {
  const inner = zipFile([one({ content: 'inner' })])
  const zip64 = Buffer.concat([
    Buffer.from('PK\x06\x06', 'latin1'),
    Buffer.alloc(52),
    Buffer.from('PK\x06\x07', 'latin1'),
    Buffer.alloc(16),
  ])
  test.each<[string, Buffer]>([
    ['data before it', Buffer.concat([Buffer.from('#!'), zipFile(two)])],
    ['data before the first part', zipFile([{ ...two[0]!, before: Buffer.from('x') }, two[1]!])],
    ['data between two parts', zipFile([{ ...two[0]!, after: Buffer.from('x') }, two[1]!])],
    ['a part that its directory does not name', zipFile([{ ...two[0]!, after: inner.subarray(0, 60) }, two[1]!])],
    ['data before its directory', zipFile(two, { beforeDirectory: Buffer.from('x') })],
    ['data behind its directory', zipFile(two, { beforeEnd: Buffer.from('x') })],
    ['the end of a directory of ZIP64', zipFile(two, { beforeEnd: zip64 })],
    [
      'the same, named',
      zipFile(two, { beforeEnd: zip64, count: 0xffff, directory: 0xffffffff, directorySize: 0xffffffff }),
    ],
    ['sizes of ZIP64', zipFile([one({ size: 0xffffffff, packed: 0xffffffff, extra: Buffer.alloc(20) })])],
    ['data behind it', Buffer.concat([zipFile(two), Buffer.from('x')])],
    ['another archive behind it', Buffer.concat([zipFile(two), inner])],
    ['another archive in its comment', zipFile(two, { comment: inner })],
    ['a comment', zipFile(two, { comment: Buffer.from('made by us') })],
    ['too small a count', zipFile(two, { count: 1 })],
    ['too large a count', zipFile(two, { count: 3 })],
    ['a directory elsewhere', zipFile(two, { directory: 0 })],
    ['several disks', zipFile(two, { disk: 1 })],
    ['a part twice', zipFile([one(), one({ content: 'other' })])],
    ['a part twice in other letters', zipFile([one(), one({ name: 'XL/A.XML' })])],
    ['a part twice with other separators', zipFile([one(), one({ name: 'xl\\a.xml' })])],
    ['a part twice by a longer way', zipFile([one(), one({ name: './xl/a.xml' })])],
    ['a part twice, composed or not', zipFile([one({ name: 'xl/é' }), one({ name: 'xl/é'.normalize('NFD') })])],
    ['two entries for one part', zipFile([one(), { ...two[1]!, offset: 0 }])],
    ['another name in the part', zipFile([one({ local: { name: 'xl/b.xml' } })])],
    ['another method in the part', zipFile([one({ local: { method: 0 } })])],
    ['other sizes in the part', zipFile([one({ local: { size: 10 } })])],
    ['other packed sizes in the part', zipFile([one({ local: { packed: 10 } })])],
    ['another checksum in the part', zipFile([one({ local: { crc: 10 } })])],
    [
      'other sizes behind the part',
      zipFile([one({ ...sizesBehind, after: descriptor(32, true, { ...real, size: 10 }) })]),
    ],
    ['sizes that are said to be behind it', zipFile([one(sizesBehind)])],
    ['a part that is encrypted', zipFile([one({ flags: 1 })])],
    ['an unknown method', zipFile([one({ method: 9 })])],
    ['a stored part of another size', zipFile([one({ method: 0, size: 10 })])],
    ['a name without end', zipFile([one({ name: 'x'.repeat(300) })])],
    [
      'more parts than a workbook has',
      zipFile(Array.from({ length: 2_001 }, (_, i) => one({ name: `${i}`, content: '' }))),
    ],
  ])('%s', (_, zip) => {
    expect(() => partsOf(zip)).toThrow('files_text_unreadable')
  })
  test.each<[string, Buffer]>([
    ['an empty one', Buffer.alloc(0)],
    ['data without a part', zipFile([], { beforeDirectory: Buffer.from('x') })],
    ['only the beginning of one', zipFile(two).subarray(0, 200)],
  ])('%s', (_, zip) => {
    expect(() => partsOf(zip)).toThrow('files_text_unreadable')
  })
})

describe('an archive is refused with another value in', () => {
  const zip = zipFile(two)
  const end = zip.length - 22
  const directory = zip.readUInt32LE(end + 16)
  test.each([
    ['the signature of its end', end, 0x4b51],
    ['the disk of its directory', end + 6, 1],
    ['the count of this disk', end + 8, 1],
    ['the size of its directory', end + 12, 1],
    ['the length of its comment', end + 20, 1],
    ['the signature of an entry', directory, 0x4b51],
    ['the disk of an entry', directory + 34, 1],
    ['the length of the comment of its last entry', end - 'xl/b.xml'.length - 46 + 32, 1],
    ['the signature of a part', 0, 0x4b51],
    ['the flags of a part', 6, 1],
  ])('%s', (_, at, value) => {
    const changed = Buffer.from(zip)
    changed.writeUInt16LE(value, at)
    expect(() => partsOf(changed)).toThrow('files_text_unreadable')
  })
})

describe('a part is refused while it is unpacked, when it has', () => {
  const packed = deflateRawSync('A'.repeat(1_000))
  test.each<[string, Partial<ZipEntry>]>([
    ['more than it states', { size: 999 }],
    ['less than it states', { size: 1_001 }],
    ['another checksum', { crc: 1 }],
    ['bytes behind its end', { data: Buffer.concat([packed, Buffer.from('x')]) }],
    ['no end', { data: packed.subarray(0, -1) }],
  ])('%s', async (_, forged) => {
    await expect(contentOf(zipFile([one(forged)]))).rejects.toThrow()
  })
})

test('parts that are too large together are refused before anything is unpacked', () => {
  const large = (name: string) => one({ name, size: 60 * 1024 * 1024 })
  expect(() => partsOf(zipFile([large('a'), large('b')]))).toThrow('files_text_too_large_unpacked')
})

test('a small part with very much in it is refused before anything is unpacked', () => {
  expect(() => partsOf(zipFile([one({ content: 'A'.repeat(2_000_000) })]))).toThrow('files_text_too_much')
})

/** The cells of the first sheet, as our reader and as another one sees them. */
async function ours(zip: Buffer): Promise<unknown[][] | null> {
  try {
    const rows: unknown[][] = []
    for await (const { lines } of xlsxSheets(zip)) {
      for await (const { values } of lines) rows.push([...values.values()])
      return rows
    }
    return null
  } catch {
    return null
  }
}
const others = (zip: Buffer) =>
  readXlsx(zip).then(
    ({ sheets }) => sheets[0]!.rows,
    () => null,
  )

describe('what we read of a changed archive is what others read of it', () => {
  const parts = bookParts({
    sheets: [
      {
        xml: rowsXml([
          ['A-1', 'x'],
          ['B-2', 'y'],
        ]),
      },
      { xml: rowsXml([['C-3']]) },
    ],
  })
  const entries = entriesOf(parts)
  const base = zipFile(entries)
  const sameOrRefused = async (zip: Buffer) => {
    const read = await ours(zip)
    if (read !== null) expect((await others(zip)) ?? read).toEqual(read)
    return read !== null
  }

  test('the archive itself is read', async () => {
    expect(await ours(base)).toEqual([
      ['A-1', 'x'],
      ['B-2', 'y'],
    ])
    expect(await sameOrRefused(base)).toBe(true)
  })

  test('with some bytes changed', async () => {
    const change = fc.tuple(fc.nat(base.length - 1), fc.nat(255))
    let accepted = 0
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 3 }), async (changes) => {
        const zip = Buffer.from(base)
        for (const [at, byte] of changes) zip[at] = byte
        if (await sameOrRefused(zip)) accepted++
      }),
      { numRuns: 400 },
    )
    // Times and versions mean nothing: the property must not hold because everything is refused.
    expect(accepted).toBeGreaterThan(10)
  })

  test('with pieces of it moved or repeated', async () => {
    const place = fc.nat(base.length)
    await fc.assert(
      fc.asyncProperty(place, place, place, fc.boolean(), async (from, to, at, isMoved) => {
        const piece = base.subarray(Math.min(from, to), Math.max(from, to))
        const rest = isMoved
          ? Buffer.concat([base.subarray(0, Math.min(from, to)), base.subarray(Math.max(from, to))])
          : base
        await sameOrRefused(Buffer.concat([rest.subarray(0, at), piece, rest.subarray(at)]))
      }),
      { numRuns: 300 },
    )
  })

  test('with fields of its headers forged', async () => {
    const number = fc.oneof(fc.constantFrom(0, 1, 8, 20, 0xffff), fc.nat(2_000))
    const bytes = fc.constantFrom(Buffer.alloc(0), Buffer.from('x'), base, base.subarray(0, 100), base.subarray(-22))
    const optional = <T>(of: fc.Arbitrary<T>) => fc.option(of, { nil: undefined, freq: 8 })
    const name = fc.constantFrom(...Object.keys(parts), 'XL/WORKBOOK.XML', 'xl\\workbook.xml', '/_rels/.rels')
    const own = {
      name: optional(name),
      method: optional(fc.constantFrom(0, 8)),
      flags: optional(fc.constantFrom(0, 8, 2048)),
      size: optional(number),
      packed: optional(number),
      crc: optional(number),
    }
    const defined = (value: object) =>
      Object.fromEntries(Object.entries(value).filter(([, given]) => given !== undefined))
    const forgedEntry = fc.record({
      ...own,
      local: optional(fc.record(own)),
      offset: optional(number),
      before: optional(bytes),
      after: optional(bytes),
    })
    const forgedEnd = fc.record({
      beforeDirectory: optional(bytes),
      beforeEnd: optional(bytes),
      comment: optional(bytes),
      count: optional(fc.nat(8)),
      directory: optional(number),
      directorySize: optional(number),
    })
    await fc.assert(
      fc.asyncProperty(fc.nat(entries.length - 1), forgedEntry, forgedEnd, async (which, entry, end) => {
        const changed = { ...defined(entry), ...(entry.local ? { local: defined(entry.local) } : {}) }
        const forged = entries.map((real, i) => (i === which ? { ...real, ...changed } : real))
        await sameOrRefused(zipFile(forged, defined(end)))
      }),
      { numRuns: 600 },
    )
  })
})
