import type { TextKey } from './text.ts'

/** Files with a table, as people import them. */
export const tableExtensions = ['.xlsx', '.xls', '.csv'] as const
/** The largest file, in bytes. */
export const largestTable = 20 * 1024 * 1024

export const isTableName = (name: string) => tableExtensions.some((extension) => name.toLowerCase().endsWith(extension))

export const isTextName = (name: string) => name.toLowerCase().endsWith('.csv')

/** The problem of a chosen file's name, for a form. */
export function faultOfTable(name: string | null | undefined): TextKey | undefined {
  if (!name) return 'files_text_required'
  return isTableName(name) ? undefined : 'files_text_format'
}
