import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { m } from '../../../../../generated/messages/messages.js'
import { Chart } from '../../../../../platform/web/charts/chart.tsx'
import { pointsOf } from '../../../../../platform/web/charts/chart-points.ts'
import '../../../../../platform/web/charts/figures.css'
import { FigureCard } from '../../../../../platform/web/charts/figure-card.tsx'
import { liveFigures } from '../../../../../platform/web/charts/live-figures.ts'
import { useRange } from '../../../../../platform/web/charts/range-address.ts'
import { RangeBar } from '../../../../../platform/web/charts/range-bar.tsx'
import { LinkButton } from '../../../../../platform/web/parts/link-button.tsx'
import { request } from '../../../../../platform/web/requests/graphql-client.ts'
import { isRequestError } from '../../../../../platform/web/requests/request-error.ts'
import { NotFound } from '../../../../../platform/web/screens/not-found.tsx'
import { wheelResultsDocument } from '../lucky-wheel.documents.ts'
import { luckyWheelModel } from '../lucky-wheel-words.ts'
import { ForecastPanel } from './forecast-panel.tsx'
import { PrizeTable } from './prize-table.tsx'
import { tierText } from './prize-words.ts'

/** `/lucky-wheels/results/{id}`: what was won on a wheel. */
export function WheelResultsScreen({ id }: { readonly id: string }) {
  const [range, setRange] = useRange()
  const { data, error, isError, isPlaceholderData } = useQuery({
    queryKey: [luckyWheelModel, 'results', id, range],
    queryFn: async ({ signal }) =>
      (await request(wheelResultsDocument, { _id: id, startDate: range.from, endDate: range.to }, { signal }))
        .cmsLuckyWheelResults,
    placeholderData: keepPreviousData,
    ...liveFigures,
  })
  const tiers = useMemo(
    () => data?.wheel.tierNames.map((tier) => ({ key: tier.prizeTier, name: tierText(tier) })) ?? [],
    [data?.wheel.tierNames],
  )
  if (isRequestError(error, 'NOT_FOUND', 'BAD_USER_INPUT')) return <NotFound />
  const failed = isError && !data
  const { wheel } = data ?? {}
  const points =
    data &&
    pointsOf(
      data.days,
      tiers,
      ({ prizeTier }) => prizeTier,
      ({ awards }) => awards,
    )
  const designated = data?.prizes.reduce((sum, { prize }) => sum + prize.designated, 0)
  return (
    <section className="dashboard">
      <h1 className="screen-title">
        {wheel ? m.lucky_wheel_results_of({ title: wheel.title }) : m.lucky_wheel_results_title()}
      </h1>
      <div className="figure-cards">
        <FigureCard title={m.lucky_wheel_results_total()} value={wheel?.totalPrize} failed={failed} />
        <FigureCard title={m.lucky_wheel_results_won()} value={wheel?.totalRedeemPrize} failed={failed} />
        <FigureCard title={m.lucky_wheel_results_remaining()} value={wheel?.totalRemainingPrize} failed={failed} />
        <FigureCard title={m.lucky_wheel_results_designated()} value={designated} failed={failed} />
      </div>
      <div className="range-bar">
        <RangeBar range={range} onChange={setRange} />
        <LinkButton to="/lucky-wheels/winners/$id" params={{ id }}>
          {m.lucky_wheel_winners_title()}
        </LinkButton>
        <LinkButton to="/lucky-wheels/spins/$id" params={{ id }}>
          {m.lucky_wheel_results_spins()}
        </LinkButton>
      </div>
      <Chart
        title={m.lucky_wheel_results_by_day()}
        points={points}
        failed={failed}
        stale={isPlaceholderData}
        series={tiers}
      />
      {data && <PrizeTable results={data} />}
      {data && <ForecastPanel results={data} />}
    </section>
  )
}
