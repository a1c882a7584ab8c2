import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { audit } from '../../../../platform/server/audit/audit.ts'
import { actorId, command } from '../../../../platform/server/command.ts'
import type { Context } from '../../../../platform/server/context.ts'
import { requireFilters, requireSort, viewedList } from '../../../../platform/server/lists/list-source.ts'
import { invalid, issueOf, Refusal } from '../../../../platform/server/refusal.ts'
import { requirePermission } from '../../../../platform/server/access/rights.ts'
import { refuseStale } from '../../../../platform/server/records/version.ts'
import { shareViews } from '../../../../platform/shared/permission.ts'
import { viewsPerPerson } from '../../../../platform/shared/saved-view.ts'
import { isSameState, mayChangeView, maySeeView, type ViewState } from '../view.rules.ts'
import { readView, stateOf, type ViewRow } from './view.queries.ts'

/** A view's state as received: not yet checked against the list. */
export interface GivenState {
  readonly filters?: unknown
  readonly sort?: unknown
  readonly columns?: readonly string[] | null | undefined
  readonly size?: number | null | undefined
}

interface NewView extends GivenState {
  readonly list: string
  readonly name: string
  readonly shared?: boolean | null | undefined
}

export async function saveView(ctx: Context, { list, name, shared, ...given }: NewView): Promise<ViewRow> {
  return command(ctx, async (ctx) => {
    const state = requireState(ctx, list, given)
    if (shared) requirePermission(ctx, shareViews)
    const author = actorId(ctx)
    await oneAtATime(ctx, author)
    await refuseTooMany(ctx, author)
    await refuseTakenName(ctx, { author, list, name })
    const { id } = await ctx.db
      .insertInto('saved_views')
      .values({ id: uuidv7(), user_id: author, list, name, shared: shared ?? false, ...columnsOf(state) })
      .returning('id')
      .executeTakeFirstOrThrow()
    const view = (await readView(ctx, id))!
    await auditShared(ctx, 'cmsSaveView', undefined, view)
    return view
  })
}

interface Change {
  readonly name?: string | null | undefined
  readonly shared?: boolean | null | undefined
  /** Replaces the whole state. */
  readonly state?: GivenState | undefined
}

/** Changes the given fields and leaves the rest. */
export async function updateView(ctx: Context, id: string, change: Change, version?: number | null): Promise<ViewRow> {
  return command(ctx, async (ctx) => {
    const before = await lockView(ctx, id, version)
    const name = change.name ?? before.name
    if (name !== before.name) await refuseTakenName(ctx, { author: before.user_id, list: before.list, name })
    const state = change.state ? requireState(ctx, before.list, change.state) : stateOf(before)
    const shared = change.shared ?? before.shared
    if (shared) requirePermission(ctx, shareViews)
    if (name === before.name && shared === before.shared && isSameState(state, stateOf(before))) return before
    await ctx.db
      .updateTable('saved_views')
      .set({ name, shared, ...columnsOf(state), version: before.version + 1 })
      .where('id', '=', id)
      .execute()
    const view = (await readView(ctx, id))!
    await auditShared(ctx, 'cmsUpdateView', before, view)
    return view
  })
}

/** Deletes a view and returns it as it was. */
export async function deleteView(ctx: Context, id: string, version?: number | null): Promise<ViewRow> {
  return command(ctx, async (ctx) => {
    const view = await lockView(ctx, id, version)
    await ctx.db.deleteFrom('saved_views').where('id', '=', id).execute()
    await auditShared(ctx, 'cmsDeleteView', view, undefined)
    return view
  })
}

/**
 * @throws Refusal BAD_USER_INPUT naming each field that does not fit the list, FORBIDDEN for a list the viewer may not
 * read
 */
function requireState(ctx: Context, list: string, given: GivenState): ViewState {
  const { spec, columns } = viewedList(ctx, list)
  const filters = requireFilters(spec, given.filters)
  const unknown = given.columns?.filter((key) => !Object.hasOwn(columns, key)) ?? []
  if (unknown.length > 0) {
    const fields = unknown.map((key) => issueOf({ field: `columns.${key}`, reason: 'platform_text_unknown_column' }))
    throw new Refusal('BAD_USER_INPUT', 'platform_text_columns_misfit', { fields })
  }
  const size = given.size ?? null
  if (size !== null && !spec.pageSizes.includes(size)) throw invalid('size', 'platform_text_unknown_page_size')
  return {
    filters,
    sort: requireSort(spec, given.sort),
    columns: given.columns ? [...new Set(given.columns)] : null,
    size,
  }
}

/** The locked row of a view that the viewer may change. Other people's private views are NOT_FOUND. */
async function lockView(ctx: Context, id: string, version?: number | null): Promise<ViewRow> {
  const seen = await readView(ctx, id)
  if (seen) await oneAtATime(ctx, seen.user_id)
  const view = seen && (await readView(ctx, id))
  const viewer = ctx.viewer!
  if (!view || !maySeeView(viewer, view)) throw new Refusal('NOT_FOUND', 'views_text_gone')
  viewedList(ctx, view.list)
  if (!mayChangeView(viewer, view)) throw new Refusal('FORBIDDEN', 'views_text_not_yours')
  await refuseStale(ctx, { model: 'VIEW', id, version: view.version }, version)
  return view
}

/**
 * Makes writes to one person's views run one after another, so that the limit and the unique names hold for
 * simultaneous requests.
 */
async function oneAtATime(ctx: Context, author: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`views of ${author}`}, 0))`.execute(ctx.db)
}

async function refuseTooMany(ctx: Context, author: string): Promise<void> {
  const { count } = await ctx.db
    .selectFrom('saved_views')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', author)
    .executeTakeFirstOrThrow()
  const params = { max: viewsPerPerson }
  if (count >= viewsPerPerson) throw new Refusal('BAD_USER_INPUT', 'views_text_too_many', { params })
}

async function refuseTakenName(
  ctx: Context,
  { author, list, name }: { author: string; list: string; name: string },
): Promise<void> {
  const other = await ctx.db
    .selectFrom('saved_views')
    .select('id')
    .where('user_id', '=', author)
    .where('list', '=', list)
    .where('name', '=', name)
    .executeTakeFirst()
  if (other) throw invalid('name', 'views_text_name_taken')
}

const columnsOf = ({ filters, sort, columns, size }: ViewState) => ({
  filters: JSON.stringify(filters),
  sort: sort && JSON.stringify(sort),
  columns: columns && JSON.stringify(columns),
  page_size: size,
})

/** What others see of a view: of a private one nothing. */
const auditedPart = (view: ViewRow) =>
  view.shared ? { name: view.name, shared: true, ...stateOf(view) } : { shared: false }

/** Only changes that others see, or saw, are audited; private views are not. */
async function auditShared(
  ctx: Context,
  action: string,
  before: ViewRow | undefined,
  after: ViewRow | undefined,
): Promise<void> {
  if (!before?.shared && !after?.shared) return
  const view = (after ?? before)!
  await audit(ctx, {
    action,
    model: 'VIEW',
    targetId: view.id,
    ...(before ? { before: { list: before.list, ...auditedPart(before) } } : {}),
    ...(after ? { after: { list: after.list, ...auditedPart(after) } } : {}),
    version: after?.version ?? view.version + 1,
  })
}
