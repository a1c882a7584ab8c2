import { RightsEnded } from './access/rights.ts'
import { databaseBudgetMs, withPatience } from './database/patience.ts'
import { Refusal } from './refusal.ts'

/** What came of one item. */
export type Attempt<R> = { readonly done: R; readonly refusal: null } | { readonly refusal: Refusal }

/**
 * Works on what one request brings, each item by itself: one that is refused keeps no other from being done. Once the
 * caller has lost the right to it, the rest is refused with `RightsEnded` without being tried.
 *
 * @param work is one command, so that an item that is refused leaves nothing
 */
export async function eachByItself<I, R>(items: readonly I[], work: (item: I) => Promise<R>): Promise<Attempt<R>[]> {
  const attempts: Attempt<R>[] = []
  for (const item of items) {
    try {
      // Each has its own time limit: all of them may take longer than one request may wait for the database.
      attempts.push({ done: await withPatience(databaseBudgetMs, () => work(item)), refusal: null })
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      if (error instanceof RightsEnded)
        return [...attempts, ...items.slice(attempts.length).map(() => ({ refusal: error }))]
      attempts.push({ refusal: error })
    }
  }
  return attempts
}
