import type { PrizeTier } from '../../lucky-wheels/lucky-wheel.values.ts'
import { unitOfLane } from '../../lucky-wheels/due.ts'
import { hashOfPerson, type SealedSpin } from '../draw-log.ts'

export const hexOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex')

/** What somebody won: which unit of a lane, counted from 1; none if it was assigned. */
export interface AwardedUnit {
  readonly stock_id: string
  readonly cause: 'CHANCE' | 'ASSIGNED'
  readonly lane: number | null
  readonly unit: number | null
  /** Of the prize in its batch. */
  readonly qty: number
}

type NoAward = { readonly [K in keyof AwardedUnit]: null }

export type SpinToSeal = {
  readonly id: string
  readonly batch_id: string
  readonly user_id: string
  readonly eligible_tiers: readonly PrizeTier[]
  readonly salt: Uint8Array
  readonly created_at: Date
} & (AwardedUnit | NoAward)

/** The unit of the prize, from 0; null for what was assigned. */
export const unitOf = ({ lane, unit, qty }: AwardedUnit): number | null =>
  lane === null || unit === null ? null : unitOfLane(lane, unit - 1, qty)

/** What is sealed of a spin: the same whenever it is asked, because nothing of it changes. */
export async function sealedSpin(spin: SpinToSeal, number: number): Promise<SealedSpin> {
  return {
    spinId: spin.id,
    number,
    moment: spin.created_at.toISOString(),
    batchId: spin.batch_id,
    eligibleTiers: spin.eligible_tiers,
    prizeId: spin.stock_id,
    unit: spin.stock_id === null ? null : unitOf(spin),
    assigned: spin.cause === 'ASSIGNED',
    person: await hashOfPerson(hexOf(spin.salt), spin.user_id),
  }
}
