import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { VoucherResultsQuery } from '../../../../generated/graphql/graphql.ts'
import { m } from '../../../../generated/messages/messages.js'
import { Chart } from '../../../../platform/web/charts/chart.tsx'
import type { Series } from '../../../../platform/web/charts/chart-points.ts'
import '../../../../platform/web/charts/figures.css'
import { FigureCard } from '../../../../platform/web/charts/figure-card.tsx'
import { liveFigures } from '../../../../platform/web/charts/live-figures.ts'
import { useRange } from '../../../../platform/web/charts/range-address.ts'
import { RangeBar } from '../../../../platform/web/charts/range-bar.tsx'
import { absoluteDay } from '../../../../platform/web/list/time.ts'
import { isRequestError } from '../../../../platform/web/requests/request-error.ts'
import { request } from '../../../../platform/web/requests/graphql-client.ts'
import { NotFound } from '../../../../platform/web/screens/not-found.tsx'
import { formatNumber } from '../../../../platform/web/words/format-number.ts'
import { voucherModel } from './voucher-cache.ts'
import { voucherResultsDocument } from './voucher-results.documents.ts'

type Results = VoucherResultsQuery['cmsVoucherResults']
type Day = Results['days'][number]
type Figure = Exclude<keyof Day, 'date'>

/** `/vouchers/{id}/results`: what became of the codes of a voucher or of a campaign. */
export function VoucherResultsScreen({ id }: { readonly id: string }) {
  const [range, setRange] = useRange()
  const { data, error, isError, isPlaceholderData } = useQuery({
    queryKey: [voucherModel, 'results', id, range],
    queryFn: async ({ signal }) =>
      (await request(voucherResultsDocument, { _id: id, startDate: range.from, endDate: range.to }, { signal }))
        .cmsVoucherResults,
    placeholderData: keepPreviousData,
    ...liveFigures,
  })
  if (isRequestError(error, 'NOT_FOUND', 'BAD_USER_INPUT')) return <NotFound />
  const common = { failed: isError && !data, stale: isPlaceholderData } as const
  const type = data?.voucher.type
  const chart = (title: string, series: readonly (Series & { readonly key: Figure })[]) => (
    <Chart {...common} title={title} points={data && pointsOfDays(data.days, series)} series={series} />
  )
  const isCampaign = type === 'REFERRAL'
  return (
    <section className="dashboard">
      <h1 className="screen-title">
        {data ? m.voucher_results_of({ title: data.voucher.title }) : m.voucher_results_title()}
      </h1>
      <Now results={data} failed={common.failed} />
      <RangeBar range={range} onChange={setRange} />
      <div className="panels">
        {isCampaign &&
          chart(m.voucher_results_sign_ups_by_day(), [{ key: 'signUps', name: m.voucher_results_sign_ups() }])}
        {chart(isCampaign ? m.voucher_results_rewards_by_day() : m.voucher_results_handed_over(), [
          { key: 'handedOver', name: isCampaign ? m.voucher_results_rewards() : m.voucher_results_handed_over() },
        ])}
        {chart(m.voucher_results_used(), [{ key: 'used', name: m.voucher_results_used() }])}
        {type === 'POINT_EXCHANGE' &&
          chart(m.voucher_results_points_by_day(), [{ key: 'pointsSpent', name: m.voucher_results_points() }])}
      </div>
    </section>
  )
}

const pointsOfDays = (days: readonly Day[], series: readonly { readonly key: Figure }[]) =>
  days.map((day) => ({ from: day.date, to: day.date, values: series.map(({ key }) => day[key]) }))

/** What is left at this moment, whatever days are shown. */
function Now({ results, failed }: { readonly results: Results | undefined; readonly failed: boolean }) {
  const { voucher, runningOut } = results ?? {}
  const note = runningOut
    ? m.voucher_results_estimate({
        perDay: formatNumber(Math.round(runningOut.perDay * 10) / 10),
        days: runningOut.days,
      })
    : m.voucher_results_none_hint()
  return (
    <div className="figure-cards">
      <FigureCard title={m.voucher_results_left()} value={voucher?.available} failed={failed} />
      <FigureCard title={m.voucher_results_reserved()} value={voucher?.reserved} failed={failed} />
      <FigureCard
        title={m.voucher_results_running_out()}
        value={results && outcomeText(results.runningOut)}
        note={results && note}
        failed={failed}
      />
    </div>
  )
}

function outcomeText(runningOut: Results['runningOut']): string {
  switch (runningOut?.outcome) {
    case undefined:
      return m.voucher_results_none()
    case 'OUT':
      return m.voucher_results_out()
    case 'NEVER':
      return m.voucher_results_never()
    case 'LASTS':
      return m.voucher_results_lasts()
    case 'ON':
      return m.voucher_results_on({ day: absoluteDay(runningOut.day!) })
  }
}
