import { hkdfSync } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Environment } from '../environment.ts'

const shortestPassphrase = 12

/** The passphrase of backups; undefined if they are not encrypted. Never a word of the command line, which everybody on the machine reads. */
export async function readPassphrase({
  backupPassphraseFile: file,
}: Pick<Environment, 'backupPassphraseFile'>): Promise<string | undefined> {
  if (!file) return undefined
  const passphrase = (await readFile(file, 'utf8')).trim()
  if (passphrase.length < shortestPassphrase)
    throw new Error(`BACKUP_PASSPHRASE_FILE: the passphrase needs at least ${shortestPassphrase} characters`)
  return passphrase
}

/** By what to recognise TOKEN_SECRET, from which it cannot be guessed. */
export const tokenSecretMark = (tokenKey: Uint8Array): string =>
  Buffer.from(hkdfSync('sha256', tokenKey, '', 'mark of a backup', 16)).toString('hex')

/** The variables with secrets that this installation uses: a backup names them, and holds none. */
export function secretNames(environment: Environment): string[] {
  const { databaseUrl, databaseAppUrl, s3, backupPassphraseFile } = environment
  return [
    'TOKEN_SECRET',
    ...(databaseUrl ? ['DATABASE_URL'] : []),
    ...(databaseAppUrl ? ['DATABASE_APP_URL'] : []),
    ...(s3 ? ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] : []),
    ...(backupPassphraseFile ? ['BACKUP_PASSPHRASE_FILE'] : []),
  ]
}
