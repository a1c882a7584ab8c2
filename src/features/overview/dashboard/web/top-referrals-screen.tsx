import { m } from '../../../../generated/messages/messages.js'
import { wireFilters } from '../../../../platform/shared/list.ts'
import { Face } from '../../../../platform/web/parts/face.tsx'
import { request } from '../../../../platform/web/requests/graphql-client.ts'
import { declareList, type ListStateOf } from '../../../../platform/web/list/list-declaration.ts'
import { ListScreen } from '../../../../platform/web/list/list-screen.tsx'
import { dashboardOperations } from '../dashboard.operations.ts'
import { topReferralList } from '../top-referral.list.ts'
import { AddingUp, isRangeTooLong, RankingError } from './adding-up.tsx'
import { topReferralsDocument } from './dashboard.documents.ts'
import { PersonLink } from './person-link.tsx'

const topReferralListing = declareList({
  spec: topReferralList,
  operation: dashboardOperations.cmsTopReferralUsers,
  load: async (state: ListStateOf<typeof topReferralList>, signal?: AbortSignal) => {
    const variables = { limit: state.size, page: state.page, filter: wireFilters(topReferralList, state) }
    return (await request(topReferralsDocument, variables, { signal })).cmsTopReferralUsers
  },
  title: m.dashboard_top_referrals,
  nameOf: (user) => user.fullName,
  views: true,
  filters: { q: { label: m.dashboard_referral_search }, rangeDate: { label: m.charts_range } },
  sorts: {},
  columns: [
    { key: 'avatar', title: m.dashboard_avatar, cell: (user) => <Face person={user} />, screenOnly: true },
    { key: 'fullName', title: m.common_full_name, cell: (user) => <PersonLink person={user} /> },
    { key: 'phoneNumber', title: m.common_phone_number, kind: 'text' },
    { key: 'referredUserNumber', title: m.dashboard_referred, kind: 'number' },
  ],
})

const addingUp = (waiting: boolean) => <AddingUp waiting={waiting} />
const tooLong = (error: Error) => (isRangeTooLong(error) ? <RankingError error={error} /> : null)

/** The people who invited most others in a range of days. */
export const TopReferralsScreen = () => <ListScreen list={topReferralListing} above={addingUp} failure={tooLong} />
