import { type GivenCells, type StagedRow, textOf } from '../../src/platform/server/files/table-file/cells.ts'

/** Passes the cells of a row on as they are, with the first thing that a spreadsheet has changed. */
export function read(row: number, cells: GivenCells): StagedRow[] {
  const texts = Object.fromEntries(Object.entries(cells).map(([key, cell]) => [key, textOf(cell)]))
  for (const [column, cell] of Object.entries(cells))
    if (typeof cell !== 'string') return [{ row, cells: texts, fault: { column, why: cell.fault } }]
  return [{ row, cells: texts }]
}
