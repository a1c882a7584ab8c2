import { type SqlBool, sql } from 'kysely'
import { z } from 'zod'
import { actorId } from '../../../../platform/server/command.ts'
import type { Context } from '../../../../platform/server/context.ts'
import { enumFor, memberBuilder } from '../../../../platform/server/graphql/builder.ts'
import { rootField } from '../../../../platform/server/graphql/fields.ts'
import { recordId } from '../../../../platform/shared/rules.ts'
import { memberVerifyOperations } from '../verify.operations.ts'
import { verificationAsked } from '../verify.rules.ts'
import { type VerifyType, verifyStatuses, verifyTypes } from '../verify.values.ts'
import type { VerifyRow } from '../server/verify.queries.ts'
import { requestVerification } from './ask.ts'

const Verification = memberBuilder.objectRef<VerifyRow>('Verification').implement({
  description: 'A request for verification, without what was sent with it.',
  fields: (t) => ({
    status: t.expose('status', { type: enumFor(verifyStatuses, 'MEMBER') }),
    rejectReason: t.exposeString('reject_reason', { nullable: true }),
    createdAt: t.expose('created_at', { type: 'DateTime' }),
  }),
})

/** The newest request for the member or for a page that the member runs. */
async function newestOwn(ctx: Context, type: VerifyType, id: string): Promise<VerifyRow | null> {
  const me = actorId(ctx)
  const isOwn = type === 'PAGE' ? sql<SqlBool>`runs_page(target_id, ${me})` : sql<SqlBool>`target_id = ${me}`
  const newest = await ctx.db
    .selectFrom('verify_requests')
    .selectAll()
    .where('type', '=', type)
    .where('target_id', '=', id)
    .where(isOwn)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return newest ?? null
}

rootField(memberVerifyOperations.myVerification, {
  description:
    'The newest request for the verification of the member, or of a page that the member runs; null without one.',
  type: Verification,
  nullable: true,
  input: z.object({ model: z.enum(verifyTypes), _id: recordId() }),
  resolve: ({ model, _id }, ctx) => newestOwn(ctx, model, _id),
})
rootField(memberVerifyOperations.requestVerification, {
  description:
    'Asks staff to verify the member, or a page that the member runs. The private uploads become part of the request.',
  type: Verification,
  input: z.object({ data: verificationAsked.meta({ graphql: 'VerificationInput' }) }),
  resolve: ({ data }, ctx) => requestVerification(ctx, data),
})
