/**
 * Which rows are chosen: some, by id (with their names, for the outcome of what is done to them), or all that
 * match the filters, however many pages that is.
 */
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

/** Turns some rows on or off. Turning one off while all that match are chosen leaves the rest of the page chosen. */
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
