/** A key for one submission: the server executes it once, however often it arrives. */
export function newIdempotencyKey(): string {
  // Not `randomUUID`, which is missing on pages served over plain http.
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

interface KeyMaker {
  /** The key for a submission of these values. */
  readonly keyFor: (values: unknown) => string
  /** Call it when the server has answered: the next submission gets a new key. */
  readonly answered: () => void
}

/**
 * One key per submission. If no answer came, it is unknown whether the submission had its effect: sending the same
 * values again uses the same key, other values get a new one.
 */
export function submissionKeys(): KeyMaker {
  let pending: { readonly key: string; readonly values: string } | undefined
  return {
    keyFor(values) {
      const text = JSON.stringify(values)
      if (pending?.values !== text) pending = { key: newIdempotencyKey(), values: text }
      return pending.key
    },
    answered() {
      pending = undefined
    },
  }
}
