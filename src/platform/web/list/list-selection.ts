/** The selected rows: some, by id (with their names, for the outcomes), or all that match the filters, on all pages. */
export type Selection =
  | { readonly kind: 'some'; readonly names: ReadonlyMap<string, string> }
  | { readonly kind: 'all'; readonly count: number }

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
  rows: readonly { readonly id: string; readonly name: string }[],
  on: boolean,
  page: readonly { readonly id: string; readonly name: string }[],
): Selection {
  const before = selection.kind === 'all' ? page.map((row) => [row.id, row.name] as const) : selection.names
  const names = new Map(before)
  for (const row of rows) {
    if (on) names.set(row.id, row.name)
    else names.delete(row.id)
  }
  return { kind: 'some', names }
}
