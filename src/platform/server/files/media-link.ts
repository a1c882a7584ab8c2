import { createHmac, timingSafeEqual } from 'node:crypto'
import { linkSeconds } from '../../shared/link-life.ts'
import type { Context } from '../context.ts'
import { sealingKey } from '../access/sealing.ts'

/** Links made within the same minute are equal, so that refetching a record does not load its pictures again. */
const minute = 60

/** The content of a link: one file, for the session that requested it. */
export interface LinkedFile {
  /** The purpose of the link; it does not work for any other purpose. */
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

/** The content of a link; null if we did not make it, it is for another purpose, or it has expired. */
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
