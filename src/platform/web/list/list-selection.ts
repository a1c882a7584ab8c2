/** The selected rows: some, by id (with their names, for the outcomes), or all that match the filters, on all pages. */
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

/**
 * Selects or deselects rows. Deselecting one while all that match are selected leaves the rest of the page selected.
 */
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

/** The rows of a page between two ids, both included, in either order; only `to` if `from` is not on the page. */
export function rowsBetween(page: readonly NamedRow[], from: string | undefined, to: string): readonly NamedRow[] {
  const ends = [from, to].map((id) => page.findIndex((row) => row.id === id))
  if (ends.includes(-1)) return page.filter((row) => row.id === to)
  return page.slice(Math.min(...ends), Math.max(...ends) + 1)
}
