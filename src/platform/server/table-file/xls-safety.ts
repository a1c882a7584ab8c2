import { BadFile } from './bad-file.ts'

/** Records of the .xls format that hold a formula: of a cell, of an array, shared by cells, of a table. */
const formulas: ReadonlySet<number> = new Set([0x0006, 0x0206, 0x0406, 0x0221, 0x04bc, 0x0236])
const endOfChain = 0xfffffffa

/**
 * Refuses an .xls file with a formula. Of the container (a small file system, MS-CFB) only the workbook's stream is read,
 * which is a row of records, each with its number and its length.
 */
export function requireNoFormulas(file: Buffer): void {
  const stream = workbookOf(file)
  for (let at = 0; at + 4 <= stream.length; at += 4 + stream.readUInt16LE(at + 2)) {
    if (formulas.has(stream.readUInt16LE(at)) && at + 6 <= stream.length)
      throw new BadFile('files_text_formula', { row: stream.readUInt16LE(at + 4) + 1 })
  }
}

function workbookOf(file: Buffer): Buffer {
  try {
    const sectorSize = 1 << file.readUInt16LE(30)
    const sector = (n: number) => file.subarray((n + 1) * sectorSize, (n + 2) * sectorSize)
    const table = Buffer.concat(tableSectors(file, sector, sectorSize).map(sector))
    const chain = (first: number) => Buffer.concat(sectorsFrom(first, table).map(sector))
    const directory = chain(file.readUInt32LE(48))
    const root = directory.subarray(0, 128)
    for (let at = 0; at + 128 <= directory.length; at += 128) {
      const entry = directory.subarray(at, at + 128)
      const name = entry.toString('utf16le', 0, Math.max(0, entry.readUInt16LE(64) - 2))
      if (name !== 'Workbook' && name !== 'Book') continue
      const size = entry.readUInt32LE(120)
      if (size >= file.readUInt32LE(56)) return chain(entry.readUInt32LE(116)).subarray(0, size)
      // A small one lies in pieces of the root's own stream.
      const small = chain(root.readUInt32LE(116))
      const smallTable = chain(file.readUInt32LE(60))
      const pieces = sectorsFrom(entry.readUInt32LE(116), smallTable).map((n) => small.subarray(n * 64, (n + 1) * 64))
      return Buffer.concat(pieces).subarray(0, size)
    }
  } catch {
    throw new BadFile('files_text_unreadable')
  }
  throw new BadFile('files_text_unreadable')
}

/** The sectors of the table that links sectors: the first 109 are named in the header, the others in a chain. */
function tableSectors(file: Buffer, sector: (n: number) => Buffer, sectorSize: number): number[] {
  const named = Array.from({ length: 109 }, (_, i) => file.readUInt32LE(76 + i * 4))
  const seen = new Set<number>()
  for (let next = file.readUInt32LE(68); next < endOfChain && !seen.has(next);) {
    seen.add(next)
    const more = sector(next)
    for (let at = 0; at < sectorSize - 4; at += 4) named.push(more.readUInt32LE(at))
    next = more.readUInt32LE(sectorSize - 4)
  }
  return named.filter((n) => n < endOfChain)
}

/** The sectors of a chain. It ends at the first sector that it already has, because a damaged file may have a circle. */
function sectorsFrom(first: number, table: Buffer): number[] {
  const sectors = new Set<number>()
  for (let next = first; next < endOfChain && !sectors.has(next); next = table.readUInt32LE(next * 4)) sectors.add(next)
  return [...sectors]
}
