import type { Selectable } from 'kysely'
import type { SavedViews } from '../../../../../database/tables.ts'
import { actorId } from '../../../../platform/server/command.ts'
import type { Context } from '../../../../platform/server/context.ts'
import { viewedList } from '../../../../platform/server/lists/list-source.ts'
import { type FittedView, fitView, type ViewState } from '../view.rules.ts'

export type ViewRow = Selectable<SavedViews> & { readonly author_name: string }

/** A limit above the number of views that a list will ever have. A person's own views come first. */
const mostViews = 500

/**
 * The viewer's own views of a list and those shared by others, by name. FORBIDDEN if the viewer may not read the list.
 */
export async function viewsOf(ctx: Context, list: string): Promise<ViewRow[]> {
  const { spec } = viewedList(ctx, list)
  const reader = actorId(ctx)
  return selectViews(ctx)
    .where('saved_views.list', '=', spec.name)
    .where((eb) => eb.or([eb('saved_views.user_id', '=', reader), eb('saved_views.shared', '=', true)]))
    .orderBy((eb) => eb('saved_views.user_id', '=', reader), 'desc')
    .orderBy('saved_views.name')
    .orderBy('saved_views.id')
    .limit(mostViews)
    .execute()
}

export function readView(ctx: Context, id: string): Promise<ViewRow | undefined> {
  return selectViews(ctx).where('saved_views.id', '=', id).executeTakeFirst()
}

const selectViews = (ctx: Context) =>
  ctx.db
    .selectFrom('saved_views')
    .innerJoin('users', 'users.id', 'saved_views.user_id')
    .selectAll('saved_views')
    .select('users.full_name as author_name')

/** The stored state, which was checked when it was saved. */
export function stateOf(view: ViewRow): ViewState {
  return {
    filters: view.filters as ViewState['filters'],
    sort: view.sort as ViewState['sort'],
    columns: view.columns as ViewState['columns'],
    size: view.page_size,
  }
}

/** The part of the state that still fits the list. */
export function fittedState(ctx: Context, view: ViewRow): FittedView {
  const { spec, columns } = viewedList(ctx, view.list)
  return fitView(spec, new Set(Object.keys(columns)), stateOf(view))
}
