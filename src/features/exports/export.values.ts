/** Rows that an export reads and stores at a time; its last piece has fewer. */
export const rowsOfPiece = 2_000
