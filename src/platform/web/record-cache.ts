import { queryClient } from './query-client.ts'

/**
 * Call it after a change to a record. Whatever shows records of a model (lists, details, histories) has the model
 * first in its query key, so all of it is read again: at once what is on the screen, the rest when it is looked at.
 */
export function recordsChanged(model: string): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: [model] })
}
