import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import pLimit from 'p-limit'
import { invalid } from '../../../../platform/server/refusal.ts'
import type { TextParams } from '../../../../platform/shared/text.ts'
import { mostRows } from '../../import.rules.ts'
import type { BadFile } from './bad-file.ts'
import type { AskedColumn, ReadRow } from './cells.ts'

export type Told =
  | { readonly rows: readonly ReadRow[]; readonly isLast?: true }
  | { readonly reason: BadFile['reason']; readonly params: TextParams }

/** Milliseconds until the next rows of a file. */
const readWithin = 30_000
/** Each may take some hundred megabytes. */
const readers = pLimit(2)

/**
 * Reads the rows of a spreadsheet in a thread of its own, some thousand at a time. The thread ends when it takes too long
 * or too much memory.
 *
 * @param store is waited for before more is read
 * @throws Refusal naming what is wrong with the file
 */
export function readTable(
  content: Uint8Array,
  columns: readonly AskedColumn[],
  store: (rows: readonly ReadRow[]) => Promise<unknown>,
): Promise<void> {
  return readers(async () => {
    const worker = new Worker(new URL('read-table.worker.ts', import.meta.url), {
      workerData: { content, columns, mostRows },
      resourceLimits: { maxOldGenerationSizeMb: 384 },
    })
    try {
      for (;;) {
        const told = await nextOf(worker)
        if ('reason' in told) throw invalid('data.file', told.reason, told.params)
        await store(told.rows)
        if (told.isLast) return
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
        worker.postMessage('more')
      }
    } finally {
      await worker.terminate()
    }
  })
}

async function nextOf(worker: Worker): Promise<Told> {
  const unreadable: Told = { reason: 'runs_text_file_unreadable', params: {} }
  const over = new AbortController()
  const signal = AbortSignal.any([over.signal, AbortSignal.timeout(readWithin)])
  try {
    // An error of the thread, such as too little memory, rejects.
    const [told] = (await Promise.race([
      once(worker, 'message', { signal }),
      once(worker, 'exit', { signal }).then(() => [unreadable]),
    ])) as [Told]
    return told
  } catch {
    return unreadable
  } finally {
    over.abort()
  }
}
