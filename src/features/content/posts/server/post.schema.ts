import { z } from 'zod'
import type { Tally } from '../../../../platform/server/jobs/fold-tally.ts'
import { builder } from '../../../../platform/server/graphql/builder.ts'
import { rootField } from '../../../../platform/server/graphql/fields.ts'
import { registerReading } from '../../../../platform/server/records/record-reading.ts'
import {
  addListQuery,
  atLeast,
  limitInput,
  listInput,
  listPageType,
  searchTextOrEmpty,
} from '../../../../platform/server/graphql/lists.ts'
import type { ListPage } from '../../../../platform/server/lists/list-page.ts'
import { recordById } from '../../../../platform/server/graphql/record-by-id.ts'
import { target } from '../../../../platform/server/graphql/target.ts'
import { termStatuses } from '../../../../platform/shared/permission.ts'
import { exactText, recordId, text, zodMessage } from '../../../../platform/shared/rules.ts'
import { hasSearchText } from '../../../../platform/shared/search-text.ts'
import { setTermStatus } from '../../../records/term-status/server/public.ts'
import { longestReason, suspensionEnd, termStatusChange } from '../../../records/term-status/term-status.rules.ts'
import { User } from '../../../records/persons/server/public.ts'
import { creatorChoices, postList, recentPosts } from '../post.list.ts'
import { postOperations } from '../post.operations.ts'
import { postRecord } from '../post.record.ts'
import { longestPhoneNumber, newPostInput, postChange } from '../post.rules.ts'
import { findCreators, findUserByPhone } from './creators.ts'
import { createPost, posts as postStore } from './post.commands.ts'
import { blockedPosts, posts } from './post.lists.ts'
import { postById, postsByCreator, type PostRow } from './post.queries.ts'
import { Post } from './post.type.ts'
import './post.names.ts'
import './post.term-status.ts'

export const tallies: readonly Tally[] = [{ table: 'post_tally', keys: ['day', 'status', 'type'], sums: ['posts'] }]

addListQuery(posts, listPageType('PostPage', Post), { page: 'offset' })

rootField(postOperations.cmsGetBlockedPosts, {
  type: builder.objectRef<ListPage<PostRow>>('BlockedPostPage').implement({
    fields: (t) => ({
      counter: t.int({ resolve: (page) => page.total() }),
      counterAtLeast: atLeast(t),
      item: t.field({ type: [Post], resolve: (page) => page.items() }),
      items: t.field({ type: [Post], description: 'The same rows as `item`.', resolve: (page) => page.items() }),
    }),
  }),
  // The list has one fixed status, so a filter on the status is refused.
  input: listInput(postList, { goesOn: true }).refine(({ filters }) => filters.status == null, {
    path: ['filter', 'status'],
    ...zodMessage('platform_text_unknown_filter'),
  }),
  resolve: (asked, ctx) => blockedPosts.page(ctx.db, asked),
})

const reading = registerReading('POST', {
  record: postRecord,
  rows: postById,
  gone: 'posts_text_post_gone',
  isShown: ({ deleted_at }) => !deleted_at,
})
rootField(postOperations.cmsGetPost, {
  type: Post,
  ...recordById(reading),
})

rootField(postOperations.cmsGetPostsByCreator, {
  type: [Post],
  input: z.object({ targetId: recordId(), limit: limitInput(recentPosts), isPage: z.boolean().nullish() }),
  resolve: ({ targetId, isPage, limit }, ctx) =>
    postsByCreator(ctx.db, { id: targetId, isPage: isPage ?? false }, limit),
})

rootField(postOperations.cmsFindCreators, {
  description: 'People whose name contains a text, for readers of posts who may not list people.',
  type: [User],
  input: z.object({ q: searchTextOrEmpty({ longest: 100 }), limit: limitInput(creatorChoices) }),
  resolve: ({ q, limit }, ctx) => findCreators(ctx.db, q ?? null, limit),
})

const isTextOrEmpty = (text: string) => text === '' || hasSearchText(text)

rootField(postOperations.cmsFindUserByPhone, {
  description: 'The person with a phone number in any usual spelling.',
  type: User,
  nullable: true,
  input: z.object({
    phoneNumber: exactText(longestPhoneNumber).refine(isTextOrEmpty, zodMessage('platform_text_nothing_to_find')),
  }),
  resolve: ({ phoneNumber }, ctx) => findUserByPhone(ctx.db, phoneNumber),
})

rootField(postOperations.cmsSetPostStatus, {
  type: Post,
  input: z
    .object({
      ...target.shape,
      status: z.enum(termStatuses),
      reason: text(longestReason).nullish(),
      until: suspensionEnd.nullish(),
    })
    .transform(({ status, ...args }) => ({ ...args, termStatus: status }))
    .pipe(z.intersection(termStatusChange, target)),
  async resolve(change, ctx) {
    await setTermStatus(ctx, { ...change, model: 'POST', action: 'cmsSetPostStatus' })
    return (await ctx.load(postById, change._id))!
  },
})
rootField(postOperations.cmsCreatePost, {
  type: Post,
  input: z.object({ data: newPostInput.meta({ graphql: 'PostInput' }) }),
  resolve: ({ data }, ctx) => createPost(ctx, data),
})
rootField(postOperations.cmsUpdatePost, {
  type: Post,
  input: target.extend({ data: postChange.meta({ graphql: 'PostChange' }) }),
  resolve: ({ data, ...post }, ctx) => postStore.change(ctx, post, data),
})
