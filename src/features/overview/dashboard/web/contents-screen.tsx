import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { m } from '../../../../generated/messages/messages.js'
import { request } from '../../../../platform/web/requests/graphql-client.ts'
import { postTypes } from '../../../content/posts/post.values.ts'
import { reportReasons } from '../../../moderation/reports/report.values.ts'
import { reasonName } from '../../../moderation/reports/web/public.ts'
import { Backlog } from './backlog.tsx'
import { Chart } from '../../../../platform/web/charts/chart.tsx'
import { pointsOf } from '../../../../platform/web/charts/chart-points.ts'
import { contentsDocument } from './dashboard.documents.ts'
import { postTypeName } from './dashboard-texts.ts'
import { RangeBar } from '../../../../platform/web/charts/range-bar.tsx'
import { useRange } from '../../../../platform/web/charts/range-address.ts'
import { ReportedCreators } from './reported-creators.tsx'
import '../../../../platform/web/charts/figures.css'
import './dashboard.css'

const typeSeries = () => postTypes.map((key) => ({ key, name: postTypeName(key) }))
const reasonSeries = () => reportReasons.map((key) => ({ key, name: reasonName(key) }))

/** Posts and reports per day, and the reports that wait to be handled. */
export function ContentsScreen() {
  const [range, setRange] = useRange()
  const { data, isError, isPlaceholderData } = useQuery({
    queryKey: ['Dashboard', 'contents', range],
    queryFn: ({ signal }) => request(contentsDocument, { startDate: range.from, endDate: range.to }, { signal }),
    placeholderData: keepPreviousData,
  })
  const [types, reasons] = useMemo(() => [typeSeries(), reasonSeries()], [])
  const posts = useMemo(
    () =>
      data &&
      pointsOf(
        data.cmsPostsPerDay,
        types,
        ({ type }) => type,
        (row) => row.posts,
      ),
    [data, types],
  )
  const reports = useMemo(
    () =>
      data &&
      pointsOf(
        data.cmsReportsPerDay,
        reasons,
        ({ reason }) => reason,
        (row) => row.reports,
      ),
    [data, reasons],
  )
  const common = { failed: isError, stale: isPlaceholderData } as const
  return (
    <section className="dashboard">
      <h1 className="screen-title">{m.dashboard_contents()}</h1>
      <RangeBar range={range} onChange={setRange} />
      <div className="panels">
        <Chart {...common} title={m.dashboard_posts_per_day()} points={posts} series={types} />
        <Chart {...common} title={m.dashboard_reports_per_day()} points={reports} series={reasons} />
        <Backlog />
        <ReportedCreators range={range} />
      </div>
    </section>
  )
}
