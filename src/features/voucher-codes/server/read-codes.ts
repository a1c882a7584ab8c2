import { Worker } from 'node:worker_threads'
import { invalid, Refusal } from '../../../platform/server/refusal.ts'
import { SpooledFile } from '../../../platform/server/spool.ts'
import type { TextKey, TextParams } from '../../../platform/shared/text.ts'
import { isAcceptedFile, largestFile, mostCodes } from '../voucher-code.rules.ts'

/** A row of a file: its number, the code (null for a number that was rounded) and how often it serves. */
export interface ReadRow {
  readonly row: number
  readonly code: string | null
  readonly quantity: number
}

/** Milliseconds for one file. */
const readWithin = 20_000

export type Answer = { readonly rows: ReadRow[] } | { readonly reason: TextKey; readonly params: TextParams }

/**
 * Reads the codes of a spreadsheet in a thread of its own, which ends when it takes too long or too much memory.
 *
 * @throws Refusal naming what is wrong with the file
 */
export async function readCodes(file: unknown): Promise<ReadRow[]> {
  if (!SpooledFile.isOne(file)) throw invalid('data.file', 'voucher_codes_text_file_required')
  if (!isAcceptedFile(file.filename)) throw invalid('data.file', 'voucher_codes_text_file_format')
  if (file.bytes > largestFile)
    throw new Refusal('PAYLOAD_TOO_LARGE', 'voucher_codes_text_file_large', { params: { megabytes: 20 } })
  const answer = await answerOf(
    new Worker(new URL('read-codes.worker.ts', import.meta.url), {
      workerData: { path: file.path, mostRows: mostCodes },
      resourceLimits: { maxOldGenerationSizeMb: 384 },
    }),
  )
  if ('reason' in answer) throw invalid('data.file', answer.reason, answer.params)
  return answer.rows
}

function answerOf(worker: Worker): Promise<Answer> {
  const unreadable: Answer = { reason: 'voucher_codes_text_file_unreadable', params: {} }
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(unreadable), readWithin)
    worker.once('message', (answer: Answer) => resolve(answer))
    worker.once('error', () => resolve(unreadable))
    worker.once('exit', () => resolve(unreadable))
    worker.once('exit', () => clearTimeout(timer))
  }).finally(() => void worker.terminate()) as Promise<Answer>
}
