import { z } from 'zod'
import { recordId } from '../../../../platform/shared/rules.ts'
import { actorId } from '../../../../platform/server/command.ts'
import { builder } from '../../../../platform/server/graphql/builder.ts'
import { registerRecordNames } from '../../../../platform/server/records/record-names.ts'
import { rootField } from '../../../../platform/server/graphql/fields.ts'
import { nameOfPerson, User } from '../../../records/persons/server/public.ts'
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
    /** Whether it is the session of this request. */
    current: t.boolean({ resolve: (session, _, ctx) => session.id === ctx.sessionId }),
  }),
})

registerRecordNames('ADDRESS', { references: { people: nameOfPerson } })

// A field of the person, so that the query for the viewer also says whether the screen must lead to the setup.
builder.objectField(User, 'secondFactorDemanded', (t) =>
  t.boolean({
    visibleTo: (viewer, user) => viewer?._id === user.id,
    resolve: (_, __, ctx) => ctx.secondFactorDemanded,
  }),
)

rootField(securityOperations.mySessions, {
  type: [StaffSession],
  resolve: (_, ctx) => ownSessions(ctx, actorId(ctx)),
})

rootField(securityOperations.endMySession, {
  type: 'Boolean',
  input: z.object({ sessionId: recordId() }),
  resolve: ({ sessionId }, ctx) => endMySession(ctx, sessionId),
})
rootField(securityOperations.endMyOtherSessions, {
  type: 'Int',
  resolve: (_, ctx) => endMyOtherSessions(ctx),
})
rootField(securityOperations.cmsEndSessions, {
  type: 'Int',
  input: z.object({ userId: recordId() }),
  resolve: ({ userId }, ctx) => endSessionsOfAnother(ctx, userId),
})
rootField(securityOperations.changeMyPassword, {
  type: 'Boolean',
  input: z.object({ data: passwordChangeInput.meta({ graphql: 'PasswordChangeInput' }) }),
  resolve: ({ data }, ctx) => changeMyPassword(ctx, data),
})
