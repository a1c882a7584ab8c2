import { z } from 'zod'
import { builder } from '../../../../platform/server/graphql/builder.ts'
import { loaderById } from '../../../../platform/server/records/loader-by-id.ts'
import { rootField } from '../../../../platform/server/graphql/fields.ts'
import { listSource, requireFilters } from '../../../../platform/server/lists/list-source.ts'
import { target } from '../../../../platform/server/graphql/target.ts'
import { registerReading } from '../../../../platform/server/records/record-reading.ts'
import { registerRecordNames } from '../../../../platform/server/records/record-names.ts'
import { seeModerators } from '../../../../platform/shared/permission.ts'
import { viewName } from '../../../../platform/shared/saved-view.ts'
import { exactText, requiredText } from '../../../../platform/shared/rules.ts'
import { mayChangeView, maySeeView, mostColumns } from '../view.rules.ts'
import { viewRecord } from '../view.record.ts'
import { viewOperations } from '../view.operations.ts'
import { deleteView, saveView, updateView } from './view.commands.ts'
import { fittedState, type ViewRow, viewsOf } from './view.queries.ts'

const SavedView = builder.objectRef<ViewRow>('SavedView').implement({
  description: 'A named state of a list. What the list no longer has is left out and listed in misfits.',
  fields: (t) => ({
    _id: t.exposeID('id'),
    list: t.exposeString('list'),
    name: t.exposeString('name'),
    shared: t.exposeBoolean('shared'),
    mine: t.boolean({ resolve: (view, _, ctx) => view.user_id === ctx.viewer?._id }),
    authorName: t.string({
      nullable: true,
      description: 'Null for readers of posts who do not see moderators.',
      resolve: (view, _, { viewer }) =>
        seeModerators.allows(viewer) || view.user_id === viewer?._id ? view.author_name : null,
    }),
    mayChange: t.boolean({ resolve: (view, _, ctx) => ctx.viewer !== null && mayChangeView(ctx.viewer, view) }),
    filters: t.field({ type: 'JSON', resolve: (view, _, ctx) => fittedState(ctx, view).filters }),
    sort: t.field({ type: 'JSON', nullable: true, resolve: (view, _, ctx) => fittedState(ctx, view).sort }),
    columns: t.stringList({ nullable: true, resolve: (view, _, ctx) => fittedState(ctx, view).columns }),
    size: t.int({ nullable: true, resolve: (view, _, ctx) => fittedState(ctx, view).size }),
    misfits: t.stringList({ resolve: (view, _, ctx) => fittedState(ctx, view).misfits }),
    createdAt: t.expose('created_at', { type: 'DateTime' }),
    version: t.exposeInt('version'),
  }),
})

const name = viewName
/** A list's state: filters are accepted in the form they have in an address, and checked against the list. */
const state = {
  sort: z.unknown().meta({ graphql: 'JSON' }).optional(),
  columns: z.array(requiredText('platform_text_required', 60)).min(1).max(mostColumns).nullish(),
  size: z.number().int().nullish(),
}
const filters = z.unknown().meta({ graphql: 'JSON' })
const shared = z.boolean().nullish()

const viewById = loaderById('saved_views')
registerReading('VIEW', {
  record: viewRecord,
  rows: viewById,
  gone: 'views_text_gone',
  visibleTo: (viewer, view) => viewer !== null && maySeeView(viewer, view),
})
registerRecordNames('VIEW', { nameIn: (view) => view.name })

rootField(viewOperations.cmsListViews, {
  description: 'The viewer’s own views of a list, and those shared by others.',
  type: [SavedView],
  input: z.object({ list: exactText(100) }),
  resolve: ({ list }, ctx) => viewsOf(ctx, list),
})

rootField(viewOperations.cmsCountListed, {
  description: 'The exact number of rows of a list that match, which the page of a list counts only up to a limit.',
  type: 'Int',
  input: z.object({ list: exactText(100), filters }),
  resolve({ list, filters }, ctx) {
    const source = listSource(ctx, list)
    return source.total(ctx, requireFilters(source.spec, filters))
  },
})

rootField(viewOperations.cmsSaveView, {
  type: SavedView,
  input: z.object({ list: exactText(100), name, shared, filters, ...state }),
  resolve: (view, ctx) => saveView(ctx, view),
})
rootField(viewOperations.cmsUpdateView, {
  description: 'Changes the given fields. With filters the whole state is replaced: sort, columns and size too.',
  type: SavedView,
  input: target.extend({ name: name.nullish(), shared, filters: filters.optional(), ...state }),
  resolve({ _id, version, name, shared, filters, sort, columns, size }, ctx) {
    const given = filters === undefined || filters === null ? undefined : { filters, sort, columns, size }
    return updateView(ctx, _id, { name, shared, state: given }, version)
  },
})
rootField(viewOperations.cmsDeleteView, {
  type: SavedView,
  input: target,
  resolve: ({ _id, version }, ctx) => deleteView(ctx, _id, version),
})
