import { m } from '../../../../../generated/messages/messages.js'
import { Mark } from '../../../../../platform/web/list/cells.tsx'
import { declareList, type ListStateOf } from '../../../../../platform/web/list/list-declaration.ts'
import { wireFilters } from '../../../../../platform/shared/list.ts'
import { request } from '../../../../../platform/web/requests/graphql-client.ts'
import { luckyWheelWinnerList } from '../../lucky-wheel-winner.list.ts'
import { luckyWheelOperations } from '../../lucky-wheel.operations.ts'
import { wheelWinnerCountDocument, wheelWinnersDocument } from '../lucky-wheel.documents.ts'
import { periodText, prizeText, tierText, usualTierText } from './prize-words.ts'
import { BatchPicker, PrizePicker } from './wheel-pickers.tsx'

const causeName = (cause: string) =>
  cause === 'ASSIGNED' ? m.lucky_wheel_winners_assigned() : m.lucky_wheel_winners_chance()

/** The winners of a wheel. */
export const winnerListing = declareList({
  spec: luckyWheelWinnerList,
  operation: luckyWheelOperations.cmsListLuckyWheelWinners,
  load: async (state: ListStateOf<typeof luckyWheelWinnerList>, signal?: AbortSignal) => {
    const { size: limit, page, sort, dir, wheelId, ...filters } = state
    const filter = wireFilters(luckyWheelWinnerList, filters)
    const variables = { wheelId, limit, page, filter, sortBy: { type: sort, dir }, counted: filter.q === undefined }
    return (await request(wheelWinnersDocument, variables, { signal })).cmsListLuckyWheelWinners
  },
  count: async (state: ListStateOf<typeof luckyWheelWinnerList>, signal?: AbortSignal) => {
    const { wheelId, ...filters } = state
    const variables = { wheelId, filter: wireFilters(luckyWheelWinnerList, filters) }
    return (await request(wheelWinnerCountDocument, variables, { signal })).cmsListLuckyWheelWinners.counter
  },
  title: m.lucky_wheel_winners_title,
  nameOf: ({ user }) => user.fullName,
  flows: true,
  exports: true,
  exportsToo: ['phoneNumber', 'points'],
  empty: m.lucky_wheel_winners_empty,
  filters: {
    q: { label: m.lucky_wheel_winners_search },
    tier: { label: m.lucky_wheel_winners_tier, nameOf: usualTierText },
    batch: { label: m.lucky_wheel_winners_batch, picker: BatchPicker },
    prize: { label: m.lucky_wheel_winners_prize, picker: PrizePicker },
    cause: { label: m.lucky_wheel_winners_cause, nameOf: causeName },
    gift: {
      label: m.lucky_wheel_winners_gift,
      nameOf: (gift) => (gift === 'CODE' ? m.lucky_wheel_winners_code() : m.lucky_wheel_winners_points()),
    },
    used: { label: m.lucky_wheel_winners_used },
    days: { label: m.lucky_wheel_winners_time },
    wheelId: { label: m.lucky_wheels_record },
  },
  sorts: { WON_AT: m.lucky_wheel_winners_time },
  columns: [
    { key: 'wonAt', title: m.lucky_wheel_winners_time, kind: 'moment', sort: 'WON_AT', sortFirst: 'DESC' },
    {
      key: 'person',
      title: m.lucky_wheel_winners_person,
      cell: ({ user }) => (
        <span className="cell-name">
          {user.fullName}
          <br />
          <small>{user.phoneNumber}</small>
        </span>
      ),
    },
    { key: 'prize', title: m.lucky_wheel_winners_prize, cell: ({ prize }) => prizeText(prize) },
    { key: 'tier', title: m.lucky_wheel_winners_tier, cell: ({ prize }) => tierText(prize) },
    { key: 'code', title: m.lucky_wheel_winners_code, cell: ({ code }) => code && <code>{code.code}</code> },
    {
      key: 'cause',
      title: m.lucky_wheel_winners_cause,
      cell: ({ cause }) => <Mark tone={cause === 'ASSIGNED' ? 'warning' : 'neutral'}>{causeName(cause)}</Mark>,
    },
    { key: 'usedAt', title: m.lucky_wheel_winners_used_at, kind: 'moment' },
    { key: 'batch', title: m.lucky_wheel_winners_batch, cell: ({ batch }) => periodText(batch.activeDate) },
  ],
})
