import { addDays, dayOf } from '../../../platform/shared/day.ts'
import { defineList } from '../../../platform/shared/list.ts'
import { serverNow } from '../../../platform/shared/server-clock.ts'
import { topUsersDays, topUsersPageSize } from './dashboard.values.ts'

/** `/dashboard/top-users`: the people who earned most on a day; yesterday by default. */
export const topUserList = defineList({
  name: 'TopUser',
  filters: {
    day: { kind: 'day', last: topUsersDays, initial: () => addDays(dayOf(serverNow()), -1), required: true },
  },
  pageSize: topUsersPageSize,
  pageSizes: [topUsersPageSize],
})
