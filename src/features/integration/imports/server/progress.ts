import { existsSync } from 'node:fs'
import { appendFile, readFile, rename, stat, truncate, writeFile } from 'node:fs/promises'

/** How far a file was imported; kept beside it, so that an import that was ended goes on where it was. */
export interface Progress {
  readonly bytes: number
  readonly lines: number
  /** How many rows by what became of them. */
  readonly counts: Readonly<Record<string, number>>
  /** Bytes of the report of refused rows. */
  readonly reported: number
  readonly done: boolean
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

/**
 * Reads how far the file was imported. What the report says beyond that is cut off: those rows are tried again.
 *
 * @throws Error if the file is shorter than what was imported: it is another one
 */
export async function readProgress(path: string): Promise<Progress> {
  const { size } = await stat(path)
  if (!existsSync(progressFile(path))) {
    await writeFile(reportFile(path), '')
    return start
  }
  const progress = JSON.parse(await readFile(progressFile(path), 'utf8')) as Progress
  if (progress.bytes > size)
    throw new Error(`${path} has changed since its import began: delete ${progressFile(path)} to begin again`)
  await truncate(reportFile(path), progress.reported)
  return progress
}

/** Keeps what was done: first the report, then the progress in one step, so that a crash leaves one or the other state. */
export async function keepProgress(
  path: string,
  {
    refused,
    ...progress
  }: Omit<Progress, 'reported'> & { readonly reported: number; readonly refused: readonly RefusedRow[] },
): Promise<Progress> {
  const report = refused.map((row) => `${JSON.stringify(row)}\n`).join('')
  await appendFile(reportFile(path), report)
  const kept = { ...progress, reported: progress.reported + Buffer.byteLength(report) }
  await writeFile(`${progressFile(path)}.new`, JSON.stringify(kept))
  await rename(`${progressFile(path)}.new`, progressFile(path))
  return kept
}
