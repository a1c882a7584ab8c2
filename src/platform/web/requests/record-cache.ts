import { queryClient } from './query-client.ts'

/**
 * Call it after a change to a record. All queries of records (lists, details, histories) have the model first in their
 * key, so all of them are refetched: visible ones at once, the rest when they are opened.
 */
export function recordsChanged(model: string): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: [model] })
}

/**
 * For the query of a record that can be changed. It is not refetched automatically, because a change is sent with the
 * version on the screen.
 */
export const keptOnScreen = { refetchOnWindowFocus: false, refetchOnReconnect: false } as const
