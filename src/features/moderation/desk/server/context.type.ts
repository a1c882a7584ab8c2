import { builder, enumOf } from '../../../../platform/server/graphql/builder.ts'
import { termStatuses } from '../../../../platform/shared/permission.ts'
import { termModels } from '../../../../platform/shared/term-status.ts'
import { User, userById } from '../../../records/persons/server/public.ts'
import { contextRoles } from '../desk.values.ts'
import { Case, CaseMember } from './case.type.ts'
import { contentOf, titleOf, type Content } from './contents.ts'
import { type Around, around, type Block, blocksOf } from './context.ts'

const Model = enumOf('TermModel', termModels)

const ContextRecord = builder.objectRef<Around & { readonly content: Content }>('ContextRecord').implement({
  description: 'A record around a reported one: the post of a comment, its neighbours, the posts that hold a picture.',
  fields: (t) => ({
    role: t.expose('role', { type: enumOf('ContextRole', contextRoles) }),
    model: t.expose('model', { type: Model }),
    _id: t.exposeID('id'),
    title: t.string({ resolve: ({ model, id }, _, ctx) => titleOf(ctx, model, id) }),
    text: t.string({ resolve: ({ content }) => content.text }),
    author: t.field({
      type: User,
      nullable: true,
      resolve: ({ content }, _, ctx) => (content.authorId ? ctx.load(userById, content.authorId) : null),
    }),
    termStatus: t.field({ type: enumOf('TermStatus', termStatuses), resolve: ({ content }) => content.status }),
    createdAt: t.field({ type: 'DateTime', resolve: ({ content }) => content.createdAt }),
  }),
})

const CreatorBlock = builder.objectRef<Block>('CreatorBlock').implement({
  fields: (t) => ({
    model: t.expose('model', { type: Model }),
    _id: t.exposeID('id'),
    title: t.string({ resolve: ({ model, id }, _, ctx) => titleOf(ctx, model, id) }),
    reason: t.exposeString('reason'),
    createdAt: t.expose('at', { type: 'DateTime' }),
  }),
})

builder.objectFields(CaseMember, (t) => ({
  context: t.field({
    type: [ContextRecord],
    description:
      'What is around it: a comment’s post and neighbours, a person’s newest posts, the posts with a picture.',
    async resolve({ model, id }, _, ctx) {
      const records = await Promise.all(
        (await around(ctx, model, id)).map(async (one) => {
          const content = await contentOf(ctx, one.model, one.id)
          return content && { ...one, content }
        }),
      )
      return records.filter((one) => one !== null)
    },
  }),
}))

builder.objectFields(Case, (t) => ({
  creatorBlocked: t.field({
    type: [CreatorBlock],
    description: 'The blocks that `creatorBlocks` counts, as they are now, newest first.',
    resolve: ({ creator_id }, _, ctx) => (creator_id ? ctx.load(blocksOf, creator_id) : []),
  }),
}))
