/** A key for one submission: the server does what came with it once, however often it arrives. */
export function newIdempotencyKey(): string {
  // Not `randomUUID`, which pages served over plain http do not have.
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

interface KeyMaker {
  /** The key for a submission of these values. */
  readonly keyFor: (values: unknown) => string
  /** The server has answered: the next submission is another one. */
  readonly answered: () => void
}

/**
 * One key per submission. While nobody knows whether the last one had its effect (no answer came), sending the same
 * values again means the same submission and carries the same key; other values are another submission.
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
