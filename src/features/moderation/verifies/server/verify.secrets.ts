import { seal, sealingKey, unseal } from '../../../../platform/server/access/sealing.ts'
import { type BusinessDetails, businessDetails } from '../verify.rules.ts'
import type { VerifyRow } from './verify.queries.ts'

/** Personal details of a request, which are stored encrypted. */
export interface Secrets {
  readonly identityNumber: string | null
  readonly business: BusinessDetails | null
}

const keyOf = (tokenKey: Uint8Array, requestId: string) => sealingKey(tokenKey, requestId, 'verify request')

/**
 * The columns of a request that hold these secrets. A value encrypted for one request cannot be decrypted as another's.
 */
export function sealSecrets(tokenKey: Uint8Array, requestId: string, { identityNumber, business }: Secrets) {
  const key = keyOf(tokenKey, requestId)
  return {
    identity_number_sealed: identityNumber === null ? null : seal(key, identityNumber),
    business_sealed: business === null ? null : seal(key, JSON.stringify(business)),
  }
}

/** Null for a value that was not given, was erased, or was encrypted with another secret of the application. */
export function openSecrets(
  tokenKey: Uint8Array,
  row: Pick<VerifyRow, 'id' | 'identity_number_sealed' | 'business_sealed'>,
): Secrets {
  const key = keyOf(tokenKey, row.id)
  const open = (sealed: string | null) => (sealed === null ? null : (unseal(key, sealed)?.toString() ?? null))
  const business = open(row.business_sealed)
  return {
    identityNumber: open(row.identity_number_sealed),
    business: business === null ? null : businessDetails.parse(JSON.parse(business)),
  }
}
