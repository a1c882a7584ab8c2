import { z } from 'zod'
import { builder } from '../../../platform/server/graphql/builder.ts'
import {
  filterInput,
  limitInput,
  listPageType,
  pageInput,
  sortInput,
  sortOf,
} from '../../../platform/server/graphql/lists.ts'
import { Refusal } from '../../../platform/shared/refusal.ts'
import { setTermStatus } from '../../term-status/server/public.ts'
import { userList } from '../user.list.ts'
import { userTexts } from '../user.messages.ts'
import { userOperations } from '../user.operations.ts'
import { newUserInput } from '../user.rules.ts'
import { assignBadge, registerForImporter, updateUserGroup } from './user.commands.ts'
import { pageOfUsers, userById, type UserFilters } from './user.queries.ts'
import { Gender, User, UserGroup } from './user.type.ts'
import './point-history.schema.ts'

const UserPage = listPageType('UserPage', User)

builder.queryFields((t) => ({
  cmsGetUsers: t.field({
    operation: userOperations.cmsGetUsers,
    input: z.object({
      limit: limitInput(userList.pageSize),
      page: pageInput(),
      query: z.string().max(userList.filters.query.longest).nullish(),
    }),
    type: UserPage,
    args: {
      query: t.arg.string(),
      limit: t.arg.int(),
      page: t.arg.int(),
      filter: t.arg({ type: filterInput(userList, ['query']) }),
      sortBy: t.arg({ type: sortInput(userList) }),
    },
    resolve: (_, args, ctx) => {
      const filters = { ...args.filter, query: args.query?.trim() } as UserFilters
      const limit = args.limit!
      return pageOfUsers(ctx.db, { filters, sort: sortOf(userList, args.sortBy), limit, offset: args.page! * limit })
    },
  }),
  cmsGetUser: t.field({
    operation: userOperations.cmsGetUser,
    input: z.object({ userId: z.uuid() }),
    type: User,
    args: { userId: t.arg.id({ required: true }) },
    resolve: async (_, { userId }, ctx) => {
      const user = await ctx.load(userById, userId)
      if (!user) throw new Refusal('NOT_FOUND', userTexts.userGone, { reason: 'userGone' })
      return user
    },
  }),
}))

const NewUserInput = builder.inputType('NewUserInput', {
  fields: (t) => ({
    fullName: t.string({ required: true }),
    phoneNumber: t.string({ required: true }),
    password: t.string({ required: true }),
    gender: t.field({ type: Gender }),
    countryCode: t.string(),
  }),
})

const NewUser = builder.objectRef<Awaited<ReturnType<typeof registerForImporter>>>('NewUser').implement({
  fields: (t) => ({
    idToken: t.exposeString('idToken'),
    user: t.field({ type: User, resolve: async (result, _, ctx) => (await ctx.load(userById, result.userId))! }),
  }),
})

const BadgeAssignment = builder.objectRef<{ user: typeof User.$inferType }>('BadgeAssignment').implement({
  fields: (t) => ({
    success: t.boolean({ resolve: () => true }),
    user: t.expose('user', { type: User }),
  }),
})

const version = z.number().int().min(1).nullish()

builder.mutationFields((t) => ({
  registerForImporter: t.field({
    operation: userOperations.registerForImporter,
    input: z.object({ data: newUserInput }),
    type: NewUser,
    args: { data: t.arg({ type: NewUserInput, required: true }) },
    resolve: (_, { data }, ctx) => registerForImporter(ctx, newUserInput.parse(data)),
  }),
  updateUserGroup: t.field({
    operation: userOperations.updateUserGroup,
    input: z.object({ userId: z.uuid(), version }),
    type: User,
    args: {
      userId: t.arg.id({ required: true }),
      group: t.arg({ type: UserGroup, required: true }),
      version: t.arg.int(),
    },
    resolve: (_, args, ctx) => updateUserGroup(ctx, args),
  }),
  cmsAssignBadge: t.field({
    operation: userOperations.cmsAssignBadge,
    input: z.object({ userId: z.uuid(), badgeId: z.uuid().nullish(), version }),
    type: BadgeAssignment,
    args: { userId: t.arg.id({ required: true }), badgeId: t.arg.id(), version: t.arg.int() },
    resolve: async (_, args, ctx) => ({ user: await assignBadge(ctx, { ...args, badgeId: args.badgeId ?? null }) }),
  }),
  blockUser: t.field({
    operation: userOperations.blockUser,
    input: z.object({ targetId: z.uuid(), reason: z.string().trim().max(500).nullish() }),
    type: User,
    args: { targetId: t.arg.id({ required: true }), reason: t.arg.string() },
    resolve: async (_, { targetId, reason }, ctx) => {
      await setTermStatus(ctx, {
        model: 'USER',
        _id: targetId,
        termStatus: 'BLOCKED',
        reason: reason || userTexts.noReasonStated,
      })
      return (await ctx.load(userById, targetId))!
    },
  }),
  unBlockUser: t.field({
    operation: userOperations.unBlockUser,
    input: z.object({ targetId: z.uuid() }),
    type: User,
    args: { targetId: t.arg.id({ required: true }) },
    resolve: async (_, { targetId }, ctx) => {
      await setTermStatus(ctx, { model: 'USER', _id: targetId, termStatus: 'NORMAL', reason: '' })
      return (await ctx.load(userById, targetId))!
    },
  }),
}))
