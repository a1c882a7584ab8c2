import type { Operation } from '../../shared/operation.ts'
import { invalid } from '../refusal.ts'

/**
 * Refuses a document that has other fields next to a proof of a secret, whose result would reveal whether the secret
 * was right, or several mutations under one Idempotency-Key.
 */
export function requireAlone(mutations: readonly Operation[], keyed: boolean): void {
  if (mutations.length < 2) return
  const proof = mutations.find((mutation) => mutation.provesSecret)
  if (proof) throw invalid(proof.name, 'platform_text_only_field', { operation: proof.name })
  if (keyed) throw invalid('Idempotency-Key', 'platform_text_one_mutation')
}
