import { createHash, type Hash } from 'node:crypto'
import { appendFileSync, createReadStream, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { stat, truncate, writeFile } from 'node:fs/promises'

/** How far a file was imported; kept beside it, so that an import that was ended goes on where it was. */
export interface Progress {
  readonly bytes: number
  readonly lines: number
  /** How many rows by what became of them. */
  readonly counts: Readonly<Record<string, number>>
  /** Bytes of the report of refused rows. */
  readonly reported: number
  readonly done: boolean
  /** Of what was imported; absent in what earlier versions kept. */
  readonly hash?: string
}

const start: Progress = { bytes: 0, lines: 0, counts: {}, reported: 0, done: false }

/** A row that was refused, as the report says it: one JSON object a line. */
export interface RefusedRow {
  readonly line: number
  readonly externalId: string | null
  readonly reason: string
  readonly message: string
}

export const progressFile = (path: string): string => `${path}.progress.json`
export const reportFile = (path: string): string => `${path}.refused.ndjson`

/** What was imported by earlier runs and this one, and the hash to which the rest of the file is added. */
export interface Imported {
  readonly progress: Progress
  readonly hash: Hash
}

/**
 * Reads how far the file was imported. What the report says beyond that is cut off: those rows are tried again.
 *
 * @throws Error if what was imported is no longer how the file begins: it is another one, or rows of it were mended
 */
export async function readProgress(path: string): Promise<Imported> {
  const { size } = await stat(path)
  const hash = createHash('sha256')
  if (!existsSync(progressFile(path))) {
    await writeFile(reportFile(path), '')
    return { progress: start, hash }
  }
  const progress = readKept(path)
  if (progress.bytes <= size) await addTo(hash, path, 0, progress.bytes)
  if (progress.bytes > size || (progress.hash && progress.hash !== textOf(hash)))
    throw new Error(
      `${path} has changed since its import began: delete ${progressFile(path)} to begin again, which does nothing twice`,
    )
  await truncate(reportFile(path), progress.reported)
  return { progress, hash }
}

const textOf = (hash: Hash): string => hash.copy().digest('hex')

async function addTo(hash: Hash, path: string, from: number, until: number): Promise<void> {
  if (until === from) return
  for await (const chunk of createReadStream(path, { start: from, end: until - 1 })) hash.update(chunk as Buffer)
}

type Done = Pick<Progress, 'bytes' | 'lines' | 'counts' | 'done'> & { readonly refused: readonly RefusedRow[] }

/**
 * Keeps what was done: first the report, then the progress in one step, so that a crash leaves one or the other state.
 *
 * @throws Error if another process has gone on from the same place: its report stands
 */
export async function keepProgress(
  path: string,
  { progress, hash }: Imported,
  { refused, ...done }: Done,
): Promise<Progress> {
  const report = refused.map((row) => `${JSON.stringify(row)}\n`).join('')
  await addTo(hash, path, progress.bytes, done.bytes)
  const reported = progress.reported + Buffer.byteLength(report)
  const kept: Progress = { ...done, reported, hash: textOf(hash) }
  // At once, so that nobody comes in between.
  const there = existsSync(progressFile(path)) ? readKept(path) : start
  if (there.bytes !== progress.bytes || there.reported !== progress.reported)
    throw new Error(`another import of ${path} is under way`)
  appendFileSync(reportFile(path), report)
  writeFileSync(`${progressFile(path)}.new`, JSON.stringify(kept))
  renameSync(`${progressFile(path)}.new`, progressFile(path))
  return kept
}

const readKept = (path: string) => JSON.parse(readFileSync(progressFile(path), 'utf8')) as Progress
