import { z } from 'zod'
import { asked, cursorInput, cursorPageType } from '../../../../platform/server/graphql/cursor.ts'
import { enumFor, memberBuilder } from '../../../../platform/server/graphql/builder.ts'
import { rootField } from '../../../../platform/server/graphql/fields.ts'
import { searchText } from '../../../../platform/server/graphql/lists.ts'
import { termStatuses } from '../../../../platform/shared/permission.ts'
import { recordId } from '../../../../platform/shared/rules.ts'
import { MemberMedia, visibleMedia } from '../../../records/media/member/public.ts'
import { Member } from '../../../records/persons/member/public.ts'
import { userById } from '../../../records/persons/server/public.ts'
import { MemberGroup, seenGroup } from '../../groups/member/public.ts'
import { MemberPage, seenPage } from '../../pages/member/public.ts'
import { MemberPlace } from '../../places/member/public.ts'
import { placeById } from '../../places/server/public.ts'
import { postChangeOfMember, postOfMember } from '../post-of-member.rules.ts'
import { postList } from '../post.list.ts'
import { memberPostOperations } from '../post.operations.ts'
import { postTypes } from '../post.values.ts'
import { mediasOfPost, postById, type PostRow } from '../server/post.queries.ts'
import { likePost, unlikePost } from './likes.ts'
import { ActionPoints } from './points.ts'
import { createPost, deletePost, updatePost, type WrittenPost } from './post.commands.ts'
import { isLiked, isSeenPost, postsSeen, requirePost } from './post.queries.ts'

export const MemberPost = memberBuilder.objectRef<PostRow>('Post')
MemberPost.implement({
  description: 'What a member wrote.',
  fields: (t) => ({
    _id: t.exposeID('id'),
    type: t.expose('type', { type: enumFor(postTypes, 'MEMBER') }),
    title: t.exposeString('title'),
    content: t.exposeString('content'),
    createdAt: t.expose('created_at', { type: 'DateTime' }),
    creator: t.field({ type: Member, resolve: async (post, _, ctx) => (await ctx.load(userById, post.created_by))! }),
    page: t.field({
      type: MemberPage,
      nullable: true,
      description: 'The page in whose name it was written.',
      resolve: ({ page_id }, _, ctx) => (page_id ? seenPage(ctx, page_id) : null),
    }),
    group: t.field({
      type: MemberGroup,
      nullable: true,
      resolve: ({ group_id }, _, ctx) => (group_id ? seenGroup(ctx, group_id) : null),
    }),
    place: t.field({
      type: MemberPlace,
      nullable: true,
      resolve: ({ place_id }, _, ctx) => (place_id ? ctx.load(placeById, place_id) : null),
    }),
    medias: t.field({ type: [MemberMedia], resolve: ({ id }, _, ctx) => visibleMedia(ctx, mediasOfPost, id) }),
    sharedPost: t.field({
      type: MemberPost,
      nullable: true,
      description: 'Null also if it does not exist any more for the member who asks.',
      async resolve({ shared_post_id: id }, _, ctx) {
        const shared = id && (await ctx.load(postById, id))
        return shared && (await isSeenPost(ctx, shared)) ? shared : null
      },
    }),
    rating: t.exposeInt('rating', { nullable: true, description: 'Of a review: 1 to 5.' }),
    totalLikes: t.exposeInt('total_likes'),
    totalComments: t.exposeInt('total_comments'),
    likedByMe: t.boolean({ resolve: ({ id }, _, ctx) => ctx.load(isLiked, id) }),
    status: t.expose('status', {
      type: enumFor(termStatuses, 'MEMBER'),
      description: 'HIDDEN is only seen by its author.',
    }),
  }),
})

const PostWritten = memberBuilder.objectRef<WrittenPost>('PostWritten').implement({
  description: 'A post that was stored.',
  fields: (t) => ({
    post: t.field({ type: MemberPost, resolve: async ({ id }, _, ctx) => (await ctx.load(postById, id))! }),
    points: t.field({ type: ActionPoints, resolve: ({ points }) => points }),
    wordsMasked: t.exposeBoolean('wordsMasked', {
      description: 'Whether sensitive words were replaced by stars.',
    }),
  }),
})

const filter = z
  .object({
    q: searchText(postList.filters.q).nullish().describe('Words of the title.'),
    type: z.enum(postTypes).nullish(),
    placeId: recordId().nullish(),
    groupId: recordId().nullish(),
    pageId: recordId().nullish(),
    createdBy: recordId().nullish(),
  })
  .meta({ graphql: 'PostFilter' })
const one = z.object({ _id: recordId() })

rootField(memberPostOperations.posts, {
  description: 'The newest posts.',
  type: cursorPageType('Posts', MemberPost),
  input: z.object({ ...cursorInput, filter: filter.nullish() }),
  resolve: ({ filter, ...part }, ctx) => postsSeen(ctx, asked(part), filter ?? {}),
})
rootField(memberPostOperations.post, {
  type: MemberPost,
  input: one,
  resolve: ({ _id }, ctx) => requirePost(ctx, _id),
})
rootField(memberPostOperations.createPost, {
  description: 'A review and a check-in name their place, a share its post.',
  type: PostWritten,
  input: z.object({ data: postOfMember.meta({ graphql: 'PostInput' }) }),
  resolve: ({ data }, ctx) => createPost(ctx, data),
})
rootField(memberPostOperations.updatePost, {
  description: 'Absent fields keep their values.',
  type: MemberPost,
  input: one.extend({ data: postChangeOfMember.meta({ graphql: 'PostChange' }) }),
  async resolve({ _id, data }, ctx) {
    await updatePost(ctx, _id, data)
    return (await ctx.load(postById, _id))!
  },
})
rootField(memberPostOperations.deletePost, {
  description: 'Deletes a post of the member’s own.',
  type: 'Boolean',
  input: one,
  resolve: ({ _id }, ctx) => deletePost(ctx, _id),
})
rootField(memberPostOperations.likePost, {
  description: 'Liking a post twice changes nothing.',
  type: MemberPost,
  input: one,
  async resolve({ _id }, ctx) {
    await likePost(ctx, _id)
    return (await ctx.load(postById, _id))!
  },
})
rootField(memberPostOperations.unlikePost, {
  description: 'Takes the member’s like back, if there is one.',
  type: MemberPost,
  input: one,
  async resolve({ _id }, ctx) {
    await unlikePost(ctx, _id)
    return (await ctx.load(postById, _id))!
  },
})
