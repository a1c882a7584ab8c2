import { z } from 'zod'
import { actorId } from '../../../platform/server/command.ts'
import { builder } from '../../../platform/server/graphql/builder.ts'
import { User } from '../../users/server/public.ts'
import { securityOperations } from '../security.operations.ts'
import { passwordChangeInput } from '../security.rules.ts'
import { changeMyPassword, endMyOtherSessions, endMySession, endSessionsOfAnother } from './session.commands.ts'
import { type OwnSession, ownSessions } from './session.queries.ts'
import './second-factor.schema.ts'

const StaffSession = builder.objectRef<OwnSession>('StaffSession').implement({
  fields: (t) => ({
    _id: t.exposeID('id'),
    userAgent: t.exposeString('user_agent'),
    address: t.exposeString('address'),
    signedInAt: t.expose('created_at', { type: 'DateTime' }),
    lastUsedAt: t.expose('last_used_at', { type: 'DateTime' }),
    /** Whether it is the one that asks. */
    current: t.boolean({ resolve: (session, _, ctx) => session.id === ctx.sessionId }),
  }),
})

const PasswordChangeInput = builder.inputType('PasswordChangeInput', {
  fields: (t) => ({ currentPassword: t.string({ required: true }), newPassword: t.string({ required: true }) }),
})

// On the person, so that a screen that asks who is signed in knows at once where it must lead them.
builder.objectField(User, 'secondFactorDemanded', (t) =>
  t.boolean({
    visibleTo: (viewer, user) => viewer?._id === user.id,
    resolve: (_, __, ctx) => ctx.secondFactorDemanded,
  }),
)

builder.queryField('mySessions', (t) =>
  t.field({
    operation: securityOperations.mySessions,
    type: [StaffSession],
    resolve: (_, __, ctx) => ownSessions(ctx, actorId(ctx)),
  }),
)

builder.mutationFields((t) => ({
  endMySession: t.boolean({
    operation: securityOperations.endMySession,
    input: z.object({ sessionId: z.uuid() }),
    args: { sessionId: t.arg.id({ required: true }) },
    resolve: (_, { sessionId }, ctx) => endMySession(ctx, sessionId),
  }),
  endMyOtherSessions: t.int({
    operation: securityOperations.endMyOtherSessions,
    resolve: (_, __, ctx) => endMyOtherSessions(ctx),
  }),
  cmsEndSessions: t.int({
    operation: securityOperations.cmsEndSessions,
    input: z.object({ userId: z.uuid() }),
    args: { userId: t.arg.id({ required: true }) },
    resolve: (_, { userId }, ctx) => endSessionsOfAnother(ctx, userId),
  }),
  changeMyPassword: t.boolean({
    operation: securityOperations.changeMyPassword,
    input: z.object({ data: passwordChangeInput }),
    args: { data: t.arg({ type: PasswordChangeInput, required: true }) },
    resolve: (_, { data }, ctx) => changeMyPassword(ctx, data),
  }),
}))
