import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { m } from '../../../../generated/messages/messages.js'
import { request } from '../../../../platform/web/requests/graphql-client.ts'
import { DeskFigures } from '../../../moderation/desk/web/public.ts'
import { Attention } from './attention.tsx'
import { Chart } from '../../../../platform/web/charts/chart.tsx'
import { CountryTable } from './country-table.tsx'
import { chartsDocument, figuresDocument } from './dashboard.documents.ts'
import { FigureCard } from '../../../../platform/web/charts/figure-card.tsx'
import { RangeBar } from '../../../../platform/web/charts/range-bar.tsx'
import { useRange } from '../../../../platform/web/charts/range-address.ts'
import { sales, SampleCard, visits } from './sample-card.tsx'
import '../../../../platform/web/charts/figures.css'
import './dashboard.css'

/** Totals of people and partner pages, sign-ups and earned points per day, and people by country. */
export function DashboardScreen() {
  const { data: figures, isError } = useQuery({
    queryKey: ['Dashboard', 'figures'],
    queryFn: ({ signal }) => request(figuresDocument, undefined, { signal }),
  })
  return (
    <section className="dashboard">
      <h1 className="screen-title">{m.dashboard_title()}</h1>
      <Attention />
      <DeskFigures />
      <div className="figure-cards">
        <FigureCard title={m.dashboard_users()} value={figures?.cmsNumberOfUsers} failed={isError} />
        <FigureCard title={m.dashboard_partner_pages()} value={figures?.cmsNumberOfPartnerPages} failed={isError} />
        <SampleCard title={m.dashboard_visit()} sample={visits} />
        <SampleCard title={m.dashboard_sales()} sample={sales} />
      </div>
      <LiveCharts />
      <CountryTable rows={figures?.cmsNumberOfUsersByCountry} failed={isError} />
    </section>
  )
}

function LiveCharts() {
  const [range, setRange] = useRange()
  const { data, isError, isPlaceholderData } = useQuery({
    queryKey: ['Dashboard', 'charts', range],
    queryFn: ({ signal }) => request(chartsDocument, { startDate: range.from, endDate: range.to }, { signal }),
    placeholderData: keepPreviousData,
  })
  const users = useMemo(
    () => data?.cmsNewUsersPerDay.map(({ date, newUsers }) => ({ from: date, to: date, values: [newUsers] })),
    [data],
  )
  const points = useMemo(
    () =>
      data?.cmsPointsEarnedPerDay.map(({ date, earnedPoints }) => ({ from: date, to: date, values: [earnedPoints] })),
    [data],
  )
  const common = { failed: isError, stale: isPlaceholderData } as const
  return (
    <>
      <RangeBar range={range} onChange={setRange} />
      <div className="panels">
        <Chart
          {...common}
          title={m.dashboard_new_users()}
          points={users}
          series={[{ key: 'users', name: m.dashboard_new_users_series() }]}
        />
        <Chart
          {...common}
          title={m.dashboard_points()}
          points={points}
          series={[{ key: 'points', name: m.dashboard_points_series() }]}
        />
      </div>
    </>
  )
}
