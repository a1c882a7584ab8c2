import { z } from 'zod'
import { builder, enumOf } from '../../../platform/server/graphql/builder.ts'
import {
  filterInput,
  limitInput,
  type ListPage,
  listPageType,
  pageInput,
  sortInput,
  sortOf,
} from '../../../platform/server/graphql/lists.ts'
import { dayOf } from '../../../platform/shared/day.ts'
import { termStatuses } from '../../../platform/shared/permission.ts'
import { Refusal } from '../../../platform/shared/refusal.ts'
import { setTermStatus } from '../../term-status/server/public.ts'
import { termStatusChange } from '../../term-status/term-status.rules.ts'
import { creatorChoices, postList, recentPosts } from '../post.list.ts'
import { postTexts } from '../post.messages.ts'
import { postOperations } from '../post.operations.ts'
import { newPostInput, postChange } from '../post.rules.ts'
import { findCreators, findUserByPhone } from './creators.ts'
import { createPost, updatePost } from './post.commands.ts'
import { pageOfPosts, postById, postsByCreator, type PostFilters, type PostRow } from './post.queries.ts'
import { Post } from './post.type.ts'
import { User } from '../../users/server/public.ts'

const PostPage = listPageType('PostPage', Post)

const BlockedPostPage = builder.objectRef<ListPage<PostRow>>('BlockedPostPage').implement({
  fields: (t) => ({
    counter: t.int({ resolve: (page) => page.total() }),
    item: t.field({ type: [Post], resolve: (page) => page.items() }),
    items: t.field({ type: [Post], description: 'The same rows as `item`.', resolve: (page) => page.items() }),
  }),
})

const PostFilter = filterInput(postList)
const PostSort = sortInput(postList)

/** The wire's filter: two moments mean the whole local days that hold them. */
function filtersOf(given: unknown): PostFilters {
  const { createdAt, q, status, createdBy } = (given ?? {}) as {
    q?: string
    status?: PostFilters['status']
    createdBy?: string
    createdAt?: { from?: Date | null; to?: Date | null } | null
  }
  return {
    q: q?.trim() || undefined,
    status: status ?? undefined,
    createdBy: createdBy ?? undefined,
    from: createdAt?.from ? dayOf(createdAt.from) : undefined,
    to: createdAt?.to ? dayOf(createdAt.to) : undefined,
  }
}

const filterCheck = z
  .object({ q: z.string().max(postList.filters.q.longest).nullish(), createdBy: z.uuid().nullish() })
  .loose()
  .nullish()

builder.queryFields((t) => ({
  cmsGetPosts: t.field({
    operation: postOperations.cmsGetPosts,
    input: z.object({ limit: limitInput(postList.pageSize), offset: pageInput(), filter: filterCheck }),
    type: PostPage,
    args: {
      limit: t.arg.int(),
      offset: t.arg.int({ description: 'The page, counting from 1.' }),
      filter: t.arg({ type: PostFilter }),
      sortBy: t.arg({ type: PostSort }),
    },
    resolve: (_, args, ctx) => {
      const limit = args.limit!
      const { dir } = sortOf(postList, args.sortBy)
      return pageOfPosts(ctx.db, { filters: filtersOf(args.filter), dir, limit, offset: args.offset! * limit })
    },
  }),
  cmsGetBlockedPosts: t.field({
    operation: postOperations.cmsGetBlockedPosts,
    input: z.object({
      limit: limitInput(postList.pageSize),
      page: pageInput(),
      filter: filterCheck,
      after: z.uuid().nullish(),
    }),
    type: BlockedPostPage,
    args: {
      limit: t.arg.int(),
      page: t.arg.int(),
      after: t.arg.id({ description: 'The post after which to go on, instead of a page.' }),
      filter: t.arg({ type: PostFilter }),
      sortBy: t.arg({ type: PostSort }),
    },
    resolve: (_, args, ctx) => {
      const limit = args.limit!
      const { dir } = sortOf(postList, args.sortBy)
      const filters: PostFilters = { ...filtersOf(args.filter), status: 'BLOCKED' }
      return pageOfPosts(ctx.db, { filters, dir, limit, offset: args.page! * limit, after: args.after })
    },
  }),
  cmsGetPost: t.field({
    operation: postOperations.cmsGetPost,
    input: z.object({ _id: z.uuid() }),
    type: Post,
    args: { _id: t.arg.id({ required: true }) },
    resolve: async (_, { _id }, ctx) => {
      const post = await ctx.load(postById, _id)
      if (!post) throw new Refusal('NOT_FOUND', postTexts.postGone, { reason: 'postGone' })
      return post
    },
  }),
  cmsGetPostsByCreator: t.field({
    operation: postOperations.cmsGetPostsByCreator,
    input: z.object({ targetId: z.uuid(), limit: limitInput(recentPosts) }),
    type: [Post],
    args: { targetId: t.arg.id({ required: true }), limit: t.arg.int(), isPage: t.arg.boolean() },
    resolve: (_, args, ctx) => postsByCreator(ctx.db, { id: args.targetId, isPage: args.isPage ?? false }, args.limit!),
  }),
  cmsFindCreators: t.field({
    operation: postOperations.cmsFindCreators,
    description: 'People whose name holds a text, for readers of posts who may not list people.',
    input: z.object({ q: z.string().max(100).nullish(), limit: limitInput(creatorChoices) }),
    type: [User],
    args: { q: t.arg.string(), limit: t.arg.int() },
    resolve: (_, args, ctx) => findCreators(ctx.db, args.q?.trim() ?? '', args.limit!),
  }),
  cmsFindUserByPhone: t.field({
    operation: postOperations.cmsFindUserByPhone,
    description: 'The person with a phone number in any usual spelling.',
    input: z.object({ phoneNumber: z.string().max(30) }),
    type: User,
    nullable: true,
    args: { phoneNumber: t.arg.string({ required: true }) },
    resolve: (_, args, ctx) => findUserByPhone(ctx.db, args.phoneNumber),
  }),
}))

const PostInput = builder.inputType('PostInput', {
  fields: (t) => ({
    title: t.string({ required: true }),
    content: t.string({ required: true }),
    phoneNumber: t.string({ required: true }),
  }),
})
const PostChange = builder.inputType('PostChange', {
  fields: (t) => ({ title: t.string({ required: true }), content: t.string({ required: true }) }),
})
const version = z.number().int().min(1).nullish()

builder.mutationFields((t) => ({
  cmsSetPostStatus: t.field({
    operation: postOperations.cmsSetPostStatus,
    input: z
      .object({ _id: z.uuid(), status: z.enum(termStatuses), reason: z.string().nullish(), version })
      .transform(({ status, ...args }) => ({ ...args, termStatus: status }))
      .pipe(z.intersection(termStatusChange, z.object({ _id: z.uuid(), version }))),
    type: Post,
    args: {
      _id: t.arg.id({ required: true }),
      status: t.arg({ type: enumOf('TermStatus', termStatuses), required: true }),
      reason: t.arg.string(),
      version: t.arg.int(),
    },
    resolve: async (_, { _id, status, reason, version }, ctx) => {
      await setTermStatus(ctx, {
        model: 'POST',
        _id,
        termStatus: status,
        reason: reason ?? null,
        version,
        action: 'cmsSetPostStatus',
      })
      return (await ctx.load(postById, _id))!
    },
  }),
  cmsCreatePost: t.field({
    operation: postOperations.cmsCreatePost,
    input: z.object({ data: newPostInput }),
    type: Post,
    args: { data: t.arg({ type: PostInput, required: true }) },
    resolve: (_, { data }, ctx) => createPost(ctx, data),
  }),
  cmsUpdatePost: t.field({
    operation: postOperations.cmsUpdatePost,
    input: z.object({ _id: z.uuid(), data: postChange, version }),
    type: Post,
    args: {
      _id: t.arg.id({ required: true }),
      data: t.arg({ type: PostChange, required: true }),
      version: t.arg.int(),
    },
    resolve: (_, args, ctx) => updatePost(ctx, args),
  }),
}))
