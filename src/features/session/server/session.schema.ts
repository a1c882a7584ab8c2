import { z } from 'zod'
import { actorId } from '../../../platform/server/command.ts'
import { builder } from '../../../platform/server/graphql/builder.ts'
import { User, userById } from '../../users/server/public.ts'
import { sessionOperations } from '../session.operations.ts'
import { loginInput } from '../session.rules.ts'
import { login, logout, refresh } from './session.commands.ts'
import type { TokenSet } from './public.ts'

const refreshInput = z.object({ refreshToken: z.string().min(1).max(200) })

const LoginInput = builder.inputType('LoginInput', {
  fields: (t) => ({
    phoneNumber: t.string({ required: true }),
    password: t.string({ required: true }),
    code: t.string(),
  }),
})

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

builder.queryField('me', (t) =>
  t.field({
    operation: sessionOperations.me,
    type: User,
    resolve: async (_, __, ctx) => (await ctx.load(userById, actorId(ctx)))!,
  }),
)

builder.mutationFields((t) => ({
  login: t.field({
    operation: sessionOperations.login,
    input: z.object({ data: loginInput }),
    type: LoginResult,
    args: { data: t.arg({ type: LoginInput, required: true }) },
    resolve: (_, { data }, ctx) => login(ctx, data),
  }),
  refreshToken: t.field({
    operation: sessionOperations.refreshToken,
    input: refreshInput,
    type: Tokens,
    args: { refreshToken: t.arg.string({ required: true }) },
    resolve: (_, args, ctx) => refresh(ctx, args.refreshToken),
  }),
  logout: t.boolean({
    operation: sessionOperations.logout,
    input: refreshInput,
    args: { refreshToken: t.arg.string({ required: true }) },
    resolve: (_, args, ctx) => logout(ctx, args.refreshToken),
  }),
}))
