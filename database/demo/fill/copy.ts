import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ClientBase } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'

/** How many characters are sent at once. */
const pieceSize = 64 * 1024

/**
 * Sends rows into a table by COPY. They are taken from the iterable only as fast as the database reads.
 *
 * @param columns keys of the rows, and columns of the table
 */
export async function copyRows<R extends object>(
  client: ClientBase,
  table: string,
  columns: readonly (keyof R & string)[],
  rows: Iterable<R>,
): Promise<void> {
  await pipeline(
    Readable.from(pieces(columns, rows)),
    client.query(copyFrom(`copy ${table} (${columns.join(', ')}) from stdin`)),
  )
}

function* pieces<R extends object>(columns: readonly (keyof R)[], rows: Iterable<R>): Generator<Buffer> {
  let text = ''
  for (const row of rows) {
    for (let i = 0; i < columns.length; i++) text += (i === 0 ? '' : '\t') + encode(row[columns[i]!])
    text += '\n'
    if (text.length < pieceSize) continue
    yield Buffer.from(text)
    text = ''
  }
  if (text) yield Buffer.from(text)
}

/** A value in COPY's text format. A list is an array of plain words; JSON is a text already. */
function encode(value: unknown): string {
  switch (typeof value) {
    case 'string':
      return special.test(value) ? value.replace(specials, (character) => escapes[character]!) : value
    case 'number':
      return String(value)
    case 'boolean':
      return value ? 't' : 'f'
    default:
      return value === null ? '\\N' : `{${(value as string[]).join(',')}}`
  }
}

const special = /[\\\t\n\r]/
const specials = /[\\\t\n\r]/g
const escapes: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' }
