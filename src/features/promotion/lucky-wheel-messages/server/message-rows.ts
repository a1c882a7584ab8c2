import {
  type GivenCell,
  type GivenCells,
  type StagedRow,
  textOf,
} from '../../../../platform/server/files/table-file/cells.ts'
import { fitText, hasSearchText, withoutUnseen } from '../../../../platform/shared/search-text.ts'
import type { TextKey } from '../../../../platform/shared/text.ts'
import { longestMessage } from '../message.values.ts'

export const read = (row: number, cells: GivenCells) => [messageRow(row, cells)]

function messageRow(row: number, { content = '', contentEn = '' }: GivenCells): StagedRow {
  const cells = { content: kept(content), contentEn: kept(contentEn) }
  const why = faultOf(content, 'lucky_wheel_messages_text_content_missing')
  if (why) return { row, cells, fault: { column: 'content', why } }
  const whyEn = faultOf(contentEn, 'lucky_wheel_messages_text_content_en_missing')
  if (whyEn) return { row, cells, fault: { column: 'contentEn', why: whyEn } }
  return { row, cells }
}

/** The text of a cell; for the report, only the beginning if it is too long. */
function kept(cell: GivenCell): string {
  const text = textOf(cell)
  return withoutUnseen(fitText(text, longestMessage, { indexed: true }) ?? text.slice(0, longestMessage + 1))
}

function faultOf(cell: GivenCell, missing: TextKey): TextKey | undefined {
  if (typeof cell !== 'string') return cell.fault
  if (fitText(cell, longestMessage, { indexed: true }) === null) return 'lucky_wheel_messages_text_too_long'
  if (!hasSearchText(cell)) return missing
  // Line breaks may be part of a message.
  return /(?!\s)[\p{Cc}\p{Cs}]/u.test(cell) ? 'files_text_cell_control' : undefined
}
