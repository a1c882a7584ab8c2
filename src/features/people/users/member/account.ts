import { z } from 'zod'
import { rootField } from '../../../../platform/server/graphql/fields.ts'
import { memberBuilder } from '../../../../platform/server/graphql/builder.ts'
import { text } from '../../../../platform/shared/rules.ts'
import { Me, Member } from '../../../records/persons/member/public.ts'
import { type UserRow, userById } from '../../../records/persons/server/public.ts'
import { MemberTokens } from '../../../staff/session/member/public.ts'
import { longestReferralCode, memberChange, registration } from '../user.rules.ts'
import { memberUserOperations } from '../user.operations.ts'
import { register, updateMe } from './account.commands.ts'
import { enterReferralCode } from './referral.commands.ts'
import { referralCodeOf } from './referral-code.ts'

rootField(memberUserOperations.register, {
  description: 'Open only while the setting app.openRegistration is YES: numbers are then unproven.',
  type: MemberTokens,
  input: z.object({ data: registration.meta({ graphql: 'RegisterInput' }) }),
  resolve: ({ data }, ctx) => register(ctx, data),
})
rootField(memberUserOperations.updateMe, {
  description: 'Absent fields keep their values; null clears those that may be empty.',
  type: Me,
  input: z.object({ data: memberChange.meta({ graphql: 'MeInput' }) }),
  resolve: ({ data }, ctx) => updateMe(ctx, data),
})
rootField(memberUserOperations.enterReferralCode, {
  description: 'Says by whose code the member came: once, within seven days of registering.',
  type: memberBuilder.objectRef<{ readonly inviter: UserRow }>('ReferralEntered').implement({
    description: 'A friend’s code that was entered.',
    fields: (t) => ({ inviter: t.field({ type: Member, resolve: ({ inviter }) => inviter }) }),
  }),
  input: z.object({ code: text(longestReferralCode) }),
  resolve: async ({ code }, ctx) => ({ inviter: (await ctx.load(userById, await enterReferralCode(ctx, code)))! }),
})

memberBuilder.objectFields(Me, (t) => ({
  referralCode: t.string({
    description: 'By which the member invites friends.',
    resolve: ({ id }, _, ctx) => referralCodeOf(ctx, id),
  }),
}))
