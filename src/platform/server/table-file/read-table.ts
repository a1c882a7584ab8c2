import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { invalid, Refusal } from '../refusal.ts'
import { SpooledFile } from '../spool.ts'
import { fairQueue } from '../turns.ts'
import { isTableName, largestTable } from '../../shared/table-file.ts'
import type { TextParams } from '../../shared/text.ts'
import type { BadFile } from './bad-file.ts'
import type { AskedColumn, ReadRow } from './cells.ts'

export type ReaderMessage =
  | { readonly rows: readonly ReadRow[]; readonly isLast?: true }
  | { readonly reason: BadFile['reason']; readonly params: TextParams }

/** The limit for the next rows of a file, in milliseconds. */
const readWithin = 30_000
/** How many files are read at once: each may take some hundred megabytes. */
const readers = fairQueue('spreadsheets', { most: 2, mostPerCaller: 1, places: 256, placesPerCaller: 16 })

/**
 * The uploaded spreadsheet of the argument `data.file`.
 *
 * @throws Refusal for a file that by its name is no spreadsheet, or that is too large
 */
export function requireTableFile(file: unknown): SpooledFile {
  if (!SpooledFile.isOne(file)) throw invalid('data.file', 'files_text_required')
  if (!isTableName(file.filename)) throw invalid('data.file', 'files_text_format')
  if (file.bytes > largestTable)
    throw new Refusal('PAYLOAD_TOO_LARGE', 'files_text_too_large', {
      params: { megabytes: largestTable / 1024 / 1024 },
    })
  return file
}

interface Reading {
  readonly columns: readonly AskedColumn[]
  readonly mostRows: number
  readonly caller: string
}

/**
 * Reads the rows of a spreadsheet in a separate thread, some thousand at a time. The thread ends when it takes too long
 * or too much memory.
 *
 * @param mostRows of a file
 * @param caller whose turn it takes: see `callerOf`
 * @param store awaited before more is read
 * @throws Refusal naming what is wrong with the file
 */
export function readTable(
  content: Uint8Array,
  { columns, mostRows, caller }: Reading,
  store: (rows: readonly ReadRow[]) => Promise<unknown>,
): Promise<void> {
  return readers.run(caller, async () => {
    const worker = new Worker(new URL('read-table.worker.ts', import.meta.url), {
      workerData: { content, columns, mostRows },
      // `node --watch` would otherwise make the thread send messages about its imports.
      env: {},
      resourceLimits: { maxOldGenerationSizeMb: 384 },
    })
    try {
      for (;;) {
        const message = await nextOf(worker)
        if ('reason' in message) throw invalid('data.file', message.reason, message.params)
        await store(message.rows)
        if (message.isLast) return
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
        worker.postMessage('more')
      }
    } finally {
      await worker.terminate()
    }
  })
}

async function nextOf(worker: Worker): Promise<ReaderMessage> {
  const unreadable: ReaderMessage = { reason: 'files_text_unreadable', params: {} }
  const over = new AbortController()
  const signal = AbortSignal.any([over.signal, AbortSignal.timeout(readWithin)])
  try {
    // An error of the thread, such as too little memory, rejects.
    const [message] = (await Promise.race([
      once(worker, 'message', { signal }),
      once(worker, 'exit', { signal }).then(() => [unreadable]),
    ])) as [ReaderMessage]
    return message
  } catch {
    return unreadable
  } finally {
    over.abort()
  }
}
