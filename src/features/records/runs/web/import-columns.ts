import type { RunKind } from '../../../../generated/graphql/graphql.ts'
import { m } from '../../../../generated/messages/messages.js'

/** The columns of the files of each import. */
export const importColumns: { readonly [K in RunKind]?: readonly string[] } = {
  CODE_IMPORT: ['code', 'quantity', 'vendorCode', 'remarks'],
  WORD_IMPORT: ['word'],
  MESSAGE_IMPORT: ['content', 'contentEn'],
}

const names: Readonly<Record<string, () => string>> = {
  code: m.runs_column_code,
  quantity: m.runs_column_quantity,
  vendorCode: m.runs_column_vendor_code,
  remarks: m.runs_column_remarks,
  word: m.runs_column_word,
  content: m.common_content,
  contentEn: m.runs_column_content_en,
  '': m.runs_column_ignored,
}

/** What a column is called, by its key; by its letters if it has none. */
export const columnName = (key: string): string => names[key]?.() ?? m.runs_column({ column: key })
