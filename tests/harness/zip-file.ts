import { crc32, deflateRawSync } from 'node:zlib'

/** An entry of an archive; everything that follows from its content can be forged. */
export interface ZipEntry {
  readonly name: string
  readonly content: string | Buffer
  readonly method?: number
  readonly flags?: number
  /** Packed. */
  readonly data?: Buffer
  readonly size?: number
  readonly packed?: number
  readonly crc?: number
  readonly offset?: number
  /** The entry's own header, where it differs from the directory. */
  readonly local?: Partial<Pick<ZipEntry, 'name' | 'method' | 'flags' | 'size' | 'packed' | 'crc'>>
  /** Bytes before the entry's header, and after its data. */
  readonly before?: Buffer
  readonly after?: Buffer
  /** Fields of the directory that have no place otherwise. */
  readonly extra?: Buffer
}

export interface ZipForgery {
  readonly beforeDirectory?: Buffer
  readonly beforeEnd?: Buffer
  readonly comment?: Buffer
  readonly count?: number
  readonly directory?: number
  readonly directorySize?: number
  readonly disk?: number
}

/** An archive, as a spreadsheet program writes it unless something is forged. */
export function zipFile(entries: readonly ZipEntry[], forged: ZipForgery = {}): Buffer<ArrayBuffer> {
  const locals: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const entry of entries) {
    const fields = fieldsOf(entry)
    const local = Buffer.concat([
      entry.before ?? Buffer.alloc(0),
      localHeader({ ...fields, ...entry.local }),
      fields.data,
      entry.after ?? Buffer.alloc(0),
    ])
    directory.push(directoryEntry(fields, entry.offset ?? at + (entry.before?.length ?? 0), entry.extra))
    locals.push(local)
    at += local.length
  }
  if (forged.beforeDirectory) locals.push(forged.beforeDirectory)
  at += forged.beforeDirectory?.length ?? 0
  const listed = Buffer.concat(directory)
  const { beforeEnd = Buffer.alloc(0), comment = Buffer.alloc(0) } = forged
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(forged.disk ?? 0, 4)
  end.writeUInt16LE(forged.count ?? entries.length, 8)
  end.writeUInt16LE(forged.count ?? entries.length, 10)
  end.writeUInt32LE(forged.directorySize ?? listed.length, 12)
  end.writeUInt32LE(forged.directory ?? at, 16)
  end.writeUInt16LE(comment.length, 20)
  return Buffer.concat([...locals, listed, beforeEnd, end, comment])
}

function fieldsOf({ name, content, method = 8, flags = 0, data, size, packed, crc }: ZipEntry) {
  const bytes = Buffer.from(content)
  const stored = data ?? (method === 8 ? deflateRawSync(bytes) : bytes)
  return {
    name,
    method,
    flags,
    data: stored,
    size: size ?? bytes.length,
    packed: packed ?? stored.length,
    crc: crc ?? crc32(bytes),
  }
}

type Fields = ReturnType<typeof fieldsOf>

function localHeader({ name, method, flags, size, packed, crc }: Fields): Buffer {
  const head = Buffer.alloc(30)
  head.writeUInt32LE(0x04034b50, 0)
  head.writeUInt16LE(20, 4)
  head.writeUInt16LE(flags, 6)
  head.writeUInt16LE(method, 8)
  head.writeUInt32LE(crc, 14)
  head.writeUInt32LE(packed, 18)
  head.writeUInt32LE(size, 22)
  head.writeUInt16LE(Buffer.byteLength(name), 26)
  return Buffer.concat([head, Buffer.from(name)])
}

function directoryEntry(fields: Fields, offset: number, extra: Buffer = Buffer.alloc(0)): Buffer {
  const { name, method, flags, size, packed, crc } = fields
  const head = Buffer.alloc(46)
  head.writeUInt32LE(0x02014b50, 0)
  head.writeUInt16LE(20, 4)
  head.writeUInt16LE(20, 6)
  head.writeUInt16LE(flags, 8)
  head.writeUInt16LE(method, 10)
  head.writeUInt32LE(crc, 16)
  head.writeUInt32LE(packed, 20)
  head.writeUInt32LE(size, 24)
  head.writeUInt16LE(Buffer.byteLength(name), 28)
  head.writeUInt16LE(extra.length, 30)
  head.writeUInt32LE(offset, 42)
  return Buffer.concat([head, Buffer.from(name), extra])
}
