import { Worker } from 'node:worker_threads'
import { isTableName, largestTable } from '../../shared/table-file.ts'
import type { TextKey, TextParams } from '../../shared/text.ts'
import { invalid, Refusal } from '../refusal.ts'
import { SpooledFile } from '../spool.ts'

/**
 * A row of a file: its number, and a text for each column; null for a number that a spreadsheet has rounded, and for a
 * text that cannot be stored.
 */
export interface TableRow<Column extends string> {
  readonly row: number
  readonly cells: Readonly<Record<Column, string | null>>
}

export interface WantedTable<Column extends string> {
  /**
   * The columns by what their titles match, the most important first. A first row without its title is a row like the
   * others, and the columns are in this order.
   */
  readonly columns: Readonly<Record<Column, RegExp>>
  /** Of rows that are not empty. */
  readonly mostRows: number
}

/** Milliseconds for one file. */
const readWithin = 20_000

export type Answer = { readonly rows: TableRow<string>[] } | { readonly reason: TextKey; readonly params: TextParams }

/**
 * Reads the table of an .xlsx, .xls or .csv in a thread of its own, which ends when it takes too long or too much
 * memory. Empty rows are left out.
 *
 * @param file the argument `data.file`
 * @throws Refusal naming what is wrong with the file
 */
export async function readTable<Column extends string>(
  file: unknown,
  { columns, mostRows }: WantedTable<Column>,
): Promise<TableRow<Column>[]> {
  if (!SpooledFile.isOne(file)) throw invalid('data.file', 'files_text_required')
  if (!isTableName(file.filename)) throw invalid('data.file', 'files_text_format')
  if (file.bytes > largestTable)
    throw new Refusal('PAYLOAD_TOO_LARGE', 'files_text_too_large', {
      params: { megabytes: largestTable / 1024 / 1024 },
    })
  const answer = await answerOf(
    new Worker(new URL('read-table.worker.ts', import.meta.url), {
      workerData: { path: file.path, mostRows, columns },
      resourceLimits: { maxOldGenerationSizeMb: 384 },
    }),
  )
  if ('reason' in answer) throw invalid('data.file', answer.reason, answer.params)
  return answer.rows
}

function answerOf(worker: Worker): Promise<Answer> {
  const unreadable: Answer = { reason: 'files_text_unreadable', params: {} }
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(unreadable), readWithin)
    worker.once('message', (answer: Answer) => resolve(answer))
    worker.once('error', () => resolve(unreadable))
    worker.once('exit', () => resolve(unreadable))
    worker.once('exit', () => clearTimeout(timer))
  }).finally(() => void worker.terminate()) as Promise<Answer>
}
