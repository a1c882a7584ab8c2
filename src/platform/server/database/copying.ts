import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'

/** A connection with the owner's rights, for whole tables: in COPY's text format, which both engines read and write. */
export interface CopyingConnection {
  query<R extends object>(text: string, values?: unknown[]): Promise<R[]>
  /** The rows of a table: a line each. */
  copyOut(table: string, columns: readonly string[]): AsyncIterable<Uint8Array>
  copyIn(table: string, columns: readonly string[], lines: Readable): Promise<void>
}

/** What both sides of a copy must agree on, and nothing of which may end a long copy. */
const settings = [
  "timezone = 'UTC'",
  "datestyle = 'ISO'",
  "intervalstyle = 'postgres'",
  "client_encoding = 'UTF8'",
  'extra_float_digits = 1',
  'statement_timeout = 0',
  'idle_in_transaction_session_timeout = 0',
  // A table that somebody holds for so long is held by a product that still runs.
  "lock_timeout = '60s'",
]
const prepare = `set ${settings.join('; set ')}`
const forget = `reset ${settings.map((setting) => setting.split(' ')[0]).join('; reset ')}`

const names = (columns: readonly string[]) => columns.map((column) => pg.escapeIdentifier(column)).join(', ')
const listed = (table: string, columns: readonly string[]) => `${pg.escapeIdentifier(table)} (${names(columns)})`
/** A query, because a table with partitions has no rows of its own that could be copied. */
const queried = (table: string, columns: readonly string[]) =>
  `(select ${names(columns)} from ${pg.escapeIdentifier(table)})`

/** Opens a connection of its own, without the patience of requests: a copy may take hours. */
export async function copyOnPostgres<T>(ownerUrl: string, use: (connection: CopyingConnection) => Promise<T>) {
  const client = new pg.Client({ connectionString: ownerUrl, application_name: 'backoffice copy' })
  // A connection that breaks between two statements is noticed by the next one.
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query(prepare)
    return await use({
      query: async <R extends object>(text: string, values?: unknown[]) =>
        (await client.query(text, values)).rows as R[],
      copyOut: (table, columns) => client.query(copyTo(`copy ${queried(table, columns)} to stdout`)),
      copyIn: (table, columns, lines) =>
        pipeline(lines, client.query(copyFrom(`copy ${listed(table, columns)} from stdin`))),
    })
  } finally {
    await client.end().catch(() => {})
  }
}

/** Bytes of lines that the embedded database reads at once: it takes them whole into its memory. */
const blobBytes = 4 * 1024 * 1024

/** The same on the embedded database, whose one connection the caller holds meanwhile. */
export async function copyOnPglite<T>(pglite: PGlite, use: (connection: CopyingConnection) => Promise<T>): Promise<T> {
  await pglite.exec(prepare)
  try {
    return await use({
      query: async <R extends object>(text: string, values?: unknown[]) => (await pglite.query<R>(text, values)).rows,
      async *copyOut(table, columns) {
        const { blob } = await pglite.query(`copy ${queried(table, columns)} to '/dev/blob'`)
        if (blob) yield* blob.stream()
      },
      async copyIn(table, columns, lines) {
        for await (const blob of wholeLines(lines))
          await pglite.query(`copy ${listed(table, columns)} from '/dev/blob'`, [], { blob })
      },
    })
  } finally {
    await pglite.exec(forget)
  }
}

const newline = 0x0a

/** Cuts after the end of a line: in COPY's text format, a line break is never a part of a value. */
async function* wholeLines(lines: AsyncIterable<Buffer>): AsyncGenerator<Blob> {
  let pieces: Buffer<ArrayBuffer>[] = []
  let bytes = 0
  for await (const chunk of lines) {
    const piece = Buffer.from(chunk)
    const end = piece.lastIndexOf(newline) + 1
    if (bytes + end < blobBytes || end === 0) {
      pieces.push(piece)
      bytes += piece.length
      continue
    }
    yield new Blob([...pieces, piece.subarray(0, end)])
    pieces = [piece.subarray(end)]
    bytes = piece.length - end
  }
  if (bytes > 0) yield new Blob(pieces)
}
