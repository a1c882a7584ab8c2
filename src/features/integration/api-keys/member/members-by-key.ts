import { z } from 'zod'
import { memberBuilder } from '../../../../platform/server/graphql/builder.ts'
import { rootField } from '../../../../platform/server/graphql/fields.ts'
import { memberKeyOperations } from '../api-key.operations.ts'
import { memberUpsert, tokenAsked } from '../member.rules.ts'
import { type MemberToken, memberToken } from './member-token.ts'
import { type UpsertedMember, upsertMember } from './upsert-member.ts'

rootField(memberKeyOperations.upsertMember, {
  description:
    'Adds the member with this external id, or changes one in what is given. The referral code counts when the member is added.',
  type: memberBuilder.objectRef<UpsertedMember>('UpsertedMember').implement({
    description: 'A member whom the app’s backend named.',
    fields: (t) => ({
      _id: t.exposeID('_id'),
      externalId: t.exposeString('externalId'),
      created: t.exposeBoolean('created', { description: 'Whether this call added the member.' }),
    }),
  }),
  input: z.object({ data: memberUpsert.meta({ graphql: 'MemberUpsertInput' }) }),
  resolve: ({ data }, ctx) => upsertMember(ctx, data),
})
rootField(memberKeyOperations.memberToken, {
  description:
    'A token for a member who is not staff, by external id or by id. Another one is asked for when it expires.',
  type: memberBuilder.objectRef<MemberToken>('MemberToken').implement({
    description:
      'What the member’s device sends, or the backend itself for dry runs. It ends with the key that gave it.',
    fields: (t) => ({
      idToken: t.exposeString('idToken'),
      expiresAt: t.expose('expiresAt', { type: 'DateTime', description: 'In 15 minutes.' }),
    }),
  }),
  input: tokenAsked,
  resolve: (asked, ctx) => memberToken(ctx, asked),
})
