import { z } from 'zod'
import { english } from '../../../platform/server/english.ts'
import { builder } from '../../../platform/server/graphql/builder.ts'
import { rootField } from '../../../platform/server/graphql/fields.ts'
import { readRecord, registerReading } from '../../../platform/server/records/record-reading.ts'
import { limitInput, listInput, listPageType, searchText } from '../../../platform/server/graphql/lists.ts'
import { version } from '../../../platform/server/graphql/target.ts'
import { text } from '../../../platform/shared/rules.ts'
import { setTermStatus } from '../../term-status/server/public.ts'
import { foundUsers, userList } from '../../persons/user.list.ts'
import { userOperations } from '../user.operations.ts'
import { userRecord } from '../../persons/user.record.ts'
import { newUserInput, userGroups } from '../user.rules.ts'
import { closestPeople } from '../../persons/server/closest-people.ts'
import { assignBadge, registerForImporter, updateUserGroup } from './user.commands.ts'
import { pageOfUsers, userById } from '../../persons/server/user.queries.ts'
import { User } from '../../persons/server/user.type.ts'
import './point-history.schema.ts'
import '../../persons/server/user.names.ts'
import './user.source.ts'
import './user.term-status.ts'

rootField(userOperations.cmsGetUsers, {
  type: listPageType('UserPage', User),
  input: listInput(userList, { ownArguments: ['query'] }),
  resolve: (asked, ctx) => pageOfUsers(ctx.db, asked),
})

const reading = registerReading('USER', { record: userRecord, rows: userById, gone: 'users_text_user_gone' })
rootField(userOperations.cmsGetUser, {
  type: User,
  input: z.object({ userId: z.uuid() }),
  resolve: ({ userId }, ctx) => readRecord(ctx, reading, userId),
})

rootField(userOperations.cmsFindUsers, {
  description: 'The first few people whom a text finds, those whose name is closest to it first.',
  type: [User],
  input: z.object({ q: searchText(userList.filters.query), limit: limitInput(foundUsers) }),
  resolve: ({ q, limit }, ctx) => closestPeople(ctx.db, { text: q, limit, by: 'everything' }),
})

rootField(userOperations.registerForImporter, {
  type: builder.objectRef<Awaited<ReturnType<typeof registerForImporter>>>('NewUser').implement({
    fields: (t) => ({
      idToken: t.exposeString('idToken'),
      user: t.field({ type: User, resolve: async (result, _, ctx) => (await ctx.load(userById, result.userId))! }),
    }),
  }),
  input: z.object({ data: newUserInput.meta({ graphql: 'NewUserInput' }) }),
  resolve: ({ data }, ctx) => registerForImporter(ctx, data),
})

rootField(userOperations.updateUserGroup, {
  type: User,
  input: z.object({ userId: z.uuid(), group: z.enum(userGroups), version }),
  resolve: (change, ctx) => updateUserGroup(ctx, change),
})

rootField(userOperations.cmsAssignBadge, {
  type: builder.objectRef<{ user: typeof User.$inferType }>('BadgeAssignment').implement({
    fields: (t) => ({
      success: t.boolean({ resolve: () => true }),
      user: t.expose('user', { type: User }),
    }),
  }),
  input: z.object({ userId: z.uuid(), badgeId: z.uuid().nullish(), version }),
  resolve: async (args, ctx) => ({ user: await assignBadge(ctx, { ...args, badgeId: args.badgeId ?? null }) }),
})

rootField(userOperations.blockUser, {
  type: User,
  input: z.object({ targetId: z.uuid(), reason: text(500).nullish() }),
  async resolve({ targetId, reason }, ctx) {
    const text = reason || english('term_status_text_no_reason_stated')
    await setTermStatus(ctx, { model: 'USER', _id: targetId, termStatus: 'BLOCKED', reason: text })
    return (await ctx.load(userById, targetId))!
  },
})

rootField(userOperations.unBlockUser, {
  type: User,
  input: z.object({ targetId: z.uuid() }),
  async resolve({ targetId }, ctx) {
    const unblocked = { model: 'USER', _id: targetId, termStatus: 'NORMAL', reason: '' } as const
    await setTermStatus(ctx, { ...unblocked, notBlocked: 'users_text_not_blocked' })
    return (await ctx.load(userById, targetId))!
  },
})
