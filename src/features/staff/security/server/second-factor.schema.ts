import { z } from 'zod'
import { actorId } from '../../../../platform/server/command.ts'
import { type Context, defineLoader, inOrder } from '../../../../platform/server/context.ts'
import { builder } from '../../../../platform/server/graphql/builder.ts'
import { rootField } from '../../../../platform/server/graphql/fields.ts'
import { admin } from '../../../../platform/shared/permission.ts'
import { recordId } from '../../../../platform/shared/rules.ts'
import { User } from '../../../records/persons/server/public.ts'
import { securityOperations } from '../security.operations.ts'
import { codeForm, fullProof, passwordProof } from '../security.rules.ts'
import {
  confirmSecondFactor,
  type Enrolment,
  removeSecondFactor,
  removeSecondFactorOfAnother,
  renewRecoveryCodes,
  startSecondFactor,
} from './second-factor.commands.ts'

interface SecondFactorState {
  /** When it was turned on; null when it is off. */
  readonly since: Date | null
  readonly recoveryCodesLeft: number
}

const SecondFactor = builder.objectRef<SecondFactorState>('SecondFactor').implement({
  fields: (t) => ({
    since: t.expose('since', { type: 'DateTime', nullable: true }),
    recoveryCodesLeft: t.exposeInt('recoveryCodesLeft'),
  }),
})

const SecondFactorEnrolment = builder.objectRef<Enrolment>('SecondFactorEnrolment').implement({
  fields: (t) => ({ secret: t.exposeString('secret'), uri: t.exposeString('uri') }),
})

const RecoveryCodes = builder.objectRef<{ codes: string[] }>('RecoveryCodes').implement({
  fields: (t) => ({ codes: t.exposeStringList('codes') }),
})

rootField(securityOperations.mySecondFactor, {
  type: SecondFactor,
  resolve: (_, ctx) => stateOf(ctx, actorId(ctx)),
})

async function stateOf(ctx: Context, userId: string): Promise<SecondFactorState> {
  const factor = await ctx.db
    .selectFrom('second_factors')
    .select((eb) => [
      'confirmed_at',
      eb
        .selectFrom('recovery_codes')
        .select((count) => count.fn.countAll<number>().as('n'))
        .whereRef('recovery_codes.user_id', '=', 'second_factors.user_id')
        .where('used_at', 'is', null)
        .as('left'),
    ])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return { since: factor?.confirmed_at ?? null, recoveryCodesLeft: factor?.confirmed_at ? (factor.left ?? 0) : 0 }
}

/** Which of these people have a second factor. */
const secondFactorOf = defineLoader<string, boolean>(async (ctx, ids) => {
  const rows = await ctx.db
    .selectFrom('second_factors')
    .select('user_id')
    .where('user_id', 'in', ids)
    .where('confirmed_at', 'is not', null)
    .execute()
  return inOrder(ids, rows, (row) => row.user_id).map(Boolean)
})

builder.objectField(User, 'hasSecondFactor', (t) =>
  t.boolean({
    visibleTo: (viewer, user) => admin.allows(viewer) || viewer?._id === user.id,
    resolve: (user, _, ctx) => ctx.load(secondFactorOf, user.id),
  }),
)

const proven = z.object({ proof: passwordProof.meta({ graphql: 'ProofInput' }) })
const provenTwice = z.object({ proof: fullProof.meta({ graphql: 'ProofInput' }) })

rootField(securityOperations.startSecondFactor, {
  type: SecondFactorEnrolment,
  input: proven,
  resolve: ({ proof }, ctx) => startSecondFactor(ctx, proof),
})
rootField(securityOperations.confirmSecondFactor, {
  type: RecoveryCodes,
  input: codeForm,
  resolve: async ({ code }, ctx) => ({ codes: await confirmSecondFactor(ctx, code) }),
})
rootField(securityOperations.renewRecoveryCodes, {
  type: RecoveryCodes,
  input: provenTwice,
  resolve: async ({ proof }, ctx) => ({ codes: await renewRecoveryCodes(ctx, proof) }),
})
rootField(securityOperations.removeSecondFactor, {
  type: 'Boolean',
  input: provenTwice,
  resolve: ({ proof }, ctx) => removeSecondFactor(ctx, proof),
})
rootField(securityOperations.cmsRemoveSecondFactor, {
  type: 'Boolean',
  input: z.object({ userId: recordId() }),
  resolve: ({ userId }, ctx) => removeSecondFactorOfAnother(ctx, userId),
})
