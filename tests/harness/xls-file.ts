export interface XlsSheet {
  readonly name: string
  readonly isHidden?: boolean
  readonly rows: readonly (readonly (string | number | { readonly formula: number })[])[]
  /** Further records, as they are. */
  readonly records?: Buffer
}

/** A workbook of the old .xls format with one sheet. */
export const xlsFile = (rows: XlsSheet['rows']): Buffer => xlsBook([{ name: 'Sheet1', rows }])

/** A workbook of the old .xls format (BIFF8 in a compound file), as small as a reader accepts it. */
export function xlsBook(sheets: readonly XlsSheet[]): Buffer {
  const parts = sheets.map(({ rows, records = Buffer.alloc(0) }) =>
    Buffer.concat([
      begin(0x10),
      ...rows.flatMap((row, r) => row.map((value, c) => cellRecord(r, c, value))),
      records,
      record(0x0a),
    ]),
  )
  const globals = (from: number) => {
    let at = from
    const bound = sheets.map(({ name, isHidden }, i) => {
      const body = Buffer.alloc(8 + Buffer.byteLength(name, 'utf16le'))
      body.writeUInt32LE(at, 0)
      body.writeUInt8(isHidden ? 1 : 0, 4)
      body.writeUInt8(name.length, 6)
      body.writeUInt8(1, 7)
      body.write(name, 8, 'utf16le')
      at += parts[i]!.length
      return record(0x85, body)
    })
    return Buffer.concat([begin(0x05), ...bound, record(0x0a)])
  }
  return compoundFile(Buffer.concat([globals(globals(0).length), ...parts]))
}

export function record(id: number, body: Buffer = Buffer.alloc(0)): Buffer {
  const head = Buffer.alloc(4)
  head.writeUInt16LE(id, 0)
  head.writeUInt16LE(body.length, 2)
  return Buffer.concat([head, body])
}

function begin(kind: number): Buffer {
  const body = Buffer.alloc(16)
  body.writeUInt16LE(0x0600, 0)
  body.writeUInt16LE(kind, 2)
  return record(0x0809, body)
}

function cellRecord(row: number, column: number, value: string | number | { readonly formula: number }): Buffer {
  const place = Buffer.alloc(6)
  place.writeUInt16LE(row, 0)
  place.writeUInt16LE(column, 2)
  if (typeof value === 'string') {
    const text = Buffer.from(value, 'utf16le')
    const head = Buffer.alloc(3)
    head.writeUInt16LE(value.length, 0)
    head.writeUInt8(1, 2)
    return record(0x0204, Buffer.concat([place, head, text]))
  }
  const number = Buffer.alloc(8)
  number.writeDoubleLE(typeof value === 'number' ? value : value.formula)
  if (typeof value === 'number') return record(0x0203, Buffer.concat([place, number]))
  return record(0x0006, Buffer.concat([place, number, Buffer.alloc(8)]))
}

const sectorSize = 512
const free = 0xffffffff
const endOfChain = 0xfffffffe

/** Sector 0 links the sectors, sector 1 is the directory, the stream follows. */
function compoundFile(content: Buffer): Buffer {
  // A smaller one would have to be stored in the small stream.
  const size = Math.max(4096, Math.ceil(content.length / sectorSize) * sectorSize)
  const stream = Buffer.concat([content, Buffer.alloc(size - content.length)])
  const table = Buffer.alloc(sectorSize, 0xff)
  table.writeUInt32LE(0xfffffffd, 0)
  table.writeUInt32LE(endOfChain, 4)
  const sectors = size / sectorSize
  for (let i = 0; i < sectors; i++) table.writeUInt32LE(i === sectors - 1 ? endOfChain : i + 3, 8 + i * 4)
  const header = Buffer.alloc(sectorSize)
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(header)
  header.writeUInt16LE(0x3e, 24)
  header.writeUInt16LE(3, 26)
  header.writeUInt16LE(0xfffe, 28)
  header.writeUInt16LE(9, 30)
  header.writeUInt16LE(6, 32)
  header.writeUInt32LE(1, 44)
  header.writeUInt32LE(1, 48)
  header.writeUInt32LE(4096, 56)
  header.writeUInt32LE(endOfChain, 60)
  header.writeUInt32LE(endOfChain, 68)
  header.fill(0xff, 76)
  header.writeUInt32LE(0, 76)
  const directory = Buffer.concat([entry('Root Entry', 5, 1, endOfChain, 0), entry('Workbook', 2, free, 2, size)])
  return Buffer.concat([header, table, directory, Buffer.alloc(sectorSize - directory.length), stream])
}

function entry(name: string, type: number, child: number, first: number, size: number): Buffer {
  const one = Buffer.alloc(128)
  one.write(name, 0, 'utf16le')
  one.writeUInt16LE((name.length + 1) * 2, 64)
  one.writeUInt8(type, 66)
  one.writeUInt8(1, 67)
  one.writeUInt32LE(free, 68)
  one.writeUInt32LE(free, 72)
  one.writeUInt32LE(child, 76)
  one.writeUInt32LE(first, 116)
  one.writeUInt32LE(size, 120)
  return one
}
