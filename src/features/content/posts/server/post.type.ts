import { builder, enumOf } from '../../../../platform/server/graphql/builder.ts'
import { ownRecord } from '../../../../platform/server/access/own-record.ts'
import { termStatuses } from '../../../../platform/shared/permission.ts'
import { appLink } from '../../../records/external-ids/server/public.ts'
import { Group, groupById } from '../../groups/server/public.ts'
import { Media } from '../../../records/media/server/public.ts'
import { Page, pageById } from '../../pages/server/public.ts'
import { Place, placeById } from '../../places/server/public.ts'
import { StatusReason, statusReasons } from '../../../records/term-status/server/public.ts'
import { User, userById } from '../../../records/persons/server/public.ts'
import { postTypes } from '../post.values.ts'
import { mediasOfPost, postById, type PostRow, reportsOfPost } from './post.queries.ts'

export const Post = builder.objectRef<PostRow>('Post')

Post.implement({
  fields: (t) => ({
    _id: t.exposeID('id'),
    type: t.expose('type', { type: enumOf('PostType', postTypes) }),
    title: t.exposeString('title'),
    content: t.exposeString('content'),
    createdAt: t.expose('created_at', { type: 'DateTime' }),
    appLink: t.string(appLink('POST')),
    totalLikes: t.exposeInt('total_likes'),
    totalComments: t.exposeInt('total_comments'),
    totalReports: t.int({ resolve: (post, _, ctx) => ctx.load(reportsOfPost, post.id) }),
    status: t.expose('status', { type: enumOf('TermStatus', termStatuses) }),
    reason: t.field({ type: [StatusReason], resolve: (post) => statusReasons(post.reason) }),
    creator: t.field({ type: User, resolve: async (post, _, ctx) => (await ctx.load(userById, post.created_by))! }),
    medias: t.field({ type: [Media], resolve: (post, _, ctx) => ctx.load(mediasOfPost, post.id) }),
    sharedPost: t.field({
      type: Post,
      nullable: true,
      resolve: (post, _, ctx) => (post.shared_post_id ? ctx.load(postById, post.shared_post_id) : null),
    }),
    place: t.field({
      type: Place,
      nullable: true,
      resolve: (post, _, ctx) => (post.place_id ? ctx.load(placeById, post.place_id) : null),
    }),
    page: t.field({
      type: Page,
      nullable: true,
      description: 'The page in whose name it was written.',
      resolve: (post, _, ctx) => (post.page_id ? ctx.load(pageById, post.page_id) : null),
    }),
    group: t.field({
      type: Group,
      nullable: true,
      resolve: (post, _, ctx) => (post.group_id ? ctx.load(groupById, post.group_id) : null),
    }),
    version: t.exposeInt('version'),
    isOwn: t.boolean(ownRecord('POST')),
  }),
})
