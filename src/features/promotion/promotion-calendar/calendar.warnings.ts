import { addDays, dayOf } from '../../../platform/shared/day.ts'
import type { PromotionKind, WarningKind } from './calendar.values.ts'

export interface Promotion {
  readonly id: string
  readonly kind: PromotionKind
  readonly title: string
  readonly start: Date
  /** Null for a promotion that continues until somebody ends it. */
  readonly end: Date | null
  /** That of the record that holds the dates: of a batch, its wheel. */
  readonly version: number
  /** True if members get it between start and end: it is enabled and, if that is required, approved. */
  readonly on: boolean
  /** Of a voucher: the end of the last code that can still be handed over; null without one. */
  readonly codesEnd: Date | null
  /** Of a voucher: whether no code is left. */
  readonly isOut: boolean
  /** Of a batch: its wheel, its number in the order of the wheel's batches, and the vouchers that its prizes give. */
  readonly wheelId: string | null
  readonly batch: number | null
  readonly voucherIds: readonly string[] | null
}

export interface Warning {
  readonly kind: WarningKind
  readonly promotions: readonly Promotion[]
  /** The time that the warning is about. */
  readonly from: Date | null
  readonly to: Date
}

const hour = 3_600_000

/** Warnings about running or coming promotions, in order of time. */
export function warningsOf(promotions: readonly Promotion[], now: Date): Warning[] {
  const current = promotions.filter(({ on, end }) => on && (end === null || end > now))
  const warnings = [
    ...codesEndEarly(current, now),
    ...endingInBatch(promotions, current),
    ...campaignGaps(current),
    ...sameDay(current, now),
  ]
  const time = ({ from, to }: Warning) => (from ?? to).getTime()
  return warnings.sort((a, b) => time(a) - time(b))
}

/** Codes never end after their voucher, so codes that end on its last day are no problem. */
function codesEndEarly(current: readonly Promotion[], now: Date): Warning[] {
  return current.flatMap((voucher) => {
    const { kind, end, codesEnd } = voucher
    if ((kind !== 'VOUCHER' && kind !== 'CAMPAIGN') || !end) return []
    const over = codesEnd && codesEnd > now ? codesEnd : null
    if (over && dayOf(over) >= addDays(dayOf(end), -1)) return []
    return [{ kind: 'CODES_END_EARLY', promotions: [voucher], from: over, to: end }]
  })
}

/** A prize that is won after its voucher has ended cannot be used. Vouchers that are off count too. */
function endingInBatch(promotions: readonly Promotion[], current: readonly Promotion[]): Warning[] {
  const vouchers = new Map(promotions.filter(({ kind }) => kind === 'VOUCHER').map((voucher) => [voucher.id, voucher]))
  return current.flatMap((batch) =>
    (batch.voucherIds ?? []).flatMap((id): Warning[] => {
      const voucher = vouchers.get(id)
      if (!voucher?.end || !batch.end || voucher.end >= batch.end) return []
      return [{ kind: 'VOUCHER_ENDS_IN_BATCH', promotions: [voucher, batch], from: voucher.end, to: batch.end }]
    }),
  )
}

/** One campaign may begin when another ends; seconds between them are no gap. */
function campaignGaps(current: readonly Promotion[]): Warning[] {
  const campaigns = current
    .filter(({ kind }) => kind === 'CAMPAIGN')
    .toSorted((a, b) => a.start.getTime() - b.start.getTime())
  return campaigns.flatMap((next, i) => {
    const before = campaigns[i - 1]
    if (!before?.end || next.start.getTime() - before.end.getTime() <= hour) return []
    return [{ kind: 'CAMPAIGN_GAP', promotions: [before, next], from: before.end, to: next.start }]
  })
}

/**
 * Promotions that begin on the same day, today or later, take members' attention from each other. A wheel and its first
 * batch count as one.
 */
function sameDay(current: readonly Promotion[], now: Date): Warning[] {
  const beginning = current.filter(({ start }) => dayOf(start) >= dayOf(now))
  return [...Map.groupBy(beginning, ({ start }) => dayOf(start)).values()]
    .map((together) => together.filter(({ wheelId }) => !together.some(({ id }) => id === wheelId)))
    .filter((together) => together.length > 1)
    .map((together) => ({ kind: 'SAME_DAY', promotions: together, from: together[0]!.start, to: together[0]!.start }))
}
