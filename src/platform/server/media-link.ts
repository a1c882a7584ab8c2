import { createHmac, timingSafeEqual } from 'node:crypto'
import { linkSeconds } from '../shared/link-life.ts'
import type { Context } from './context.ts'
import { sealingKey } from './sealing.ts'

/** Links made within a minute are equal, so that a record that is loaded again does not load its pictures again. */
const minute = 60

/** What a link opens: one file, for the session that asked for it. */
export interface LinkedFile {
  /** What kind of link: one made for a purpose is no link for another. */
  readonly purpose: 'media' | 'document'
  /** The key of the file, or the id of its row. */
  readonly file: string
  readonly sessionId: string
}

/**
 * The last part of an address that opens a file for four to five minutes, while the viewer's session is open. Null
 * without a session.
 */
export function signLink(
  { app, sessionId }: Pick<Context, 'app' | 'sessionId'>,
  purpose: LinkedFile['purpose'],
  file: string,
  now = Date.now(),
): string | null {
  if (sessionId === null) return null
  const over = Math.floor(now / 1000 / minute) * minute + linkSeconds
  const claims = [purpose, over.toString(36), sessionId, file].join('~')
  return `${Buffer.from(claims).toString('base64url')}.${signature(app.tokenKey, claims).toString('base64url')}`
}

/** What the link opens; null if it was not made by us, for another purpose, or is over. */
export function readLink(
  tokenKey: Uint8Array,
  purpose: LinkedFile['purpose'],
  link: string,
  now = Date.now(),
): LinkedFile | null {
  const [written = '', sign = ''] = link.split('.')
  const claims = Buffer.from(written, 'base64url').toString()
  const [given, expected] = [Buffer.from(sign, 'base64url'), signature(tokenKey, claims)]
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
  const [made, over = '', sessionId = '', file = ''] = claims.split('~')
  if (made !== purpose || Number.parseInt(over, 36) * 1000 <= now) return null
  return { purpose, file, sessionId }
}

const signature = (tokenKey: Uint8Array, claims: string) =>
  createHmac('sha256', sealingKey(tokenKey, '', 'links to files'))
    .update(claims)
    .digest()
