import { randomId } from '../requests/random-id.ts'

export interface KeyMaker {
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
      // Some submissions have no values.
      const text = JSON.stringify(values ?? null)
      if (pending?.values !== text) pending = { key: randomId(), values: text }
      return pending.key
    },
    answered() {
      pending = undefined
    },
  }
}
