import { readFile } from 'node:fs/promises'
import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../../../database/tables.ts'
import type { GivenCell } from '../../../platform/server/table-file/cells.ts'
import { readTable, requireTableFile } from '../../../platform/server/table-file/read-table.ts'
import { longestMessage, mostImported } from '../message.rules.ts'

export const messageProblems = ['CONTENT_MISSING', 'CONTENT_EN_MISSING', 'TOO_LONG', 'REPEATED', 'EXISTING'] as const
export type MessageProblem = (typeof messageProblems)[number]

export interface JudgedMessage {
  readonly row: number
  readonly content: string
  readonly contentEn: string
  readonly problem: MessageProblem | null
  /** For a repeated message: the row that has it first. */
  readonly firstRow: number | null
}

/** Rows with such a problem refuse the file; the others are skipped. */
export type Malformed = Exclude<MessageProblem, 'REPEATED' | 'EXISTING'>

export const isMalformed = (row: JudgedMessage): row is JudgedMessage & { readonly problem: Malformed } =>
  row.problem !== null && row.problem !== 'REPEATED' && row.problem !== 'EXISTING'

const columns = [
  { key: 'content', titles: ['content', 'nội dung'] },
  {
    key: 'contentEn',
    titles: [
      'content (english)',
      'content(english)',
      'content (en)',
      'content en',
      'contenten',
      'nội dung (tiếng anh)',
    ],
  },
]

export interface ReadMessage {
  readonly row: number
  readonly content: string
  readonly contentEn: string
}

/** The messages of a spreadsheet. Throws what `readTable` throws. */
export async function readMessages(file: unknown): Promise<ReadMessage[]> {
  const content = await readFile(requireTableFile(file).path)
  const messages: ReadMessage[] = []
  await readTable(content, { columns, mostRows: mostImported }, async (rows) => {
    for (const { row, cells } of rows) messages.push({ row, content: sound(cells[0]), contentEn: sound(cells[1]) })
  })
  return messages
}

/** A text that the spreadsheet has changed, or that the database cannot store, counts as missing. */
const sound = (cell: GivenCell | undefined) =>
  typeof cell === 'string' && !/[\p{Cc}\p{Cs}]/u.test(cell.replaceAll(/\s/g, '')) ? cell : ''

function faultOf({ content, contentEn }: ReadMessage): MessageProblem | null {
  if (!content) return 'CONTENT_MISSING'
  if (!contentEn) return 'CONTENT_EN_MISSING'
  return content.length > longestMessage || contentEn.length > longestMessage ? 'TOO_LONG' : null
}

/** What becomes of each row. */
export async function judgeMessages(db: Kysely<Tables>, given: readonly ReadMessage[]): Promise<JudgedMessage[]> {
  const sound = given.filter((message) => faultOf(message) === null).map(({ row, content }) => ({ row, content }))
  const { rows } = await sql<{ row: number; first_row: number; existing: boolean }>`
    select g.row, min(g.row) over (partition by g.key) as first_row,
        exists (select from failed_spin_messages m where m.content_key = g.key) as existing
      from (select r.row, failed_spin_message_key(r.content) as key
        from jsonb_to_recordset(${JSON.stringify(sound)}::jsonb) r (row int, content text)) g`.execute(db)
  const found = new Map(rows.map((row) => [row.row, row]))
  return given.map((message) => {
    const fault = faultOf(message)
    if (fault) return { ...message, problem: fault, firstRow: null }
    const { existing, first_row } = found.get(message.row)!
    if (existing) return { ...message, problem: 'EXISTING', firstRow: null }
    const isRepeated = first_row < message.row
    return { ...message, problem: isRepeated ? 'REPEATED' : null, firstRow: isRepeated ? first_row : null }
  })
}
