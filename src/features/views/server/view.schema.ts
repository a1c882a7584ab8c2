import { z } from 'zod'
import { builder } from '../../../platform/server/graphql/builder.ts'
import { viewName } from '../../../platform/shared/saved-view.ts'
import { mayChangeView, mostColumns } from '../view.rules.ts'
import { viewOperations } from '../view.operations.ts'
import { deleteView, saveView, updateView } from './view.commands.ts'
import { fittedState, type ViewRow, viewsOf } from './view.queries.ts'

const SavedView = builder.objectRef<ViewRow>('SavedView').implement({
  description: 'A named state of a list. What the list no longer understands is left out and named in misfits.',
  fields: (t) => ({
    _id: t.exposeID('id'),
    list: t.exposeString('list'),
    name: t.exposeString('name'),
    shared: t.exposeBoolean('shared'),
    mine: t.boolean({ resolve: (view, _, ctx) => view.user_id === ctx.viewer?._id }),
    authorName: t.exposeString('author_name'),
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

const columns = z.array(z.string().min(1).max(60)).min(1).max(mostColumns)
const target = z.object({ _id: z.uuid(), version: z.number().int().min(1).nullish() })

builder.queryField('cmsListViews', (t) =>
  t.field({
    operation: viewOperations.cmsListViews,
    description: 'The views of a list that the viewer saved, and those that others share.',
    type: [SavedView],
    args: { list: t.arg.string({ required: true }) },
    resolve: (_, { list }, ctx) => viewsOf(ctx, list),
  }),
)

builder.mutationFields((t) => {
  const state = { sort: t.arg({ type: 'JSON' }), columns: t.arg.stringList(), size: t.arg.int() }
  const record = { _id: t.arg.id({ required: true }), version: t.arg.int() }
  return {
    cmsSaveView: t.field({
      operation: viewOperations.cmsSaveView,
      input: z.object({ name: viewName, columns: columns.nullish() }),
      type: SavedView,
      args: {
        list: t.arg.string({ required: true }),
        name: t.arg.string({ required: true }),
        shared: t.arg.boolean(),
        filters: t.arg({ type: 'JSON', required: true }),
        ...state,
      },
      resolve: (_, view, ctx) => saveView(ctx, view),
    }),
    cmsUpdateView: t.field({
      operation: viewOperations.cmsUpdateView,
      description: 'Changes what is given. With filters the whole state is replaced: sort, columns and size too.',
      input: z.intersection(target, z.object({ name: viewName.nullish(), columns: columns.nullish() })),
      type: SavedView,
      args: { ...record, name: t.arg.string(), shared: t.arg.boolean(), filters: t.arg({ type: 'JSON' }), ...state },
      resolve: (_, { _id, version, name, shared, filters, sort, columns, size }, ctx) => {
        const given = filters === undefined || filters === null ? undefined : { filters, sort, columns, size }
        return updateView(ctx, _id, { name, shared, state: given }, version)
      },
    }),
    cmsDeleteView: t.field({
      operation: viewOperations.cmsDeleteView,
      input: target,
      type: SavedView,
      args: record,
      resolve: (_, { _id, version }, ctx) => deleteView(ctx, _id, version),
    }),
  }
})
