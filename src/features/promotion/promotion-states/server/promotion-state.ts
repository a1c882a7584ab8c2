import { type RawBuilder, sql } from 'kysely'
import { enumOf } from '../../../../platform/server/graphql/builder.ts'
import { codelessStates, type PromotionState, promotionStates } from '../promotion-state.values.ts'

export const PromotionStateEnum = enumOf('PromotionState', promotionStates)
// Of the filters.
enumOf('PromotionStateOfCodeless', codelessStates)

interface Running {
  /** Enabled, approved where that is needed, and not deleted. */
  readonly on: boolean
  /** What has no dates runs as long as it is on. */
  readonly start?: Date
  readonly end?: Date | null
  readonly isOut?: boolean
}

export function promotionStateOf({ on, start, end, isOut = false }: Running, now = new Date()): PromotionState {
  if (!on) return 'OFF'
  if (end && end <= now) return 'ENDED'
  if (isOut) return 'OUT_OF_CODES'
  return start && start > now ? 'SCHEDULED' : 'LIVE'
}

interface Conditions {
  readonly on: RawBuilder<boolean>
  readonly isOut?: RawBuilder<boolean>
}

/** The same as the condition of a list's filter, of a table with `start_date` and `end_date`. */
export const hasPromotionState =
  ({ on, isOut = sql<boolean>`false` }: Conditions) =>
  (state: string): RawBuilder<boolean> => {
    const conditions: Readonly<Record<PromotionState, RawBuilder<boolean>>> = {
      OFF: sql`not (${on})`,
      ENDED: sql`${on} and end_date <= now()`,
      OUT_OF_CODES: sql`${on} and end_date > now() and ${isOut}`,
      SCHEDULED: sql`${on} and start_date > now() and not ${isOut}`,
      LIVE: sql`${on} and start_date <= now() and end_date > now() and not ${isOut}`,
    }
    return sql`(${conditions[state as PromotionState]})`
  }
