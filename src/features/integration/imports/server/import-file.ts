import { command } from '../../../../platform/server/command.ts'
import { type App, type Context, ownContext } from '../../../../platform/server/context.ts'
import { withoutPatience } from '../../../../platform/server/database/patience.ts'
import type { Attempt } from '../../../../platform/server/each-by-itself.ts'
import { inputProblem } from '../../../../platform/server/graphql/input.ts'
import { invalidFields, reasonOf, Refusal } from '../../../../platform/server/refusal.ts'
import { type Line, linesOf } from './lines.ts'
import { keepProgress, type Progress, readProgress, type RefusedRow } from './progress.ts'

/** What became of a row. */
export interface RowAnswer {
  /** As the row says it; null if it does not. */
  readonly externalId: string | null
  /** REFUSED, or what was done. */
  readonly state: string
  /** The key of the text that says why it was refused, and the text in English. */
  readonly reason: string | null
  readonly message: string | null
}

export interface RowKind<Row> {
  /**
   * The row that a line's JSON says.
   *
   * @throws Refusal
   */
  read(said: object): Row
  /** What is unique, or locked. Rows that share a key are worked on one after another, in the order of the file. */
  keys(row: Row): readonly string[]
  /** Each row by itself: one that is refused leaves nothing. */
  work(ctx: Context, rows: readonly Row[]): Promise<readonly RowAnswer[]>
  /** Refused because of a row that may be in the same part of the file: it is tried again after all others. */
  mayWait(answer: RowAnswer): boolean
}

/** The answer that an attempt is. */
export const answered = <Done>(
  externalId: string,
  attempt: Attempt<Done>,
  stateOf: (done: Done) => string,
): RowAnswer =>
  attempt.refusal === null
    ? { externalId, state: stateOf(attempt.done), reason: null, message: null }
    : refusedAs(externalId, attempt.refusal)

const refusedAs = (externalId: string | null, refusal: Refusal): RowAnswer => ({
  externalId,
  state: 'REFUSED',
  reason: reasonOf(refusal),
  message: refusal.message,
})

interface Numbered<Row> {
  readonly line: number
  readonly row: Row
}

/** Transactions at the same time, and rows in each. */
const lanes = 4
const rowsPerLane = 250

/**
 * Imports a file of one JSON object a line, from where an earlier run has ended. Rows that are refused stand in a report
 * beside the file. What was committed but not noted when the process ended is done again, which changes nothing.
 *
 * @param tell is called now and then
 * @throws Error if the file cannot be read, or has changed since
 */
export async function importFile<Row>(
  app: App,
  path: string,
  kind: RowKind<Row>,
  tell: (progress: Progress) => void,
): Promise<Progress> {
  const { hash, ...imported } = await readProgress(path)
  let { progress } = imported
  const own = ownContext(app, `import of ${path}`)
  const ctx: Context = { ...own, db: app.database.background }
  const finish = async (lines: readonly Line[], done: boolean) => {
    const answers = await withoutPatience(() => workThrough(ctx, lines, kind))
    const counts: Record<string, number> = { ...progress.counts }
    for (const { state } of answers) counts[state] = (counts[state] ?? 0) + 1
    const last = lines.at(-1)
    const at = last ? { bytes: last.end, lines: last.number } : { bytes: progress.bytes, lines: progress.lines }
    progress = await keepProgress(path, { progress, hash }, { ...at, counts, done, refused: refusedIn(answers) })
    tell(progress)
  }
  let part: Line[] = []
  for await (const line of linesOf(path, progress)) {
    part.push(line)
    if (part.length < lanes * rowsPerLane) continue
    await finish(part, false)
    part = []
    if (app.stopping.signal.aborted) return progress
  }
  await finish(part, true)
  return progress
}

type Answered = RowAnswer & { readonly line: number }

const refusedIn = (answers: readonly Answered[]): RefusedRow[] =>
  answers
    .filter(({ state }) => state === 'REFUSED')
    .toSorted((a, b) => a.line - b.line)
    .map(({ line, externalId, reason, message }) => ({ line, externalId, reason: reason!, message: message! }))

async function workThrough<Row>(ctx: Context, lines: readonly Line[], kind: RowKind<Row>): Promise<Answered[]> {
  const { rows, answers } = readRows(lines, kind)
  const { byLane, joining } = inLanes(rows, kind)
  const first = (await Promise.all(byLane.map((own) => inOneTransaction(ctx, own, kind)))).flat()
  const later = await inOneTransaction(ctx, joining, kind)
  const waiting = [...first, ...later].filter(({ answer }) => kind.mayWait(answer))
  const again = await inOneTransaction(
    ctx,
    waiting.map(({ numbered }) => numbered).toSorted((a, b) => a.line - b.line),
    kind,
  )
  const settled = [...first, ...later].filter((one) => !waiting.includes(one)).concat(again)
  return [...answers, ...settled.map(({ numbered, answer }) => ({ ...answer, line: numbered.line }))]
}

/** The rows that can be read, and the answers to the others. */
function readRows<Row>(lines: readonly Line[], kind: RowKind<Row>) {
  const rows: Numbered<Row>[] = []
  const answers: Answered[] = []
  for (const { number: line, text, flaw } of lines)
    try {
      if (flaw) throw new Refusal('BAD_USER_INPUT', flaw.reason, flaw)
      rows.push({ line, row: kind.read(objectIn(text)) })
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      answers.push({ line, ...refusedAs(externalIdIn(text), error) })
    }
  return { rows, answers }
}

function objectIn(text: string): object {
  const said = jsonIn(text)
  if (typeof said !== 'object' || said === null || Array.isArray(said))
    throw new Refusal('BAD_USER_INPUT', 'imports_text_no_object')
  const problem = inputProblem(said)
  if (problem) throw invalidFields([{ ...problem, field: problem.path.join('.') || 'line' }])
  return said
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function externalIdIn(text: string): string | null {
  const said = jsonIn(text) as { externalId?: unknown } | null | undefined
  return typeof said?.externalId === 'string' ? said.externalId : null
}

/** @throws Refusal if the row says something that its kind does not know: it would be ignored in silence */
export function requireKnown(said: object, known: readonly string[]): void {
  const unknown = Object.keys(said).filter((name) => !known.includes(name))
  if (unknown.length > 0)
    throw new Refusal('BAD_USER_INPUT', 'imports_text_unknown_fields', { params: { names: unknown.join(', ') } })
}

async function inOneTransaction<Row>(ctx: Context, rows: readonly Numbered<Row>[], kind: RowKind<Row>) {
  if (rows.length === 0) return []
  const answers = await command(ctx, (ctx) =>
    kind.work(
      ctx,
      rows.map(({ row }) => row),
    ),
  )
  return rows.map((numbered, i) => ({ numbered, answer: answers[i]! }))
}

/** Rows that share no key, in lanes side by side; `joining` share keys with rows of several lanes, and come after them. */
function inLanes<Row>(rows: readonly Numbered<Row>[], kind: RowKind<Row>) {
  const byLane: Numbered<Row>[][] = Array.from({ length: lanes }, () => [])
  const joining: Numbered<Row>[] = []
  const laneOf = new Map<string, Numbered<Row>[]>()
  for (const numbered of rows) {
    const keys = kind.keys(numbered.row)
    const taken = new Set(keys.flatMap((key) => (laneOf.has(key) ? [laneOf.get(key)!] : [])))
    const lane = taken.size > 1 ? joining : ([...taken][0] ?? byLane.reduce((a, b) => (b.length < a.length ? b : a)))
    lane.push(numbered)
    for (const key of keys) laneOf.set(key, lane)
  }
  return { byLane, joining }
}
