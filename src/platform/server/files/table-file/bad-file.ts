import type { TextKey } from '../../../shared/text.ts'

/** The problem of a whole file, as a text's key; `row` is its place. */
export class BadFile extends Error {
  readonly reason: Extract<TextKey, `files_text_${string}`>
  readonly params: Readonly<Record<string, string | number>>

  constructor(reason: BadFile['reason'], params: BadFile['params'] = {}) {
    super(reason)
    this.reason = reason
    this.params = params
  }
}
