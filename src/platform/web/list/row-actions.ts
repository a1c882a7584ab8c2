import { mayCall } from '../../shared/operation.ts'
import type { Viewer } from '../../shared/permission.ts'
import type { BulkAction, Identified, RowAction } from './list-declaration.ts'
import { isSelected, type Selection } from './list-selection.ts'

type Actions<Row> = readonly RowAction<Row>[]

/** The actions that the viewer may run. */
export const allowedActions = <Row>(actions: Actions<Row>, viewer: Viewer): Actions<Row> =>
  actions.filter(({ operation }) => operation === undefined || mayCall(viewer, operation))

export const actionsOn = <Row>(actions: Actions<Row>, row: Row): Actions<Row> =>
  actions.filter((action) => action.shown?.(row) ?? true)

/** The letters of the actions with their labels, as `useShortcuts` takes them. */
export function shortcutsOf<Row>(
  actions: Actions<Row>,
): { readonly keys: readonly [string]; readonly label: string }[] {
  const byLetter = new Map(actions.flatMap(({ shortcut }) => (shortcut ? [[shortcut.letter, shortcut]] : [])))
  return [...byLetter.values()].map(({ letter, label }) => ({ keys: [letter], label: label() }))
}

/** The action that a letter runs on a row. */
export const actionOfLetter = <Row>(actions: Actions<Row>, letter: string, row: Row): RowAction<Row> | undefined =>
  actionsOn(actions, row).find(({ shortcut }) => shortcut?.letter === letter)

/** The bulk action that a letter runs: the one whose row action applies to at least one selected row of the page. */
export function bulkActionOfLetter<Row extends Identified>(
  bulkActions: readonly BulkAction[],
  actions: Actions<Row>,
  letter: string,
  rows: readonly Row[],
  selection: Selection,
): BulkAction | undefined {
  const chosen = rows.filter(({ _id }) => isSelected(selection, _id))
  const named = actions.filter(({ shortcut }) => shortcut?.letter === letter)
  const meant = named.find((action) => chosen.some((row) => action.shown?.(row) ?? true)) ?? named[0]
  return bulkActions.find(({ key }) => key === meant?.key)
}
