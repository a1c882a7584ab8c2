/** How the file of an import was read, so that a person can see it and say otherwise. */
export interface TableLayout {
  /** The sheet that was read; null for a file without named sheets. */
  readonly sheet: string | null
  /** The other visible sheets with rows, of which nothing was read. */
  readonly otherSheets: readonly string[]
  readonly hiddenSheets: readonly string[]
  /** The number of the row of titles; 0 if the file has none. */
  readonly titleRow: number
  /** False if only a person can say whether that is so. */
  readonly isSure: boolean
  /** Then: whether the words of that row, or else of the first one, are those of titles. */
  readonly seemsTitled: boolean
  /** The columns that have a title or cells, from the left, as many as are shown. */
  readonly columns: readonly LayoutColumn[]
  /** How many further columns were ignored. */
  readonly furtherColumns: number
  /** The rows above the titles, which were ignored. */
  readonly rowsAbove: readonly PreviewRow[]
  /** The first rows of the sheet. */
  readonly preview: readonly PreviewRow[]
}

export interface LayoutColumn {
  /** Its letters. */
  readonly column: string
  readonly title: string
  /** The key of the import's column that it is; null if it was ignored. */
  readonly key: string | null
  /** Without a title or anybody's word about it, so that its cells are problems of their rows. */
  readonly isSurplus: boolean
}

export interface PreviewRow {
  readonly row: number
  readonly cells: readonly string[]
}

/** How many columns a layout names. */
export const mostColumnsShown = 50

/** What a person says about the file. What they leave open is found out. */
export interface GivenLayout {
  readonly sheet?: string | null | undefined
  /** 0 for none. */
  readonly titleRow?: number | null | undefined
  /** A column without a key is ignored. */
  readonly columns?: { readonly column: string; readonly key?: string | null | undefined }[] | null | undefined
}
