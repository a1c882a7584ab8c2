import type { Selectable } from 'kysely'
import type { LuckyWheels } from '../../../../../database/tables.ts'
import type { PrizeTier } from '../lucky-wheel.values.ts'
import type { WheelPlan } from '../wheel-plan.ts'

export type WheelRow = Selectable<LuckyWheels>

export interface WithdrawnDesignation {
  readonly prize_index: number
  /** Tells the batch: restored batches get new ids. */
  readonly batchStart: string
  readonly userId: string
  readonly reason: string
  readonly createdBy: string
  readonly createdAt: string
}

export type TierTexts = Readonly<Record<PrizeTier, { readonly name: string; readonly nameEn: string }>>

/** A wheel with everything that its form holds. */
export interface WheelDraft extends WheelPlan {
  readonly title: string
  readonly titleEn: string
  readonly tiers: TierTexts
  /** An undo: the pictures are those that the wheel had before, whoever uploaded them. */
  readonly isRestored?: boolean
  /** An undo: people who were designated for prizes that are there again. */
  readonly designations?: readonly WithdrawnDesignation[]
}

export interface Stock {
  readonly id: string
  readonly batch_id: string
  readonly prize_id: string
  readonly prize_index: number
  readonly qty: number
  readonly designated: number
}

/** A wheel as it is stored, with the ids of its parts. */
export interface StoredWheel extends WheelDraft {
  readonly row: WheelRow
  readonly stocks: readonly Stock[]
  readonly lineIds: ReadonlyMap<number, string>
}
