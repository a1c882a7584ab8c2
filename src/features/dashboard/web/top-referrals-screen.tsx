import { lazy, Suspense } from 'react'
import type { TopReferralsQuery } from '../../../generated/graphql/graphql.ts'
import { m } from '../../../generated/messages/messages.js'
import type { ListState } from '../../../platform/shared/list.ts'
import { request } from '../../../platform/web/graphql-client.ts'
import { useListAddress } from '../../../platform/web/list/list-address.ts'
import { declareList } from '../../../platform/web/list/list-declaration.ts'
import { ListEmpty, ListError } from '../../../platform/web/list/list-empty.tsx'
import { TextFilter } from '../../../platform/web/list/list-filters.tsx'
import { ListFooter } from '../../../platform/web/list/list-footer.tsx'
import { useListPage } from '../../../platform/web/list/list-query.ts'
import { ListTable } from '../../../platform/web/list/list-table.tsx'
import { dashboardOperations } from '../dashboard.operations.ts'
import { writeRange } from '../day-range.ts'
import { topReferralList, usualReferralRange } from '../top-referral.list.ts'
import { formatNumber } from './charts/chart-texts.ts'
import { topReferralsDocument } from './dashboard.documents.ts'
import { Avatar, PersonLink } from './person-cell.tsx'
import '../../../platform/web/list/list.css'
import '../../../platform/web/list/list-table.css'
import './dashboard.css'

const DaysFilter = lazy(() => import('../../../platform/web/list/days-filter.tsx'))

export type ReferralUser = TopReferralsQuery['cmsTopReferralUsers']['items'][number]
type State = ListState<typeof topReferralList.filters, (typeof topReferralList.sorts)[number]>

const rangeOf = (state: State) => state.rangeDate ?? writeRange(usualReferralRange())

const topReferralListing = declareList({
  spec: topReferralList,
  operation: dashboardOperations.cmsTopReferralUsers,
  load: async (state: State, signal) => {
    const [from, to] = rangeOf(state).split('_')
    const filter = { q: state.q ?? null, rangeDate: { from: from!, to: to! } }
    return (
      await request(topReferralsDocument, { limit: state.size, page: state.page, filter }, signal ? { signal } : {})
    ).cmsTopReferralUsers
  },
  title: m.dashboard_top_referrals,
  nameOf: (user: ReferralUser) => user.fullName,
  filters: { q: { label: m.dashboard_referral_search }, rangeDate: { label: m.dashboard_range() } as never },
  sorts: { REFERRED: m.dashboard_referred },
  columns: [
    { key: 'avatar', title: m.dashboard_avatar, cell: (user) => <Avatar name={user.fullName} picture={user.avatar} /> },
    {
      key: 'fullName',
      title: m.dashboard_full_name,
      cell: (user) => <PersonLink id={user._id} name={user.fullName} />,
    },
    { key: 'phoneNumber', title: m.dashboard_phone, cell: (user) => user.phoneNumber },
    {
      key: 'referredUserNumber',
      title: m.dashboard_referred,
      cell: (user) => formatNumber(user.referredUserNumber),
      align: 'end',
    },
  ],
})

const unused = () => {}

/** Who brought most people in a range of days. The range is always one, so there is none to clear: it goes back to the usual. */
export function TopReferralsScreen() {
  const { state, change } = useListAddress(topReferralList, undefined)
  const { page, total, stale, failed, prefetch } = useListPage(topReferralListing, state)
  const title = topReferralListing.title()
  if (failed) return <ListError />
  return (
    <section className="list" aria-label={title}>
      <h1 className="list-title">{title}</h1>
      <div className="list-filters" role="search" aria-label={m.list_filters()}>
        <TextFilter
          label={m.dashboard_referral_search()}
          longest={topReferralList.filters.q.longest}
          value={state.q ?? ''}
          onChange={(q, options) => change({ q, page: 1 }, options)}
        />
        <Suspense fallback={<span className="list-days" />}>
          <DaysFilter
            label={m.dashboard_range()}
            future={false}
            value={rangeOf(state)}
            onChange={(days) =>
              change({ rangeDate: days === writeRange(usualReferralRange()) ? undefined : days, page: 1 })
            }
          />
        </Suspense>
      </div>
      <ListTable
        title={title}
        columns={topReferralListing.columns}
        nameOf={topReferralListing.nameOf}
        detail={undefined}
        rows={page?.items}
        stale={stale}
        size={state.size}
        sort={state.sort}
        dir={state.dir}
        onSort={unused}
        density="comfortable"
        selection={undefined}
        onSelect={unused}
        actions={[]}
      />
      {total === 0 && (
        <ListEmpty
          filtered={Boolean(state.q ?? state.rangeDate)}
          onClear={() => change({ q: undefined, rangeDate: undefined, page: 1 })}
        />
      )}
      {page !== undefined && page.counter > 0 && (
        <ListFooter
          state={state}
          sizes={topReferralList.pageSizes}
          total={page.counter}
          change={change}
          onApproach={prefetch}
        />
      )}
      <p className="visually-hidden" role="status">
        {page === undefined ? m.list_loading() : total === undefined ? '' : m.list_total({ count: total })}
      </p>
    </section>
  )
}
