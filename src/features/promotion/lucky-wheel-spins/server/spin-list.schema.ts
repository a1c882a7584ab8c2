import type { Selectable } from 'kysely'
import type { Spins } from '../../../../../database/tables.ts'
import { type Context } from '../../../../platform/server/context.ts'
import { builder, enumNamed, enumOf } from '../../../../platform/server/graphql/builder.ts'
import { addListQuery, listPageType } from '../../../../platform/server/graphql/lists.ts'
import { User, userById } from '../../../records/persons/server/public.ts'
import { awardById, Batch, batchById, PrizeTierName, WinnerType } from '../../lucky-wheels/server/public.ts'
import type { PrizeTier } from '../../lucky-wheels/lucky-wheel.values.ts'
import { hashOfSpin } from '../draw-log.ts'
import { spinOutcomes } from '../spin.list.ts'
import { dueMoment } from './published.ts'
import { type ReceiptRow, receiptOfSpin } from './receipts.ts'
import { hexOf } from './sealed.ts'
import { outcomeOf, wheelSpins } from './spin-list.ts'

const Outcome = enumOf('LuckyWheelSpinOutcome', spinOutcomes)

const Seal = builder.objectRef<ReceiptRow>('LuckyWheelSpinSeal').implement({
  description: 'Where a spin stands in the published log of its wheel.',
  fields: (t) => ({
    number: t.float({ description: 'The place in the log.', resolve: ({ sealed }) => sealed.number }),
    hash: t.string({ description: 'What the log has of the spin.', resolve: ({ sealed }) => hashOfSpin(sealed) }),
    seal: t.int({ description: 'The page of the log.', resolve: ({ seal }) => seal!.seal }),
    root: t.string({ resolve: ({ seal }) => hexOf(seal!.root) }),
    sealedAt: t.field({ type: 'DateTime', resolve: ({ seal }) => seal!.created_at }),
  }),
})

type SpinRow = Selectable<Spins>
const receiptOf = async ({ id }: SpinRow, ctx: Context) => (await ctx.load(receiptOfSpin, id))!

const SpinOfWheel = builder.objectRef<SpinRow>('LuckyWheelSpin').implement({
  description: 'A turn of the wheel by a member.',
  fields: (t) => ({
    _id: t.exposeID('id'),
    user: t.field({ type: User, resolve: async ({ user_id }, _, ctx) => (await ctx.load(userById, user_id))! }),
    batch: t.field({ type: Batch, resolve: async ({ batch_id }, _, ctx) => (await ctx.load(batchById, batch_id))! }),
    spunAt: t.expose('created_at', { type: 'DateTime' }),
    outcome: t.field({ type: Outcome, resolve: outcomeOf }),
    turn: t.field({
      type: enumNamed('LuckyWheelTurn', ['FREE', 'EARNED']),
      resolve: ({ turn }) => turn,
    }),
    eligibleTiers: t.field({
      type: [PrizeTierName],
      description: 'The tiers whose condition the member met.',
      resolve: ({ eligible_tiers }) => eligible_tiers as PrizeTier[],
    }),
    win: t.field({
      type: WinnerType,
      nullable: true,
      resolve: ({ award_id }, _, ctx) => (award_id ? ctx.load(awardById, award_id) : null),
    }),
    unit: t.int({
      nullable: true,
      description: 'Which unit of the prize was won, counted from 0; null for what was assigned.',
      resolve: async (row, _, ctx) => (await receiptOf(row, ctx)).sealed.unit,
    }),
    dueAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When that unit fell due.',
      async resolve(row, _, ctx) {
        const { spin, batch } = await receiptOf(row, ctx)
        return spin.stock_id === null ? null : dueMoment(ctx.app, batch, spin)
      },
    }),
    seal: t.field({
      type: Seal,
      nullable: true,
      description: 'Null until it is sealed, within a minute.',
      async resolve(row, _, ctx) {
        const receipt = await receiptOf(row, ctx)
        return receipt.seal && receipt
      },
    }),
  }),
})

addListQuery(wheelSpins, listPageType('LuckyWheelSpinPage', SpinOfWheel), { ownArguments: ['wheelId'] })
