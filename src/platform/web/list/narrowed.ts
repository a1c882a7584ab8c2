import type { Batch, BulkAction, Chosen } from './list-declaration.ts'

/**
 * A bulk action on a screen that shows only some records of the list to which its filters belong: "all that match" means
 * those that meet these filters, too.
 */
export function narrowed(action: BulkAction, filters: Readonly<Record<string, string>>): BulkAction {
  const narrow = <C extends Batch | Chosen>(chosen: C): C =>
    'filters' in chosen ? { ...chosen, filters: { ...chosen.filters, ...filters } } : chosen
  const { guard } = action
  return {
    ...action,
    run: (batch, ...rest) => action.run(narrow(batch), ...rest),
    ...(guard && { guard: (chosen, onReady) => guard(narrow(chosen), onReady) }),
  }
}
