/** What is wrong with a whole file, as a text's key; `row` is where. */
export class BadFile extends Error {
  readonly reason:
    | 'runs_text_file_unreadable'
    | 'runs_text_file_unpacked'
    | 'runs_text_file_entities'
    | 'runs_text_file_formula'
    | 'runs_text_file_rows'
  readonly params: Readonly<Record<string, string | number>>

  constructor(reason: BadFile['reason'], params: BadFile['params'] = {}) {
    super(reason)
    this.reason = reason
    this.params = params
  }
}
