import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import type { Position } from './position.ts'

/** The header by which an answer says how far it has written, and a request what its answer must know. */
export const readAfterHeader = 'Read-After'

/**
 * Seconds for which a token counts. Longer than clocks of replicas differ, and than a standby may be behind: later, every
 * standby that serves has what it asks for. And no longer, because the log of a restored database begins anew.
 */
export const readAfterLifetime = 60

/** Timeline, position and second, each of fixed length, so that of two tokens the later one is the greater text. */
const form = /^([0-9a-f]{8})\.([0-9a-f]{16})\.([0-9a-f]{8})\.([\w-]{22})$/

export interface ReadAfterTokens {
  write(position: Position): string
  /** Null for a token that is missing, not ours or over. */
  read(token: unknown): Position | null
}

/**
 * Tokens that say how far the log must be. They are signed: a made-up one would send its reader to the primary.
 *
 * @param secret the application's
 */
export function readAfterTokens(secret: Uint8Array): ReadAfterTokens {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', readAfterHeader, 32))
  const sign = (text: string) => createHmac('sha256', key).update(text).digest().subarray(0, 16).toString('base64url')
  const hex = (value: number, length: number) => value.toString(16).padStart(length, '0')
  const secondsNow = () => Math.floor(Date.now() / 1000)
  return {
    write({ timeline, lsn }) {
      const text = [hex(timeline, 8), hex(lsn, 16), hex(secondsNow(), 8)].join('.')
      return `${text}.${sign(text)}`
    },
    read(token) {
      const found = typeof token === 'string' ? form.exec(token) : null
      if (!found) return null
      const [text, timeline, lsn, second, signature] = found as unknown as [string, string, string, string, string]
      const right = sign(text.slice(0, -signature.length - 1))
      if (!timingSafeEqual(Buffer.from(signature), Buffer.from(right))) return null
      if (Math.abs(secondsNow() - Number.parseInt(second, 16)) > readAfterLifetime) return null
      return { timeline: Number.parseInt(timeline, 16), lsn: Number.parseInt(lsn, 16) }
    },
  }
}
