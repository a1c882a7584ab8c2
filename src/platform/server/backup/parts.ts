import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { PassThrough, Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { sealing, unsealing } from './sealed-stream.ts'

/** A file of a backup, as it stands on the disk: compressed, then encrypted. */
export interface Part {
  readonly name: string
  readonly bytes: number
  /** Of these bytes, in hex: whether a part is whole can be told without the passphrase. */
  readonly sha256: string
}

/** Where parts are written and read. */
export interface PartFolder {
  readonly path: string
  /** Null if the backup is not encrypted. */
  readonly key: Buffer | null
}

/** A part that is not what was written. The message names it. */
export class DamagedPart extends Error {}

/** Level 1: table rows get a third smaller with more, and take four times as long. */
const compressed = (name: string) => name.endsWith('.gz')

function measure() {
  const hash = createHash('sha256')
  let bytes = 0
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk)
      bytes += chunk.length
      done(null, chunk)
    },
  })
  return { stream, result: () => ({ bytes, sha256: hash.digest('hex') }) }
}

/** Writes a part, which is on the disk when this returns. A name that ends with `.gz` is compressed. */
export async function writePart(
  { path, key }: PartFolder,
  name: string,
  source: AsyncIterable<Uint8Array>,
): Promise<Part> {
  const file = join(path, name)
  await mkdir(dirname(file), { recursive: true })
  const measured = measure()
  await pipeline(
    Readable.from(source),
    compressed(name) ? createGzip({ level: 1 }) : new PassThrough(),
    key ? sealing(key, name) : new PassThrough(),
    measured.stream,
    createWriteStream(file, { flags: 'wx', flush: true }),
  )
  return { name, ...measured.result() }
}

/** @throws DamagedPart if the part is missing, or not what was written */
export async function checkPart({ path }: PartFolder, { name, bytes, sha256 }: Part): Promise<void> {
  const measured = measure()
  try {
    await pipeline(createReadStream(join(path, name)), measured.stream.resume())
  } catch (error) {
    const missing = (error as NodeJS.ErrnoException).code === 'ENOENT'
    throw new DamagedPart(`${name} ${missing ? 'is missing' : `cannot be read: ${(error as Error).message}`}`)
  }
  const found = measured.result()
  if (found.bytes !== bytes) throw new DamagedPart(`${name} has ${found.bytes} bytes instead of ${bytes}`)
  if (found.sha256 !== sha256) throw new DamagedPart(`${name} was changed after it was written`)
}

/** What was written. Check the part before: this does not compare its hash. */
export function readPart({ path, key }: PartFolder, { name }: Pick<Part, 'name'>): Readable {
  const streams = [
    createReadStream(join(path, name)),
    ...(key ? [unsealing(key, name)] : []),
    ...(compressed(name) ? [createGunzip()] : []),
  ]
  const end = new PassThrough()
  pipeline([...streams, end]).catch((error: Error) =>
    end.destroy(new DamagedPart(`${name} cannot be opened: ${error.message}`)),
  )
  return end
}
