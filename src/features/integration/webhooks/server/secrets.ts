import { randomBytes } from 'node:crypto'
import { Webhook } from 'standardwebhooks'
import { seal, sealingKey, unseal } from '../../../../platform/server/access/sealing.ts'

const secretBytes = 32
const prefix = 'whsec_'

const keyOf = (tokenKey: Uint8Array, endpointId: string) => sealingKey(tokenKey, endpointId, 'webhook secret')

/** A new secret of an endpoint, sealed. */
export const newSecret = (tokenKey: Uint8Array, endpointId: string): string =>
  seal(keyOf(tokenKey, endpointId), randomBytes(secretBytes))

/** As receivers write it; null if the application's own secret has changed since. */
export function openSecret(tokenKey: Uint8Array, endpointId: string, sealed: string): string | null {
  const bytes = unseal(keyOf(tokenKey, endpointId), sealed)
  return bytes && prefix + bytes.toString('base64')
}

export interface Signed {
  readonly id: string
  readonly payload: string
}

/**
 * Signs as Standard Webhooks says, once with each secret. The moment is that of the try, because receivers refuse old ones.
 */
export const signedHeaders = (secrets: readonly string[], { id, payload }: Signed, at: Date) => ({
  'content-type': 'application/json',
  'user-agent': 'backoffice-webhooks',
  'webhook-id': id,
  'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
  'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(id, at, payload)).join(' '),
})
