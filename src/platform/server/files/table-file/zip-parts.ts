import { posix } from 'node:path'
import { crc32, createInflateRaw } from 'node:zlib'
import { BadFile } from './bad-file.ts'

/** How much larger than packed a part may be: real ones are ten times as large. So no small file takes long to read. */
const mostTimes = 100
const leastMost = 1024 * 1024

/** The limit of all parts of an archive together, in bytes, and of their number. */
const mostUnpacked = 100 * 1024 * 1024
const mostParts = 2_000
const longestName = 255

const signatures = { local: 0x04034b50, entry: 0x02014b50, end: 0x06054b50, descriptor: 0x08074b50 }
const lengths = { local: 30, entry: 46, end: 22 }
const stored = 0
const deflated = 8
/** Flags of an entry: its data is encrypted or a patch; its sizes follow the data. */
const unreadable = 0x2061
const sizesFollow = 0x0008

export interface Part {
  readonly data: Buffer
  readonly method: number
  /** Unpacked. */
  readonly size: number
  readonly crc: number
}

interface Entry extends Part {
  readonly name: Buffer
  readonly packed: number
  readonly offset: number
}

/** The parts of an archive, by their names: however a name is written, it finds its part. */
export interface Parts {
  readonly get: (name: string) => Part | undefined
}

/**
 * Reads the directory of a zip archive. Accepted is only an archive that every program reads in the same way: one
 * directory at its end, and before it the parts of this directory, each once, without a byte between them. So there is
 * no second directory (of ZIP64, or in a comment) for another reader to follow. No file that we accept needs ZIP64.
 *
 * @throws BadFile for any other archive
 */
export function partsOf(zip: Buffer): Parts {
  const { entries, directory } = directoryOf(zip)
  const parts = new Map<string, Part>()
  let at = 0
  const inPlace = entries.toSorted((a, b) => a.offset - b.offset)
  for (const [i, entry] of inPlace.entries()) {
    require(entry.offset === at)
    at = inPlace[i + 1]?.offset ?? directory
    const name = keyOf(entry.name.toString())
    require(!parts.has(name))
    parts.set(name, { ...entry, data: dataOf(zip.subarray(entry.offset, at), entry) })
  }
  require(at === directory)
  if (entries.reduce((sum, { size }) => sum + size, 0) > mostUnpacked)
    throw new BadFile('files_text_too_large_unpacked', { megabytes: mostUnpacked / 1024 / 1024 })
  if (entries.some(({ size, packed }) => size > Math.max(packed * mostTimes, leastMost)))
    throw new BadFile('files_text_too_much')
  return { get: (name) => parts.get(keyOf(name)) }
}

function require(fact: boolean): asserts fact {
  if (!fact) throw new BadFile('files_text_unreadable')
}

const keyOf = (name: string) => posix.resolve('/', name.normalize('NFC').toLowerCase().replaceAll('\\', '/'))

function directoryOf(zip: Buffer): { readonly entries: readonly Entry[]; readonly directory: number } {
  const end = zip.length - lengths.end
  require(end >= 0 && zip.readUInt32LE(end) === signatures.end)
  const [disk, diskOfDirectory, countHere, count, commentLength] = [4, 6, 8, 10, 20].map((at) =>
    zip.readUInt16LE(end + at),
  )
  const directory = zip.readUInt32LE(end + 16)
  require(disk === 0 && diskOfDirectory === 0 && commentLength === 0 && countHere === count && count! <= mostParts)
  require(directory + zip.readUInt32LE(end + 12) === end)
  const entries: Entry[] = []
  let at = directory
  while (at < end) {
    const { entry, length } = entryOf(zip.subarray(at, end))
    entries.push(entry)
    at += length
  }
  require(at === end && entries.length === count)
  return { entries, directory }
}

function entryOf(rest: Buffer): { readonly entry: Entry; readonly length: number } {
  require(rest.length >= lengths.entry && rest.readUInt32LE(0) === signatures.entry)
  const [flags, method, nameLength, extra, comment, disk] = [8, 10, 28, 30, 32, 34].map((at) =>
    rest.readUInt16LE(at),
  ) as [number, number, number, number, number, number]
  const [crc, packed, size, offset] = [16, 20, 24, 42].map((at) => rest.readUInt32LE(at)) as [
    number,
    number,
    number,
    number,
  ]
  require((flags & unreadable) === 0 && disk === 0 && nameLength > 0 && nameLength <= longestName)
  require(method === deflated || (method === stored && packed === size))
  const name = rest.subarray(lengths.entry, lengths.entry + nameLength)
  return {
    entry: { name, data: rest, method, size, crc, packed, offset },
    length: lengths.entry + nameLength + extra + comment,
  }
}

/** The packed data of an entry, from the bytes between it and the next one, whose header must agree with the directory. */
function dataOf(local: Buffer, { name, method, size, crc, packed }: Entry): Buffer {
  require(local.length >= lengths.local && local.readUInt32LE(0) === signatures.local)
  const [flags, ownMethod, nameLength, extra] = [6, 8, 26, 28].map((at) => local.readUInt16LE(at)) as [
    number,
    number,
    number,
    number,
  ]
  require((flags & unreadable) === 0 && ownMethod === method)
  require(local.subarray(lengths.local, lengths.local + nameLength).equals(name))
  const given = [14, 18, 22].map((at) => local.readUInt32LE(at))
  const real = [crc, packed, size]
  const from = lengths.local + nameLength + extra
  const behind = local.subarray(from + packed)
  require(from + packed <= local.length)
  if (flags & sizesFollow) {
    require(given.every((value, i) => value === real[i] || value === 0 || value === 0xffffffff))
    require(descriptors(crc, packed, size).some((form) => form.equals(behind)))
  } else require(behind.length === 0 && given.every((value, i) => value === real[i]))
  return local.subarray(from, from + packed)
}

/** The forms in which sizes follow the data: with a signature or not, in 32 or 64 bits. */
function descriptors(crc: number, packed: number, size: number): Buffer[] {
  const short = Buffer.alloc(12)
  const long = Buffer.alloc(20)
  for (const form of [short, long]) form.writeUInt32LE(crc, 0)
  short.writeUInt32LE(packed, 4)
  short.writeUInt32LE(size, 8)
  long.writeBigUInt64LE(BigInt(packed), 4)
  long.writeBigUInt64LE(BigInt(size), 12)
  const signature = Buffer.alloc(4)
  signature.writeUInt32LE(signatures.descriptor, 0)
  return [short, long].flatMap((form) => [form, Buffer.concat([signature, form])])
}

/**
 * The content of a part, in pieces of at most 64 KB.
 *
 * @throws BadFile if its size or its checksum is not what the directory says
 */
export async function* unpacked({ data, method, size, crc }: Part): AsyncGenerator<Buffer> {
  let bytes = 0
  let sum = 0
  for await (const piece of method === stored ? pieces(data) : inflated(data)) {
    bytes += piece.length
    require(bytes <= size)
    sum = crc32(piece, sum)
    yield piece
  }
  require(bytes === size && sum === crc)
}

const pieceSize = 64 * 1024

function* pieces(data: Buffer): Generator<Buffer> {
  for (let at = 0; at < data.length; at += pieceSize) yield data.subarray(at, at + pieceSize)
}

async function* inflated(data: Buffer): AsyncGenerator<Buffer> {
  const inflate = createInflateRaw({ chunkSize: pieceSize })
  inflate.end(data)
  yield* inflate
  // No bytes may follow the end of the packed data.
  require(inflate.bytesWritten === data.length)
}
