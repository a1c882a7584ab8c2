import { createHash, randomBytes } from 'node:crypto'
import { open, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { DamagedPart, type PartFolder } from './parts.ts'
import { checkOf, isEqual, keyOf, signatureOf } from './sealed-stream.ts'

/** Raised when an older version could no longer read what a newer one writes. */
const format = 1
const manifestFile = 'backup.json'

const part = z.object({ name: z.string(), bytes: z.number(), sha256: z.string() })

const manifest = z.object({
  format: z.number(),
  /** The product's. */
  version: z.string(),
  /** When the snapshot was taken: everything committed before is in the backup, nothing after. */
  takenAt: z.iso.datetime(),
  engine: z.enum(['pglite', 'postgres']),
  /** The database server's. */
  serverVersion: z.string(),
  mediaStore: z.enum(['folder', 's3']),
  /** The migrations that had run, in order. */
  migrations: z.array(z.string()),
  /** From which month on a table has a partition for each; in backups of older versions none had. */
  months: z.array(z.object({ table: z.string(), begins: z.string() })).default([]),
  tables: z.array(z.object({ table: z.string(), columns: z.array(z.string()), rows: z.number(), part })),
  media: z.object({ index: part, files: z.number(), bytes: z.number() }),
  /** What the backup does not hold and a restored product needs: the names of variables, and by what to recognise TOKEN_SECRET. */
  secrets: z.object({ names: z.array(z.string()), tokenSecret: z.string() }),
  encryption: z.object({ salt: z.string(), check: z.string() }).nullable(),
})
export type Manifest = z.infer<typeof manifest>

/** A backup that is whole, or at least says so. */
export interface Backup extends PartFolder {
  readonly manifest: Manifest
}

/** A new key for a backup, and what its manifest says about it. */
export async function newEncryption(passphrase: string) {
  const salt = randomBytes(16)
  const key = await keyOf(passphrase, salt)
  return { key, encryption: { salt: salt.toString('hex'), check: checkOf(key) } }
}

/** Who has no passphrase can at least tell that a byte was lost. */
const signed = (key: Buffer | null, text: string) =>
  key ? signatureOf(key, text) : createHash('sha256').update(text).digest('hex')

/** Written last, so a folder without it is no backup. */
export async function writeManifest({ path, key }: PartFolder, content: Omit<Manifest, 'format'>): Promise<Manifest> {
  const whole = { format, ...content }
  const text = JSON.stringify(whole, null, 1)
  const file = await open(join(path, manifestFile), 'wx')
  try {
    await file.writeFile(`${text}\n${signed(key, text)}\n`)
    await file.sync()
  } finally {
    await file.close()
  }
  return whole
}

/**
 * Opens a backup. Reads nothing but its manifest.
 *
 * @throws Error in words if it is none, was made by a newer version, or the passphrase is missing or wrong
 */
export async function openBackup(path: string, passphrase: string | undefined): Promise<Backup> {
  const content = await readFile(join(path, manifestFile), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR') throw error
    throw new Error(`${path} is no whole backup: it has no ${manifestFile}, which is written last`)
  })
  const [, text = '', signature = ''] = /^([^]*\n\}|[^]*)\n([0-9a-f]*)\n$/.exec(content) ?? []
  const read = parsed(text)
  const refuseChanged = (key: Buffer | null) => {
    if (!isEqual(signed(key, text), signature))
      throw new DamagedPart(`${manifestFile} was changed after it was written`)
  }
  if (!read.encryption) {
    refuseChanged(null)
    return { path, key: null, manifest: read }
  }
  if (!passphrase)
    throw new Error('this backup is encrypted: name the file with its passphrase in BACKUP_PASSPHRASE_FILE')
  const key = await keyOf(passphrase, Buffer.from(read.encryption.salt, 'hex'))
  if (!isEqual(checkOf(key), read.encryption.check)) throw new Error('the passphrase is not the one of this backup')
  refuseChanged(key)
  return { path, key, manifest: read }
}

function parsed(text: string): Manifest {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    throw new DamagedPart(`${manifestFile} was changed after it was written: it is no JSON`)
  }
  const { format: of, version } = z
    .looseObject({ format: z.number(), version: z.string() })
    .catch({ format: 0, version: '' })
    .parse(json)
  if (of > format)
    throw new Error(
      `this backup was made by version ${version}, which is newer than this one: restore it with that version`,
    )
  const result = manifest.safeParse(json)
  if (!result.success)
    throw new DamagedPart(`${manifestFile} was changed after it was written: ${z.prettifyError(result.error)}`)
  return result.data
}
