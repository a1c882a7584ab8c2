/**
 * Which rows are chosen: some, by id (with their names, for the outcome of what is done to them), or all that
 * match the filters, however many pages that is.
 */
export type Selection =
  | { readonly kind: 'some'; readonly names: ReadonlyMap<string, string> }
  | { readonly kind: 'all'; readonly count: number }

export interface NamedRow {
  readonly id: string
  readonly name: string
}

export const nothingSelected: Selection = { kind: 'some', names: new Map() }

export function isSelected(selection: Selection, id: string): boolean {
  return selection.kind === 'all' || selection.names.has(id)
}

export function countSelected(selection: Selection): number {
  return selection.kind === 'all' ? selection.count : selection.names.size
}

/** Turns some rows on or off. Turning one off while all that match are chosen leaves the rest of the page chosen. */
export function withRows(
  selection: Selection,
  rows: readonly NamedRow[],
  on: boolean,
  page: readonly NamedRow[],
): Selection {
  const before = selection.kind === 'all' ? page.map((row) => [row.id, row.name] as const) : selection.names
  const names = new Map(before)
  for (const row of rows) {
    if (on) names.set(row.id, row.name)
    else names.delete(row.id)
  }
  return { kind: 'some', names }
}

/** The rows of a page from one to another, both included, whichever comes first; only `to` where `from` is not on it. */
export function rowsBetween(page: readonly NamedRow[], from: string | undefined, to: string): readonly NamedRow[] {
  const ends = [from, to].map((id) => page.findIndex((row) => row.id === id))
  if (ends.includes(-1)) return page.filter((row) => row.id === to)
  return page.slice(Math.min(...ends), Math.max(...ends) + 1)
}
