import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { type Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { fileTooLarge } from './image-size.ts'

/**
 * An uploaded file, on disk until its request is over. Name and type are the client's claims. Its path is never shown:
 * an error that quotes the value of a variable quotes what `toJSON` returns.
 */
export class SpooledFile {
  readonly #path: string
  readonly bytes: number
  /** The hash of the content, in hex. */
  readonly sha256: string
  readonly filename: string
  readonly declaredType: string

  constructor(path: string, about: Pick<SpooledFile, 'bytes' | 'sha256' | 'filename' | 'declaredType'>) {
    this.#path = path
    this.bytes = about.bytes
    this.sha256 = about.sha256
    this.filename = about.filename
    this.declaredType = about.declaredType
  }

  get path(): string {
    return this.#path
  }

  toJSON(): string {
    return '[a file]'
  }

  /** Whether a value was created here: an object that a client wrote in JSON is not accepted as a file. */
  static isOne(value: unknown): value is SpooledFile {
    return typeof value === 'object' && value !== null && #path in value
  }
}

/** The folder of uploaded files while their request runs: on the data disk, since the system's own may be in memory. */
export function spoolFolderOf(environment: { readonly dataDir: string }): string {
  return join(environment.dataDir, 'spool')
}

/** Creates a folder for one request inside the spool folder. */
export async function makeSpool(spoolFolder: string): Promise<string> {
  await mkdir(spoolFolder, { recursive: true })
  return mkdtemp(join(spoolFolder, 'request-'))
}

/**
 * Writes a stream to a file while counting and hashing it, never holding more than a chunk. Refuses with
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
      if (bytes > limit) return done(fileTooLarge(filename, limit))
      hash.update(chunk)
      done(null, chunk)
    },
  })
  await pipeline(source, measure, createWriteStream(path, { flags: 'wx' }))
  return new SpooledFile(path, { bytes, sha256: hash.digest('hex'), filename, declaredType })
}

/** Deletes files in the spool folder of requests that began before this moment and died with their process. */
export async function clearSpool(spoolFolder: string, before: Date): Promise<void> {
  for (const name of await readdir(spoolFolder).catch(() => [])) {
    const path = join(spoolFolder, name)
    const found = await stat(path).catch(() => null)
    if (found && found.mtime < before) await rm(path, { recursive: true, force: true })
  }
}
