import { z } from 'zod'
import { actorId } from '../../../../platform/server/command.ts'
import { builder } from '../../../../platform/server/graphql/builder.ts'
import { rootField } from '../../../../platform/server/graphql/fields.ts'
import { User, userById } from '../../../records/persons/server/public.ts'
import { sessionOperations } from '../session.operations.ts'
import { loginInput, refreshInput } from '../session.rules.ts'
import { refresh } from './refresh.ts'
import { login, logout } from './session.commands.ts'
import type { TokenSet } from './public.ts'

const IdTokenUser = builder
  .objectRef<{ id: string; user_group: string; badge_status: string | null }>('IdTokenUser')
  .implement({
    fields: (t) => ({
      _id: t.exposeID('id'),
      group: t.exposeString('user_group'),
      badgeStatus: t.exposeString('badge_status', { nullable: true }),
    }),
  })

const IdTokenPayload = builder.objectRef<{ user: typeof IdTokenUser.$inferType }>('IdTokenPayload').implement({
  fields: (t) => ({ user: t.expose('user', { type: IdTokenUser }) }),
})

const Tokens = builder.objectRef<TokenSet>('Tokens').implement({
  fields: (t) => ({
    idToken: t.exposeString('idToken'),
    refreshToken: t.exposeString('refreshToken'),
    expiresAt: t.expose('expiresAt', { type: 'DateTime' }),
  }),
})

const LoginResult = builder.objectRef<Awaited<ReturnType<typeof login>>>('LoginResult').implement({
  fields: (t) => ({
    idToken: t.exposeString('idToken'),
    refreshToken: t.exposeString('refreshToken'),
    expiresAt: t.expose('expiresAt', { type: 'DateTime' }),
    idTokenPayload: t.field({ type: IdTokenPayload, resolve: (result) => ({ user: result.user }) }),
  }),
})

rootField(sessionOperations.me, {
  type: User,
  resolve: async (_, ctx) => (await ctx.load(userById, actorId(ctx)))!,
})

rootField(sessionOperations.login, {
  type: LoginResult,
  input: z.object({ data: loginInput.meta({ graphql: 'LoginInput' }) }),
  resolve: ({ data }, ctx) => login(ctx, data),
})
rootField(sessionOperations.refreshToken, {
  type: Tokens,
  input: refreshInput,
  resolve: ({ refreshToken }, ctx) => refresh(ctx, refreshToken),
})
rootField(sessionOperations.logout, {
  type: 'Boolean',
  input: refreshInput,
  resolve: ({ refreshToken }, ctx) => logout(ctx, refreshToken),
})
