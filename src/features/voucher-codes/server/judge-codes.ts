import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../../../database/tables.ts'
import { longestCode, mostUses } from '../voucher-code.rules.ts'
import type { ReadRow } from './read-codes.ts'

export const codeProblems = ['MALFORMED', 'REPEATED', 'EXISTING', 'GUESSABLE'] as const
export type CodeProblem = (typeof codeProblems)[number]

export interface JudgedRow {
  readonly row: number
  readonly code: string
  readonly quantity: number
  readonly problem: CodeProblem | null
  /** For a repeated code: the row that has it first. */
  readonly firstRow: number | null
}

/** Shorter ones can be found by trying. */
const shortestUnguessable = 8

const isMalformed = ({ code, quantity }: ReadRow) =>
  code === null ||
  code.length > longestCode ||
  /^[\s‐-―-]*$/u.test(code) ||
  !Number.isInteger(quantity) ||
  quantity < 1 ||
  quantity > mostUses

/** What becomes of each row. A guessable code is created nevertheless. `replacing` are codes that would make room. */
export async function judgeCodes(
  db: Kysely<Tables>,
  given: readonly ReadRow[],
  replacing: string | null,
): Promise<JudgedRow[]> {
  const wellFormed = given.filter((row) => !isMalformed(row))
  const { rows } = await sql<{ row: number; key: string; first_row: number; existing: boolean }>`
    select g.row, g.key, min(g.row) over (partition by g.key) as first_row,
        exists (select from voucher_codes c where c.deleted_at is null and c.code_key = g.key
          and not (c.voucher_id is not distinct from ${replacing}::uuid and c.sold_qty = 0 and c.pool is null)) as existing
      from (select r.row, voucher_code_key(r.code) as key
        from jsonb_to_recordset(${JSON.stringify(wellFormed)}::jsonb) r (row int, code text)) g`.execute(db)
  const found = new Map(rows.map((row) => [row.row, row]))
  const keys = rows.map(({ key }) => key)
  const sequence = inSequence(keys)
  return given.map(({ row, code, quantity }) => {
    const known = found.get(row)
    const judged = { row, code: code ?? '', quantity, firstRow: null }
    if (!known) return { ...judged, problem: 'MALFORMED' }
    if (known.existing) return { ...judged, problem: 'EXISTING' }
    if (known.first_row < row) return { ...judged, problem: 'REPEATED', firstRow: known.first_row }
    const isGuessable = known.key.length < shortestUnguessable || sequence.has(known.key)
    return { ...judged, problem: isGuessable ? 'GUESSABLE' : null }
  })
}

/** Codes that differ from another one only by the next number. */
function inSequence(keys: readonly string[]): Set<string> {
  const all = new Set(keys)
  const next = (key: string, step: bigint) =>
    key.replace(/\d+$/, (digits) => (BigInt(digits) + step).toString().padStart(digits.length, '0'))
  return new Set(keys.filter((key) => /\d$/.test(key) && (all.has(next(key, 1n)) || all.has(next(key, -1n)))))
}
