import { m } from '../../../../generated/messages/messages.js'
import { Mark, type Tone } from '../../../../platform/web/list/cells.tsx'
import type { Column } from '../../../../platform/web/list/list-declaration.ts'
import type { PromotionState } from '../promotion-state.values.ts'

const names: Readonly<Record<PromotionState, () => string>> = {
  SCHEDULED: m.promotion_states_scheduled,
  LIVE: m.promotion_states_live,
  ENDED: m.promotion_states_ended,
  OUT_OF_CODES: m.promotion_states_out_of_codes,
  OFF: m.promotion_states_off,
}
const tones: Readonly<Record<PromotionState, Tone>> = {
  SCHEDULED: 'info',
  LIVE: 'good',
  ENDED: 'neutral',
  OUT_OF_CODES: 'warning',
  OFF: 'neutral',
}

export const promotionStateName = (state: unknown) => names[state as PromotionState]()

export const stateFilter = { label: m.promotion_states_state, nameOf: promotionStateName }

export const stateColumn = {
  key: 'state',
  title: m.promotion_states_state,
  cell: ({ state }: { readonly state: PromotionState }) => <Mark tone={tones[state]}>{promotionStateName(state)}</Mark>,
} satisfies Column<{ readonly state: PromotionState }>
