import { AsyncLocalStorage } from 'node:async_hooks'

/** Counts the SQL statements of one request, so that tests can refuse operations whose count grows with their rows. */
const counters = new AsyncLocalStorage<{ statements: number }>()

export function countStatement(): void {
  const counter = counters.getStore()
  if (counter) counter.statements++
}

export async function countingStatements<T>(run: () => Promise<T>): Promise<{ result: T; statements: number }> {
  const counter = { statements: 0 }
  const result = await counters.run(counter, run)
  return { result, statements: counter.statements }
}
