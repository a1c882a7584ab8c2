import { type GivenCells, type StagedRow, textOf } from '../../../../platform/server/files/table-file/cells.ts'
import { isWord, wordsOf } from '../sensitive-word.values.ts'

/** A cell may hold several words, separated by commas. */
export function read(row: number, { word: cell = '' }: GivenCells): StagedRow[] {
  const fault = (why: NonNullable<StagedRow['fault']>['why']) => ({ column: 'word', why })
  if (typeof cell !== 'string') return [{ row, cells: { word: textOf(cell).slice(0, 200) }, fault: fault(cell.fault) }]
  if (/(?!\s)[\p{Cc}\p{Cs}]/u.test(cell))
    return [{ row, cells: { word: cell.slice(0, 200) }, fault: fault('files_text_cell_control') }]
  return wordsOf(cell).map((word) => {
    if (isWord(word)) return { row, cells: { word } }
    return { row, cells: { word: word.slice(0, 200) }, fault: fault('sensitive_words_text_word_long') }
  })
}
