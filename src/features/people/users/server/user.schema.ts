import { z } from 'zod'
import { english } from '../../../../platform/server/english.ts'
import { builder } from '../../../../platform/server/graphql/builder.ts'
import { rootField } from '../../../../platform/server/graphql/fields.ts'
import { version } from '../../../../platform/server/graphql/target.ts'
import { recordId, text } from '../../../../platform/shared/rules.ts'
import { setTermStatus } from '../../../records/term-status/server/public.ts'
import { userOperations } from '../user.operations.ts'
import { newUserInput, userGroups } from '../user.rules.ts'
import { assignBadge, registerForImporter, updateUserGroup } from './user.commands.ts'
import { User, userById } from '../../../records/persons/server/public.ts'
import './point-history.schema.ts'
import './user.source.ts'
import './user.term-status.ts'

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
  input: z.object({ userId: recordId(), group: z.enum(userGroups), version }),
  resolve: (change, ctx) => updateUserGroup(ctx, change),
})

rootField(userOperations.cmsAssignBadge, {
  type: builder.objectRef<{ user: typeof User.$inferType }>('BadgeAssignment').implement({
    fields: (t) => ({
      success: t.boolean({ resolve: () => true }),
      user: t.expose('user', { type: User }),
    }),
  }),
  input: z.object({ userId: recordId(), badgeId: recordId().nullish(), version }),
  resolve: async (args, ctx) => ({ user: await assignBadge(ctx, { ...args, badgeId: args.badgeId ?? null }) }),
})

rootField(userOperations.blockUser, {
  type: User,
  input: z.object({ targetId: recordId(), reason: text(500).nullish() }),
  async resolve({ targetId, reason }, ctx) {
    const text = reason || english('term_status_text_no_reason_stated')
    await setTermStatus(ctx, { model: 'USER', _id: targetId, termStatus: 'BLOCKED', reason: text })
    return (await ctx.load(userById, targetId))!
  },
})

rootField(userOperations.unBlockUser, {
  type: User,
  input: z.object({ targetId: recordId() }),
  async resolve({ targetId }, ctx) {
    const unblocked = { model: 'USER', _id: targetId, termStatus: 'NORMAL', reason: '' } as const
    await setTermStatus(ctx, { ...unblocked, notBlocked: 'users_text_not_blocked' })
    return (await ctx.load(userById, targetId))!
  },
})
