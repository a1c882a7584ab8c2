import { defineList } from '../../../platform/shared/list.ts'

/** How many places `topPlaces` answers at most. */
export const topPlacesLimit = 100

/** `/places`: the places with most check-ins, then reviews. All of them are loaded at once and paged in the browser. */
export const placeList = defineList({
  name: 'Place',
  filters: { q: { kind: 'text', longest: 200 } },
  sorts: ['CHECKINS'],
  defaultSort: { type: 'CHECKINS', dir: 'DESC' },
  pageSize: 20,
  pageSizes: [20, 50, 100],
})
