import { z } from 'zod'
import { actorId } from '../../../../platform/server/command.ts'
import type { Context } from '../../../../platform/server/context.ts'
import { enumNamed, memberBuilder } from '../../../../platform/server/graphql/builder.ts'
import { rootField } from '../../../../platform/server/graphql/fields.ts'
import { Refusal } from '../../../../platform/server/refusal.ts'
import { recordId } from '../../../../platform/shared/rules.ts'
import { prizeTiers, type PrizeTier } from '../../lucky-wheels/lucky-wheel.values.ts'
import { pathOf } from '../draw-log.ts'
import { dueMoment, leavesOf, publishedSeed } from '../server/published.ts'
import { type ReceiptRow, receiptOfSpin } from '../server/receipts.ts'
import { hexOf } from '../server/sealed.ts'
import { spinOperations } from '../spin.operations.ts'

const Receipt = memberBuilder.objectRef<ReceiptRow>('SpinReceipt').implement({
  description:
    'By which anybody can check a spin against the published draws of its wheel. What is null is not sealed or not published yet.',
  fields: (t) => ({
    spinId: t.id({ resolve: ({ spin }) => spin.id }),
    wheelId: t.exposeID('wheelId'),
    number: t.float({
      nullable: true,
      description: 'The place in the log of the wheel.',
      resolve: ({ seal, sealed }) => (seal ? sealed.number : null),
    }),
    moment: t.field({ type: 'DateTime', resolve: ({ spin }) => spin.created_at }),
    batchId: t.id({ resolve: ({ spin }) => spin.batch_id }),
    seedHash: t.string({ resolve: ({ batch }) => hexOf(batch.seed_hash) }),
    seed: t.string({
      nullable: true,
      description: 'In hexadecimal digits; null until the batch has ended.',
      resolve: ({ batch }, _, ctx) => publishedSeed(ctx.app, batch),
    }),
    prizeId: t.id({ nullable: true, resolve: ({ spin }) => spin.stock_id }),
    unit: t.int({
      nullable: true,
      description: 'Which unit of the prize, counted from 0; null for what was assigned.',
      resolve: ({ sealed }) => sealed.unit,
    }),
    dueAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When the unit fell due; null for what was assigned.',
      resolve: ({ spin, batch }, _, ctx) => (spin.stock_id === null ? null : dueMoment(ctx.app, batch, spin)),
    }),
    eligibleTiers: t.field({
      type: [enumNamed('LuckyWheelPrizeTier', prizeTiers, 'MEMBER')],
      description: 'The tiers whose condition the member met.',
      resolve: ({ spin }) => spin.eligible_tiers as PrizeTier[],
    }),
    assigned: t.boolean({
      description: 'Whether the prize was reserved for the member.',
      resolve: ({ sealed }) => sealed.assigned,
    }),
    userId: t.id({
      description: 'The member’s own id, which the log does not have.',
      resolve: ({ spin }) => spin.user_id,
    }),
    person: t.string({
      description: 'SHA-256 of the salt and the member’s id: the log names nobody.',
      resolve: ({ sealed }) => sealed.person,
    }),
    salt: t.string({ resolve: ({ spin }) => hexOf(spin.salt) }),
    path: t.stringList({
      nullable: true,
      description: 'From the spin to the root of its seal: each neighbour after its side, L or R.',
      resolve: async ({ seal, sealed }, _, ctx) =>
        seal && pathOf(await leavesOf(ctx.db, seal), sealed.number - seal.first_number),
    }),
    root: t.string({ nullable: true, resolve: ({ seal }) => seal && hexOf(seal.root) }),
    formerRoot: t.string({ nullable: true, resolve: ({ seal }) => seal && hexOf(seal.former_root) }),
  }),
})

rootField(spinOperations.spinReceipt, {
  description: 'The receipt of one of the member’s own spins, sealed within a minute.',
  type: Receipt,
  input: z.object({ spinId: recordId() }),
  resolve: ({ spinId }, ctx) => receiptOf(ctx, spinId),
})

async function receiptOf(ctx: Context, spinId: string): Promise<ReceiptRow> {
  const receipt = await ctx.load(receiptOfSpin, spinId)
  if (receipt?.spin.user_id !== actorId(ctx)) throw new Refusal('NOT_FOUND', 'lucky_wheel_spins_text_spin_gone')
  return receipt
}
