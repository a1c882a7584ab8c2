import { BadFile } from './bad-file.ts'

/** Where the container of an .xls (MS-CFB, a small file system) keeps things in its header. */
const header = { shift: 30, directory: 48, smallest: 56, smallTable: 60, tables: 68, table: 76 }
const entrySize = 128
const smallSector = 64
const endOfChain = 0xfffffffa

const fail = (): never => {
  throw new BadFile('files_text_unreadable')
}

export const isCompoundFile = (file: Buffer) => file.subarray(0, 8).equals(Buffer.from('d0cf11e0a1b11ae1', 'hex'))

/**
 * The one stream of a compound file that has one of these names.
 *
 * @throws BadFile if there is none, or more than one
 */
export function streamOf(file: Buffer, names: readonly string[]): Buffer {
  if (file.length < 512) fail()
  const shift = file.readUInt16LE(header.shift)
  if (shift !== 9 && shift !== 12) fail()
  const size = 1 << shift
  const table = Buffer.concat(tableSectors(file, size).map((n) => sector(file, n, size)))
  const chain = (first: number) => Buffer.concat(chainFrom(first, table).map((n) => sector(file, n, size)))
  const directory = chain(file.readUInt32LE(header.directory))
  const entries = Array.from({ length: Math.floor(directory.length / entrySize) }, (_, i) =>
    directory.subarray(i * entrySize, (i + 1) * entrySize),
  )
  const [entry = fail(), ...others] = entries.filter((one) => names.includes(nameOf(one)))
  if (others.length > 0) fail()
  const length = entry.readUInt32LE(120)
  const first = entry.readUInt32LE(116)
  if (length >= file.readUInt32LE(header.smallest)) return chain(first).subarray(0, length)
  // A small one lies in pieces of the root's own stream.
  const small = chain(entries[0]!.readUInt32LE(116))
  const pieces = chainFrom(first, chain(file.readUInt32LE(header.smallTable)))
  return Buffer.concat(pieces.map((n) => small.subarray(n * smallSector, (n + 1) * smallSector))).subarray(0, length)
}

const nameOf = (entry: Buffer) => entry.toString('utf16le', 0, Math.max(0, Math.min(64, entry.readUInt16LE(64)) - 2))

const sector = (file: Buffer, n: number, size: number) => file.subarray((n + 1) * size, (n + 2) * size)

/** The sectors of the table that links sectors: the first 109 are named in the header, the others in a chain. */
function tableSectors(file: Buffer, size: number): number[] {
  const named = Array.from({ length: 109 }, (_, i) => file.readUInt32LE(header.table + i * 4))
  const most = Math.ceil(file.length / size)
  for (let next = file.readUInt32LE(header.tables); next < endOfChain && named.length < most + 109 * 2;) {
    const more = sector(file, next, size)
    if (more.length < size) fail()
    for (let at = 0; at < size - 4; at += 4) named.push(more.readUInt32LE(at))
    next = more.readUInt32LE(size - 4)
  }
  // A sector that is named twice could fill the memory.
  return [...new Set(named.filter((n) => n < most))]
}

/** The sectors of a chain. A circle is refused. */
function chainFrom(first: number, table: Buffer): number[] {
  const sectors = new Set<number>()
  for (let next = first; next < endOfChain; next = table.readUInt32LE(next * 4)) {
    if (sectors.has(next) || (next + 1) * 4 > table.length) fail()
    sectors.add(next)
  }
  return [...sectors]
}

const ownSize = 4096

/** A compound file with one stream, named Workbook. */
export function compoundFile(content: Buffer): Buffer {
  const sectors = Math.max(1, Math.ceil(content.length / ownSize))
  const tables = Math.ceil((sectors + 1) / (ownSize / 4 - 1))
  const first = tables + 1
  const table = Buffer.alloc(tables * ownSize, 0xff)
  for (let i = 0; i < tables; i++) table.writeUInt32LE(0xfffffffd, i * 4)
  table.writeUInt32LE(0xfffffffe, tables * 4)
  for (let i = 0; i < sectors; i++) table.writeUInt32LE(i === sectors - 1 ? 0xfffffffe : first + i + 1, (first + i) * 4)
  const head = Buffer.alloc(ownSize, 0xff)
  head.fill(0, 0, header.table)
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(head)
  head.writeUInt16LE(12, header.shift)
  head.writeUInt16LE(6, 32)
  head.writeUInt32LE(tables, 44)
  head.writeUInt32LE(tables, header.directory)
  // No stream is a small one.
  head.writeUInt32LE(1, header.smallest)
  head.writeUInt32LE(0xfffffffe, header.smallTable)
  head.writeUInt32LE(0xfffffffe, header.tables)
  for (let i = 0; i < tables; i++) head.writeUInt32LE(i, header.table + i * 4)
  const directory = Buffer.alloc(ownSize)
  writeEntry(directory, 0, 'Root Entry', 5, 0xfffffffe, 0)
  writeEntry(directory, entrySize, 'Workbook', 2, first, content.length)
  return Buffer.concat([head, table, directory, content, Buffer.alloc(sectors * ownSize - content.length)])
}

function writeEntry(directory: Buffer, at: number, name: string, type: number, first: number, size: number): void {
  directory.write(name, at, 'utf16le')
  directory.writeUInt16LE((name.length + 1) * 2, at + 64)
  directory.writeUInt8(type, at + 66)
  directory.fill(0xff, at + 68, at + 80)
  directory.writeUInt32LE(first, at + 116)
  directory.writeUInt32LE(size, at + 120)
}
