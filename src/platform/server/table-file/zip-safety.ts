import { inflateRawSync } from 'node:zlib'
import { BadFile } from './bad-file.ts'

const endOfDirectory = 0x06054b50
const directoryEntry = 0x02014b50

/** A number format of zeros only: 7 is shown as 00007. */
const paddingFormat = /\bformatCode="0{2,}"/

/**
 * Unpacks every part of a zip archive within a limit for all parts together, whatever sizes its headers state. Refuses
 * what a list of texts does not need: entities, formulas in cells, and sheets with more rows than we accept.
 *
 * @returns whether some numbers may be shown with leading zeros
 */
export function requireSafeZip(zip: Buffer, mostUnpacked: number, mostRows: number): { readonly pads: boolean } {
  let left = mostUnpacked
  let pads = false
  for (const { name, method, data } of partsOf(zip)) {
    const part = unpacked(data, method, left)
    if (part === null || part.length > left)
      throw new BadFile('files_text_too_large_unpacked', { megabytes: mostUnpacked / 1024 / 1024 })
    left -= part.length
    if (!/\.(?:xml|rels)$/i.test(name)) continue
    const text = part.toString('latin1')
    if (/<!(?:DOCTYPE|ENTITY)/i.test(text)) throw new BadFile('files_text_entities')
    if (name.startsWith('xl/styles')) pads ||= paddingFormat.test(text)
    if (!name.startsWith('xl/worksheets/')) continue
    if (rowsIn(text) > mostRows) throw new BadFile('files_text_too_many_rows', { max: mostRows })
    const formula = /<(?:\w+:)?f[\s>/]/.exec(text)
    if (formula) throw new BadFile('files_text_formula', { row: rowBefore(text, formula.index) })
  }
  return { pads }
}

/** Null if it is larger than `most` bytes. */
function unpacked(data: Buffer, method: number, most: number): Buffer | null {
  if (method === 0) return data
  try {
    return inflateRawSync(data, { maxOutputLength: Math.max(1, most) })
  } catch (error) {
    if ((error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE') return null
    throw new BadFile('files_text_unreadable')
  }
}

function rowsIn(xml: string): number {
  let count = 0
  for (const _ of xml.matchAll(/<(?:\w+:)?row[\s>]/g)) count++
  return count
}

/** The number of the row that contains a position in a sheet's XML. */
const rowBefore = (xml: string, index: number) =>
  Number([...xml.slice(0, index).matchAll(/<(?:\w+:)?row[^>]*\sr="(\d+)"/g)].at(-1)?.[1] ?? 1)

function* partsOf(zip: Buffer): Generator<{ name: string; method: number; data: Buffer }> {
  const end = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]))
  if (end < 0 || zip.readUInt32LE(end) !== endOfDirectory) throw new BadFile('files_text_unreadable')
  const count = zip.readUInt16LE(end + 10)
  let at = zip.readUInt32LE(end + 16)
  for (let i = 0; i < count; i++) {
    if (at + 46 > zip.length || zip.readUInt32LE(at) !== directoryEntry) throw new BadFile('files_text_unreadable')
    const [nameLength, extra, comment] = [28, 30, 32].map((offset) => zip.readUInt16LE(at + offset)) as [
      number,
      number,
      number,
    ]
    const local = zip.readUInt32LE(at + 42)
    if (local + 30 > zip.length) throw new BadFile('files_text_unreadable')
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
    yield {
      name: zip.toString('utf8', at + 46, at + 46 + nameLength),
      method: zip.readUInt16LE(at + 10),
      data: zip.subarray(start, start + zip.readUInt32LE(at + 20)),
    }
    at += 46 + nameLength + extra + comment
  }
}
