import type { TextKey } from '../../shared/text.ts'

/** What is wrong with a whole file, as a text's key; `row` is where. */
export class BadFile extends Error {
  readonly reason: Extract<TextKey, `files_text_${string}`>
  readonly params: Readonly<Record<string, string | number>>

  constructor(reason: BadFile['reason'], params: BadFile['params'] = {}) {
    super(reason)
    this.reason = reason
    this.params = params
  }
}
