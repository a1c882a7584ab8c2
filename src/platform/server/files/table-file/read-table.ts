import { fileTooLarge } from '../image-size.ts'
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { invalid } from '../../refusal.ts'
import { SpooledFile } from '../spool.ts'
import { fairQueue } from '../../turns.ts'
import { isTableName, largestTable } from '../../../shared/table-file.ts'
import type { GivenLayout, TableLayout } from '../../../shared/table-layout.ts'
import type { TextParams } from '../../../shared/text.ts'
import type { BadFile } from './bad-file.ts'
import type { AskedColumn, GivenCells, StagedRow } from './cells.ts'

export interface TableTask {
  readonly columns: readonly AskedColumn[]
  readonly mostRows: number
  /** The address of a `RowModule`. */
  readonly rows: string
  /** What a person says about the file. */
  readonly layout?: GivenLayout | null
  /** Whether the cells are sentences, which look like titles. */
  readonly isProse?: boolean
  /** Whether the file's name says that it is a text. */
  readonly isText?: boolean
}

/**
 * What an import makes of the rows of its file. It is loaded by the process that reads the file, so it must not import
 * the database or the API.
 */
export interface RowModule {
  /** Usually returns one row. */
  readonly read: (row: number, cells: GivenCells) => readonly StagedRow[]
}

export type ReaderMessage =
  | { readonly rows: readonly StagedRow[]; readonly layout: TableLayout; readonly isLast?: true }
  | { readonly reason: BadFile['reason']; readonly params: TextParams }

/** For how long a file is read, in milliseconds, without the time in which its rows are stored. */
const readWithin = 60_000
/** How many files are read at once: each may take some hundred megabytes. */
const readers = fairQueue('spreadsheets', { most: 2, mostPerCaller: 1, places: 256, placesPerCaller: 16 })

/**
 * The memory of a reading process, in megabytes. Its other memory is bounded by what it reads: the file, and pieces of
 * 64 KB.
 */
const heap = ['--max-old-space-size=256', '--max-semi-space-size=16']
const rights = ['--permission', '--allow-fs-read=*']

/**
 * The uploaded spreadsheet of the argument `data.file`.
 *
 * @throws Refusal for a file that by its name is no spreadsheet, or that is too large
 */
export function requireTableFile(file: unknown): SpooledFile {
  if (!SpooledFile.isOne(file)) throw invalid('data.file', 'files_text_required')
  if (!isTableName(file.filename)) throw invalid('data.file', 'files_text_format')
  if (file.bytes > largestTable) throw fileTooLarge(file.filename, largestTable)
  return file
}

/**
 * Reads the rows of a spreadsheet, some thousand at a time. A process of its own does it, because neither the memory of a
 * thread nor its death could be kept from the server (decision 0037).
 *
 * @param caller whose turn it takes: see `callerOf`
 * @param store awaited before more is read; gets the name of the sheet if the file has sheets, and how it was read
 * @throws Refusal naming what is wrong with the file
 */
export function readTable(
  content: Uint8Array,
  { caller, ...task }: TableTask & { readonly caller: string },
  store: (rows: readonly StagedRow[], sheet: string | null, layout: TableLayout) => Promise<unknown>,
): Promise<void> {
  return readers.run(caller, async () => {
    const reader = fork(new URL('read-table.process.ts', import.meta.url), [JSON.stringify(task)], {
      execArgv: ['--disable-warning=ExperimentalWarning', ...heap, ...rights],
      env: {},
      serialization: 'advanced',
      stdio: ['pipe', 'ignore', 'ignore', 'ipc'],
    })
    // A reader that ends early does not take the rest.
    reader.stdin!.on('error', () => undefined)
    reader.stdin!.end(content)
    const end = endOf(reader)
    end.catch(() => undefined)
    let left = readWithin
    try {
      for (;;) {
        const asked = performance.now()
        const timer = setTimeout(() => reader.kill('SIGKILL'), left)
        const message = await Promise.race([nextOf(reader), end]).finally(() => clearTimeout(timer))
        left -= performance.now() - asked
        if ('reason' in message) throw invalid('data.file', message.reason, message.params)
        await store(message.rows, message.layout.sheet, message.layout)
        if (message.isLast) return
        reader.send('more', () => undefined)
      }
    } finally {
      reader.kill('SIGKILL')
    }
  })
}

const nextOf = async (reader: ChildProcess): Promise<ReaderMessage> => (await once(reader, 'message'))[0]

/** Signals by which somebody stops the server, and with it its processes. */
const stops: ReadonlySet<unknown> = new Set(['SIGINT', 'SIGTERM', 'SIGHUP'])

/** The file ends its reader, by too much memory or time, unless somebody else did. */
async function endOf(reader: ChildProcess): Promise<ReaderMessage> {
  const [, signal] = await once(reader, 'exit')
  if (stops.has(signal)) throw new Error('The reading of a file was stopped')
  return { reason: 'files_text_too_much', params: {} }
}
