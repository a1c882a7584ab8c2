import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { type Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { imageTooLarge } from './image-size.ts'

/**
 * A file that a client sent, lying on disk until its request is over. Name and type are the client's claims. Where it
 * lies is told to nobody: an error that quotes the value of a variable quotes what `toJSON` gives.
 */
export class SpooledFile {
  readonly #path: string
  readonly bytes: number
  /** Of the content, in hex. */
  readonly sha256: string
  readonly filename: string
  readonly declaredType: string

  constructor(path: string, told: Pick<SpooledFile, 'bytes' | 'sha256' | 'filename' | 'declaredType'>) {
    this.#path = path
    this.bytes = told.bytes
    this.sha256 = told.sha256
    this.filename = told.filename
    this.declaredType = told.declaredType
  }

  get path(): string {
    return this.#path
  }

  toJSON(): string {
    return '[a file]'
  }

  /** Whether a value was made here: an object that a client wrote in JSON never passes for a file. */
  static isOne(value: unknown): value is SpooledFile {
    return typeof value === 'object' && value !== null && #path in value
  }
}

/** Where sent files lie while their request runs: on the data disk, since a system's own may be in memory. */
export function spoolFolderOf(environment: { readonly dataDir: string }): string {
  return join(environment.dataDir, 'spool')
}

/** A folder of one request's own inside the spool folder. */
export async function makeSpool(spoolFolder: string): Promise<string> {
  await mkdir(spoolFolder, { recursive: true })
  return mkdtemp(join(spoolFolder, 'request-'))
}

/**
 * Writes a stream to a file while it counts and hashes it, never holding more than a chunk. Refuses with
 * PAYLOAD_TOO_LARGE at the first byte over the limit.
 */
export async function spoolFile(
  source: Readable,
  target: { readonly path: string; readonly limit: number; readonly filename: string; readonly declaredType: string },
): Promise<SpooledFile> {
  const { path, limit, filename, declaredType } = target
  const hash = createHash('sha256')
  let bytes = 0
  const measure = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length
      if (bytes > limit) return done(imageTooLarge(limit))
      hash.update(chunk)
      done(null, chunk)
    },
  })
  await pipeline(source, measure, createWriteStream(path, { flags: 'wx' }))
  return new SpooledFile(path, { bytes, sha256: hash.digest('hex'), filename, declaredType })
}

/** Removes what requests left in the spool folder that began before the moment and died with their process. */
export async function clearSpool(spoolFolder: string, before: Date): Promise<void> {
  for (const name of await readdir(spoolFolder).catch(() => [])) {
    const path = join(spoolFolder, name)
    const found = await stat(path).catch(() => null)
    if (found && found.mtime < before) await rm(path, { recursive: true, force: true })
  }
}
