import type { Selectable } from 'kysely'
import type { LuckyWheelInstructions } from '../../../../../database/tables.ts'
import { actorId, command } from '../../../../platform/server/command.ts'
import type { Context } from '../../../../platform/server/context.ts'
import { enumNamed, memberBuilder } from '../../../../platform/server/graphql/builder.ts'
import { rootField } from '../../../../platform/server/graphql/fields.ts'
import { MemberMedia } from '../../../records/media/member/public.ts'
import { mediaById } from '../../../records/media/server/public.ts'
import { prizeTiers } from '../../lucky-wheels/lucky-wheel.values.ts'
import {
  batchesOfWheel,
  type PrizeRow,
  prizesOfBatch,
  tiersOfWheel,
  type TierRow,
} from '../../lucky-wheels/server/public.ts'
import { runningWheel, type BatchRow, type WheelRow } from '../server/running.ts'
import { givesByOpening, giveTurns, type Turns, turnsOf } from '../server/turns.ts'
import { spinOperations } from '../spin.operations.ts'

const Tier = enumNamed('LuckyWheelPrizeTier', prizeTiers, 'MEMBER')

const Period = memberBuilder.objectRef<Pick<WheelRow, 'start_date' | 'end_date'>>('WheelPeriod').implement({
  fields: (t) => ({
    startDate: t.expose('start_date', { type: 'DateTime' }),
    endDate: t.expose('end_date', { type: 'DateTime' }),
  }),
})

const WheelTier = memberBuilder.objectRef<TierRow>('WheelTier').implement({
  description: 'A rank of prizes with its name on this wheel.',
  fields: (t) => ({
    prizeTier: t.expose('prize_tier', { type: Tier }),
    name: t.exposeString('name'),
    nameEn: t.exposeString('name_en'),
  }),
})

const WheelPrize = memberBuilder.objectRef<PrizeRow>('WheelPrize').implement({
  description: 'What can be won in the part of the wheel’s time that runs, or comes next.',
  fields: (t) => ({
    _id: t.exposeID('id'),
    name: t.exposeString('name'),
    nameEn: t.exposeString('name_en'),
    prizeTier: t.expose('prize_tier', { type: Tier }),
    point: t.expose('point', { type: 'Points', nullable: true }),
    media: t.field({
      type: MemberMedia,
      resolve: async (prize, _, ctx) => (await ctx.load(mediaById, prize.media_id))!,
    }),
  }),
})

const WheelTurns = memberBuilder.objectRef<Turns>('WheelTurns').implement({
  fields: (t) => ({
    free: t.exposeInt('free', { description: 'Left of this local day; they are spent first.' }),
    earned: t.exposeInt('earned', { description: 'Kept until the wheel ends.' }),
  }),
})

const Instruction = memberBuilder.objectRef<Selectable<LuckyWheelInstructions>>('WheelInstruction').implement({
  description: 'How members get turns.',
  fields: (t) => ({
    title: t.exposeString('title'),
    titleEn: t.exposeString('title_en'),
    description: t.exposeString('description'),
    descriptionEn: t.exposeString('description_en'),
    turns: t.exposeInt('turns'),
  }),
})

const Seed = memberBuilder.objectRef<BatchRow>('WheelSeed').implement({
  description: 'The commitment to the secret seed of a batch, by which its prizes fall due.',
  fields: (t) => ({
    batchId: t.exposeID('id'),
    hash: t.string({
      description: 'SHA-256 of the seed, in hexadecimal digits. The seed is published when the batch has ended.',
      resolve: ({ seed_hash }) => Buffer.from(seed_hash).toString('hex'),
    }),
  }),
})

const Wheel = memberBuilder.objectRef<WheelRow>('Wheel').implement({
  description: 'The lucky wheel that members turn now.',
  fields: (t) => ({
    _id: t.exposeID('id'),
    title: t.exposeString('title'),
    titleEn: t.exposeString('title_en'),
    activeDate: t.field({ type: Period, resolve: (wheel) => wheel }),
    tiers: t.field({ type: [WheelTier], resolve: ({ id }, _, ctx) => ctx.load(tiersOfWheel, id) }),
    prizes: t.field({ type: [WheelPrize], resolve: ({ id }, _, ctx) => prizesNow(ctx, id) }),
    turns: t.field({ type: WheelTurns, resolve: ({ id }, _, ctx) => turnsOf(ctx, id, actorId(ctx)) }),
    instructions: t.field({ type: [Instruction], resolve: (_, __, ctx) => instructions(ctx) }),
    seeds: t.field({ type: [Seed], resolve: ({ id }, _, ctx) => ctx.load(batchesOfWheel, id) }),
  }),
})

rootField(spinOperations.wheel, {
  description: 'Null while no wheel runs. Opening it gives the turns of instructions that ask for nothing else.',
  type: Wheel,
  nullable: true,
  async resolve(_, ctx) {
    const wheel = (await runningWheel(ctx)) ?? null
    // A key that looks sees the turns that the member has.
    if (wheel && !ctx.key) await open(ctx, wheel)
    return wheel
  },
})

/** Suspended members only read. */
async function open(ctx: Context, { id }: WheelRow): Promise<void> {
  const userId = actorId(ctx)
  if (ctx.viewer!.termStatus === 'SUSPENDING' || !(await givesByOpening(ctx, id, userId))) return
  await command(ctx, (ctx) => giveTurns(ctx, id, userId, { mission: null, withinLimit: true }))
}

/** The prizes of the batch that runs, or comes next. */
async function prizesNow(ctx: Context, wheelId: string): Promise<PrizeRow[]> {
  const batches = await ctx.load(batchesOfWheel, wheelId)
  const batch = batches.find(({ end_date }) => end_date > new Date())
  return batch ? ctx.load(prizesOfBatch, batch.id) : []
}

const instructions = (ctx: Context) =>
  ctx.db
    .selectFrom('lucky_wheel_instructions')
    .selectAll()
    .where('deleted_at', 'is', null)
    .orderBy('created_at')
    .execute()
