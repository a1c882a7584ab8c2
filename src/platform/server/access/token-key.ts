import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Environment } from '../environment.ts'

/** Production's secret, or one created on the first start and kept with the data. */
export async function tokenKey({
  tokenSecret,
  dataDir,
}: Pick<Environment, 'tokenSecret' | 'dataDir'>): Promise<Uint8Array> {
  if (tokenSecret) return Buffer.from(tokenSecret)
  const file = join(dataDir, 'token-secret')
  await mkdir(dataDir, { recursive: true })
  // 'wx': when two processes create it at once, one succeeds, and both read the same.
  await writeFile(file, randomBytes(48).toString('base64url'), { flag: 'wx', mode: 0o600 }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    },
  )
  return Buffer.from(await readFile(file, 'utf8'))
}
