import type { z } from 'zod'
import type { Context } from '../../../../platform/server/context.ts'
import { invalid, Refusal } from '../../../../platform/server/refusal.ts'
import type { BatchInput, PrizeInput, prizeChange } from '../lucky-wheel.rules.ts'
import { canDeleteLine, type PlannedBatch, type PlannedLine } from '../wheel-plan.ts'
import { requireTierNames } from './draft.ts'
import {
  batchById,
  type BatchRow,
  prizeById,
  type PrizeRow,
  prizesOfBatch,
  prizesOfLine,
} from './lucky-wheel.queries.ts'
import { changeWheel } from './wheel.store.ts'
import type { StoredWheel, WheelDraft, WheelRow } from './wheel.draft.ts'

type PrizeChange = z.output<typeof prizeChange>
type Version = number | null | undefined

const at = (field: string) => `data.${field}`

/** Adds a batch to a wheel that has not begun. */
export async function createBatch(
  ctx: Context,
  wheelId: string,
  version: Version,
  input: BatchInput,
): Promise<BatchRow> {
  await changeWheel(ctx, { _id: wheelId, version }, (wheel) => {
    const quantities = new Map(input.prizes.map(({ prize_index, qty }) => [prize_index, qty]))
    if (quantities.size < input.prizes.length) throw invalid(at('prizes'), 'lucky_wheels_text_index_twice')
    const batch = { _id: null, ...input.activeDate, quantities }
    const lines = input.prizes.reduce((lines, prize, k) => joined(wheel, lines, prize, `prizes.${k}`), wheel.lines)
    return { ...wheel, batches: [...wheel.batches, batch], lines }
  })
  return ctx.db
    .selectFrom('wheel_batches')
    .selectAll()
    .where('wheel_id', '=', wheelId)
    .where('start_date', '=', input.activeDate.startDate)
    .executeTakeFirstOrThrow()
}

/** Deletes a batch of a wheel that has not begun, but not its only one. */
export async function deleteBatch(ctx: Context, batchId: string, version: Version): Promise<WheelRow> {
  const { wheel_id } = await batchOf(ctx, batchId)
  return changeWheel(
    ctx,
    { _id: wheel_id, version },
    (wheel) => {
      if (!wheel.batches.some(({ _id }) => _id === batchId)) throw goneBatch()
      if (wheel.batches.length === 1) throw new Refusal('CONFLICT', 'lucky_wheels_text_only_batch')
      const batches = wheel.batches.filter(({ _id }) => _id !== batchId)
      const lines = wheel.lines.filter(({ prize_index }) =>
        batches.some(({ quantities }) => quantities.has(prize_index)),
      )
      return { ...wheel, batches, lines }
    },
    (field) => field,
  )
}

/**
 * Adds a prize to a batch that has not begun: either a new line, or an existing line that the batch does not have yet.
 */
export async function createPrize(
  ctx: Context,
  batchId: string,
  version: Version,
  prize: PrizeInput,
): Promise<PrizeRow> {
  const { wheel_id } = await batchOf(ctx, batchId)
  await changeWheel(ctx, { _id: wheel_id, version }, (wheel) => {
    const batch = wheel.batches.find(({ _id }) => _id === batchId)
    if (!batch) throw goneBatch()
    if (batch.quantities.has(prize.prize_index)) throw invalid(at('prize_index'), 'lucky_wheels_text_index_twice')
    return { ...withQuantity(wheel, batch, prize.prize_index, prize.qty), lines: joined(wheel, wheel.lines, prize, '') }
  })
  const prizes = await prizesOfBatch(ctx, [batchId])
  return prizes[0]!.find(({ prize_index }) => prize_index === prize.prize_index)!
}

/** Changes a prize: its quantity in its batch, and the values of its line, which are the same in all batches. */
export async function updatePrize(
  ctx: Context,
  prizeId: string,
  version: Version,
  change: PrizeChange,
): Promise<PrizeRow> {
  const { wheel_id, batch_id, prize_index } = await prizeOf(ctx, prizeId)
  await changeWheel(ctx, { _id: wheel_id, version }, (wheel) => {
    const line = wheel.lines.find((line) => line.prize_index === prize_index)
    const batch = wheel.batches.find(({ _id }) => _id === batch_id)
    if (!line || !batch) throw gonePrize()
    const prizeTier = change.prizeTier ?? line.prizeTier
    requireTierNames(wheel.tiers, { ...change, prizeTier }, at('name'))
    const qty = change.qty ?? batch.quantities.get(prize_index)!
    const draft = withQuantity(wheel, batch, prize_index, qty)
    // A total that was only the sum of the batches is not in the way of a larger one.
    const raised = sharedOut(wheel, prize_index) === line.totalQty ? sharedOut(draft, prize_index) : 0
    const changed = {
      ...line,
      prizeTier,
      mediaId: change.mediaId ?? line.mediaId,
      totalQty: change.totalQty ?? Math.max(line.totalQty, raised),
    }
    return { ...draft, lines: wheel.lines.map((one) => (one === line ? changed : one)) }
  })
  return prizeOf(ctx, prizeId)
}

/** Deletes the whole line of a prize, unless a unit of it was awarded or it is the only line. */
export async function deletePrize(ctx: Context, prizeId: string, version: Version): Promise<WheelRow> {
  const { wheel_id, prize_index, line_id } = await prizeOf(ctx, prizeId)
  const inBatches = await prizesOfLine(ctx, line_id)
  return changeWheel(
    ctx,
    { _id: wheel_id, version },
    (wheel) => {
      if (!wheel.lines.some((line) => line.prize_index === prize_index)) throw gonePrize()
      if (wheel.lines.length === 1) throw new Refusal('CONFLICT', 'lucky_wheels_text_only_prize')
      if (!canDeleteLine(inBatches, wheel.lines.length)) throw new Refusal('CONFLICT', 'lucky_wheels_text_awarded')
      return withoutLine(wheel, prize_index)
    },
    (field) => field,
  )
}

const gonePrize = () => new Refusal('NOT_FOUND', 'lucky_wheels_text_prize_gone')
const goneBatch = () => new Refusal('NOT_FOUND', 'lucky_wheels_text_batch_unknown')

async function prizeOf(ctx: Context, id: string): Promise<PrizeRow> {
  const [prize] = await prizeById(ctx, [id])
  if (!prize) throw gonePrize()
  return prize
}

async function batchOf(ctx: Context, id: string): Promise<BatchRow> {
  const [batch] = await batchById(ctx, [id])
  if (!batch) throw goneBatch()
  return batch
}

/** The lines after a prize was added to a batch: with a new line, or with changed values of an existing line. */
function joined(
  wheel: StoredWheel,
  lines: readonly PlannedLine[],
  prize: PrizeInput,
  path: string,
): readonly PlannedLine[] {
  requireTierNames(wheel.tiers, prize, at(path ? `${path}.name` : 'name'))
  const there = lines.find(({ prize_index }) => prize_index === prize.prize_index)
  const isGiven = prize.point != null || prize.voucherId != null
  const line = {
    prize_index: prize.prize_index,
    prizeTier: prize.prizeTier,
    mediaId: prize.mediaId ?? there?.mediaId ?? null,
    point: isGiven ? (prize.point ?? null) : (there?.point ?? null),
    voucherId: isGiven ? (prize.voucherId ?? null) : (there?.voucherId ?? null),
    totalQty: prize.totalQty ?? (there?.totalQty ?? 0) + prize.qty,
    path,
  }
  return there ? lines.map((one) => (one === there ? line : one)) : [...lines, line]
}

/** The units of a line in all batches. */
const sharedOut = ({ batches }: Pick<WheelDraft, 'batches'>, prizeIndex: number) =>
  batches.reduce((sum, { quantities }) => sum + (quantities.get(prizeIndex) ?? 0), 0)

function withQuantity(wheel: StoredWheel, batch: PlannedBatch, prizeIndex: number, qty: number): WheelDraft {
  const quantities = new Map(batch.quantities).set(prizeIndex, qty)
  return { ...wheel, batches: wheel.batches.map((one) => (one === batch ? { ...batch, quantities } : one)) }
}

function withoutLine(wheel: StoredWheel, prizeIndex: number): WheelDraft {
  const batches = wheel.batches.map((batch) => {
    const quantities = new Map(batch.quantities)
    quantities.delete(prizeIndex)
    return { ...batch, quantities }
  })
  return { ...wheel, batches, lines: wheel.lines.filter(({ prize_index }) => prize_index !== prizeIndex) }
}
