/** Rows in each piece that an export reads and stores; the last piece may have fewer. */
export const rowsOfPiece = 2_000
