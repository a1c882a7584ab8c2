import { m } from '../../../../generated/messages/messages.js'
import { wireFilters } from '../../../../platform/shared/list.ts'
import { Face } from '../../../../platform/web/parts/face.tsx'
import { request } from '../../../../platform/web/requests/graphql-client.ts'
import { declareList, type ListStateOf } from '../../../../platform/web/list/list-declaration.ts'
import { ListScreen } from '../../../../platform/web/list/list-screen.tsx'
import { dashboardOperations } from '../dashboard.operations.ts'
import { topUserList } from '../top-user.list.ts'
import { topUsersDocument } from './dashboard.documents.ts'
import { DayButtons } from './day-buttons.tsx'
import { PersonLink } from './person-link.tsx'

const topUserListing = declareList({
  spec: topUserList,
  operation: dashboardOperations.cmsTopUsersByPointsPerDay,
  load: async (state: ListStateOf<typeof topUserList>, signal?: AbortSignal) => {
    const variables = { limit: state.size, filterDate: wireFilters(topUserList, state).day }
    const { items } = (await request(topUsersDocument, variables, { signal })).cmsTopUsersByPointsPerDay
    return { items, counter: items.length }
  },
  title: m.dashboard_top_users,
  empty: m.dashboard_nobody_earned,
  nameOf: ({ user }) => user.fullName,
  filters: { day: { label: m.common_day, picker: DayButtons } },
  sorts: {},
  columns: [
    { key: 'avatar', title: m.dashboard_avatar, cell: ({ user }) => <Face person={user} /> },
    { key: 'name', title: m.common_name, cell: ({ user }) => <PersonLink person={user} /> },
    { key: 'phoneNumber', title: m.common_phone_number, cell: ({ user }) => user.phoneNumber },
    { key: 'earnedPoints', title: m.dashboard_points_per_day, kind: 'number' },
  ],
})

/** The ten people who earned most on one of the last seven days. */
export const TopUsersScreen = () => <ListScreen list={topUserListing} />
