import { type Attempt, eachByItself } from '../../../../platform/server/each-by-itself.ts'
import { Refusal } from '../../../../platform/server/refusal.ts'

/** These rows come out otherwise together than one after another. */
export class NotTogether extends Error {}

interface Ways<Row, Done> {
  /** Whether it is worth a try to work on the row with others. */
  readonly mayJoin: (row: Row) => boolean
  /**
   * One command for all of the rows, or for none.
   *
   * @throws NotTogether, or the Refusal of a row: whatever `alone` would do otherwise
   */
  readonly together: (rows: readonly Row[]) => Promise<readonly Done[]>
  /** One command. */
  readonly alone: (row: Row) => Promise<Done>
}

/**
 * Works on rows in their order, as `eachByItself` does, but with few statements: those that stand next to one another are tried
 * together. If that is refused, it is undone, and each half is tried, down to the row that was refused.
 */
export async function inGroups<Row, Done>(
  rows: readonly Row[],
  { mayJoin, together, alone }: Ways<Row, Done>,
): Promise<Attempt<Done>[]> {
  const halves = async (group: readonly Row[]): Promise<Attempt<Done>[]> => {
    if (group.length === 1 || !mayJoin(group[0]!)) return eachByItself(group, alone)
    try {
      return (await together(group)).map((done) => ({ done, refusal: null }))
    } catch (error) {
      if (!(error instanceof Refusal || error instanceof NotTogether)) throw error
    }
    const middle = Math.ceil(group.length / 2)
    return [...(await halves(group.slice(0, middle))), ...(await halves(group.slice(middle)))]
  }
  const attempts: Attempt<Done>[] = []
  for (const group of stretches(rows, mayJoin)) attempts.push(...(await halves(group)))
  return attempts
}

/** The rows in their order, cut where what is asked of them changes. */
function stretches<Row>(rows: readonly Row[], is: (row: Row) => boolean): Row[][] {
  const found: Row[][] = []
  for (const row of rows) {
    const last = found.at(-1)
    if (last && is(last[0]!) === is(row)) last.push(row)
    else found.push([row])
  }
  return found
}
