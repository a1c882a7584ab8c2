import { createFileRoute, type SearchSchemaInput } from '@tanstack/react-router'
import { m } from '../../../../../generated/messages/messages.js'
import { knownBy, readsSearch } from '../../../../../platform/web/screens/search-parameters.ts'
import { promotionStates } from '../../../promotion-states/promotion-state.values.ts'
import { calendarOperations } from '../../calendar.operations.ts'
import { readRange, thisMonth, usualSpan } from '../../calendar-range.ts'
import { type CalendarSearch, CalendarScreen } from '../calendar-screen.tsx'

const known = knownBy('month', 'months', 'view', 'state')

/** Keeps valid values that differ from the default. */
const calendarSearch = readsSearch(known, (input: CalendarSearch & SearchSchemaInput): CalendarSearch => {
  const { month, months } = readRange(input)
  const state = promotionStates.find((one) => one === input.state)
  return {
    ...(month !== thisMonth() && { month }),
    ...(months !== usualSpan && { months }),
    ...(input.view === 'table' && { view: 'table' }),
    ...(state && { state }),
  }
})

export const Route = createFileRoute('/_signed-in/promotions/calendar')({
  validateSearch: calendarSearch,
  staticData: {
    operation: calendarOperations.cmsPromotionCalendar,
    breadcrumb: () => [{ label: m.promotion_calendar_title() }],
  },
  component: CalendarScreen,
})
