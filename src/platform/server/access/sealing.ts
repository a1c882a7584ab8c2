import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const algorithm = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16

/**
 * A key that only this application can derive.
 *
 * @param tokenKey the application's secret
 * @param salt the owner: a value sealed for one person cannot be opened as another's
 * @param purpose the purpose: keys for different purposes differ
 */
export function sealingKey(tokenKey: Uint8Array, salt: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', tokenKey, salt, purpose, 32))
}

/** Encrypted and tamper-evident, as base64: nonce, tag, body. */
export function seal(key: Buffer, plain: string | Uint8Array): string {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv(algorithm, key, nonce)
  const body = Buffer.concat([cipher.update(plain), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64')
}

/** The sealed value; null if it was sealed with another key (the application's secret changed) or altered since. */
export function unseal(key: Buffer, sealed: string): Buffer | null {
  const bytes = Buffer.from(sealed, 'base64')
  try {
    const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, nonceBytes), { authTagLength: tagBytes })
    decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes))
    return Buffer.concat([decipher.update(bytes.subarray(nonceBytes + tagBytes)), decipher.final()])
  } catch {
    return null
  }
}
