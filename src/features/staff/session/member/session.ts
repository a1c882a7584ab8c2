import { z } from 'zod'
import { actorId } from '../../../../platform/server/command.ts'
import { memberBuilder } from '../../../../platform/server/graphql/builder.ts'
import { rootField } from '../../../../platform/server/graphql/fields.ts'
import { Me } from '../../../records/persons/member/public.ts'
import { userById } from '../../../records/persons/server/public.ts'
import { memberSessionOperations } from '../session.operations.ts'
import { loginInput, refreshInput } from '../session.rules.ts'
import { refresh } from '../server/refresh.ts'
import { login, logout } from '../server/session.commands.ts'
import type { TokenSet } from '../server/public.ts'

export const MemberTokens = memberBuilder.objectRef<TokenSet>('Tokens').implement({
  description: 'What a member signs in with. The id token is valid for 15 minutes.',
  fields: (t) => ({
    idToken: t.exposeString('idToken'),
    refreshToken: t.exposeString('refreshToken', { description: 'Serves once; gives the next pair.' }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime', description: 'When the refresh token expires.' }),
  }),
})

rootField(memberSessionOperations.me, {
  type: Me,
  resolve: async (_, ctx) => (await ctx.load(userById, actorId(ctx)))!,
})
rootField(memberSessionOperations.login, {
  description: 'Signs a member in. Whoever has a second factor brings its code as well.',
  type: MemberTokens,
  input: z.object({ data: loginInput.meta({ graphql: 'LoginInput' }) }),
  resolve: ({ data }, ctx) => login(ctx, data),
})
rootField(memberSessionOperations.refreshToken, {
  description: 'Exchanges a refresh token for a new pair.',
  type: MemberTokens,
  input: refreshInput,
  resolve: ({ refreshToken }, ctx) => refresh(ctx, refreshToken),
})
rootField(memberSessionOperations.logout, {
  description: 'Ends the session of the refresh token. Signing out twice is no error.',
  type: 'Boolean',
  input: refreshInput,
  resolve: ({ refreshToken }, ctx) => logout(ctx, refreshToken),
})
