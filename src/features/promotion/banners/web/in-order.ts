/** Sorts the rows that have a new order; the others keep their places. */
export function inOrder<Row extends { readonly _id: string }>(rows: readonly Row[], ids: readonly string[]): Row[] {
  const places = new Map(ids.map((id, place) => [id, place]))
  const ordered = rows
    .filter(({ _id }) => places.has(_id))
    .toSorted((a, b) => places.get(a._id)! - places.get(b._id)!)
    .values()
  return rows.map((row) => (places.has(row._id) ? ordered.next().value! : row))
}
