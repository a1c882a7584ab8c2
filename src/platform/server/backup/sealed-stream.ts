import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'
import { Transform } from 'node:stream'
import { hashRaw } from '@node-rs/argon2'

const algorithm = 'aes-256-gcm'
const saltBytes = 16
const tagBytes = 16
/** Bytes of plain text that are sealed together. */
const chunkBytes = 64 * 1024

/** Argon2id with 64 MiB and three passes: half a second for whoever guesses one passphrase. */
const cost = { memoryCost: 64 * 1024, timeCost: 3, parallelism: 1, outputLen: 32, algorithm: 2 } as const

/** The key of a backup. Each part is sealed with one derived from it. */
export function keyOf(passphrase: string, salt: Buffer): Promise<Buffer> {
  return hashRaw(passphrase, { ...cost, salt })
}

const derived = (key: Buffer, salt: Buffer | string, purpose: string) =>
  Buffer.from(hkdfSync('sha256', key, salt, purpose, 32))

/** By which a wrong passphrase is told apart from a changed file. */
export const checkOf = (key: Buffer): string => derived(key, '', 'check').toString('hex')

/** What nobody without the key can write under a text. */
export const signatureOf = (key: Buffer, text: string): string =>
  createHmac('sha256', derived(key, '', 'signature'))
    .update(text)
    .digest('hex')

export const isEqual = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))

/** Counts the chunks, and marks the last one: none can be left out, added or put elsewhere. */
function nonceOf(chunk: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12)
  nonce.writeUInt32BE(chunk, 7)
  nonce.writeUInt8(isLast ? 1 : 0, 11)
  return nonce
}

/** Hands over chunks of a fixed size, and the rest, which is never empty unless everything is, as the last one. */
function chunked(size: number, handle: (chunk: Buffer, index: number, isLast: boolean) => Buffer, begin?: Buffer) {
  let held = Buffer.alloc(0)
  let index = 0
  return new Transform({
    construct(done) {
      if (begin) this.push(begin)
      done()
    },
    transform(bytes: Buffer, _encoding, done) {
      try {
        held = held.length > 0 ? Buffer.concat([held, bytes]) : Buffer.from(bytes)
        let at = 0
        for (; held.length - at > size; at += size) this.push(handle(held.subarray(at, at + size), index++, false))
        held = held.subarray(at)
        done()
      } catch (error) {
        done(error as Error)
      }
    },
    flush(done) {
      try {
        this.push(handle(held, index, true))
        done()
      } catch (error) {
        done(error as Error)
      }
    },
  })
}

/** Encrypts a part. @param name its name: a part that stands in the place of another cannot be opened */
export function sealing(key: Buffer, name: string): Transform {
  const salt = randomBytes(saltBytes)
  const own = derived(key, salt, name)
  return chunked(
    chunkBytes,
    (chunk, index, isLast) => {
      const cipher = createCipheriv(algorithm, own, nonceOf(index, isLast))
      return Buffer.concat([cipher.update(chunk), cipher.final(), cipher.getAuthTag()])
    },
    salt,
  )
}

/** Decrypts a part. Fails if it was changed, cut off, or is another one. */
export function unsealing(key: Buffer, name: string): Transform {
  let salt = Buffer.alloc(0)
  let own: Buffer | undefined
  const body = chunked(chunkBytes + tagBytes, (sealed, index, isLast) => {
    if (!own || sealed.length < tagBytes) throw new Error('is cut off')
    const decipher = createDecipheriv(algorithm, own, nonceOf(index, isLast), { authTagLength: tagBytes })
    decipher.setAuthTag(sealed.subarray(-tagBytes))
    return Buffer.concat([decipher.update(sealed.subarray(0, -tagBytes)), decipher.final()])
  })
  const transform = body._transform.bind(body)
  body._transform = (bytes: Buffer, encoding, done) => {
    if (own) return transform(bytes, encoding, done)
    salt = Buffer.concat([salt, bytes])
    if (salt.length < saltBytes) return done()
    own = derived(key, salt.subarray(0, saltBytes), name)
    transform(salt.subarray(saltBytes), encoding, done)
  }
  return body
}
