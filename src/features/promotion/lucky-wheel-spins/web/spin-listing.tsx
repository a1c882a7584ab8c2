import type { WheelSpinRowFragment } from '../../../../generated/graphql/graphql.ts'
import { m } from '../../../../generated/messages/messages.js'
import { wireFilters } from '../../../../platform/shared/list.ts'
import { Mark } from '../../../../platform/web/list/cells.tsx'
import { declareList, type ListStateOf } from '../../../../platform/web/list/list-declaration.ts'
import { request } from '../../../../platform/web/requests/graphql-client.ts'
import { CreatorLink } from '../../../records/persons/web/public.ts'
import { PrizePicker, prizeText } from '../../lucky-wheels/web/public.ts'
import { luckyWheelSpinList, type SpinOutcome } from '../spin.list.ts'
import { drawOperations } from '../spin.operations.ts'
import { SpinFacts } from './spin-facts.tsx'
import { wheelSpinCountDocument, wheelSpinsDocument } from './spin.documents.ts'

export type SpinRow = WheelSpinRowFragment

const outcomeNames: Readonly<Record<SpinOutcome, () => string>> = {
  WON: m.lucky_wheel_spins_outcome_won,
  ASSIGNED: m.lucky_wheel_spins_outcome_assigned,
  MISSED: m.lucky_wheel_spins_outcome_missed,
}
const tones = { WON: 'good', ASSIGNED: 'warning', MISSED: 'neutral' } as const
const turnName = (turn: SpinRow['turn']) =>
  turn === 'FREE' ? m.lucky_wheel_spins_turn_free() : m.lucky_wheel_spins_turn_earned()

/** The turns of a wheel. */
export const spinListing = declareList({
  spec: luckyWheelSpinList,
  operation: drawOperations.cmsListLuckyWheelSpins,
  load: async (state: ListStateOf<typeof luckyWheelSpinList>, signal?: AbortSignal) => {
    const { size: limit, page, sort, dir, wheelId, ...filters } = state
    const filter = wireFilters(luckyWheelSpinList, filters)
    const variables = { wheelId, limit, page, filter, sortBy: { type: sort, dir }, counted: filter.q === undefined }
    return (await request(wheelSpinsDocument, variables, { signal })).cmsListLuckyWheelSpins
  },
  count: async (state: ListStateOf<typeof luckyWheelSpinList>, signal?: AbortSignal) => {
    const { wheelId, ...filters } = state
    const variables = { wheelId, filter: wireFilters(luckyWheelSpinList, filters) }
    return (await request(wheelSpinCountDocument, variables, { signal })).cmsListLuckyWheelSpins.counter
  },
  title: m.lucky_wheel_spins_title,
  nameOf: ({ user }) => user.fullName,
  flows: true,
  exports: true,
  exportsToo: ['phoneNumber', 'number', '_id'],
  empty: m.lucky_wheel_spins_empty,
  filters: {
    q: { label: m.lucky_wheel_spins_search },
    outcome: {
      label: m.lucky_wheel_spins_outcome,
      nameOf: (outcome) => outcomeNames[outcome as SpinOutcome](),
    },
    prize: { label: m.lucky_wheel_spins_prize, picker: PrizePicker },
    days: { label: m.lucky_wheel_spins_time },
    wheelId: { label: m.lucky_wheels_record },
  },
  sorts: { SPUN_AT: m.lucky_wheel_spins_time },
  columns: [
    { key: 'spunAt', title: m.lucky_wheel_spins_time, kind: 'moment', sort: 'SPUN_AT', sortFirst: 'DESC' },
    { key: 'person', title: m.lucky_wheel_spins_person, cell: ({ user }) => <CreatorLink creator={user} /> },
    {
      key: 'outcome',
      title: m.lucky_wheel_spins_outcome,
      cell: ({ outcome }) => <Mark tone={tones[outcome]}>{outcomeNames[outcome]()}</Mark>,
    },
    { key: 'prize', title: m.lucky_wheel_spins_prize, cell: ({ win }) => win && prizeText(win.prize) },
    { key: 'turn', title: m.lucky_wheel_spins_turn, cell: ({ turn }) => turnName(turn) },
  ],
  expand: (spin) => <SpinFacts spin={spin} />,
})
