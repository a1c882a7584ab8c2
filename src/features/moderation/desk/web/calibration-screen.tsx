import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { CalibrationQuery } from '../../../../generated/graphql/graphql.ts'
import { m } from '../../../../generated/messages/messages.js'
import '../../../../generated/messages/texts/desk.js'
import { RangeBar } from '../../../../platform/web/charts/range-bar.tsx'
import { useRange } from '../../../../platform/web/charts/range-address.ts'
import { failureText } from '../../../../platform/web/form/failure.ts'
import { Face } from '../../../../platform/web/parts/face.tsx'
import { Facts } from '../../../../platform/web/parts/facts.tsx'
import { type SmallColumn, SmallTable } from '../../../../platform/web/parts/small-table.tsx'
import { request } from '../../../../platform/web/requests/graphql-client.ts'
import { isRequestError } from '../../../../platform/web/requests/request-error.ts'
import { formatNumber } from '../../../../platform/web/words/format-number.ts'
import { reasonName } from '../../reports/web/public.ts'
import { fewestAnswers } from '../desk.values.ts'
import { calibrationDocument } from './calibration.documents.ts'
import { Disagreements } from './disagreements.tsx'
import '../../../../platform/web/charts/figures.css'
import './calibration.css'

type Calibration = CalibrationQuery['cmsGetCalibration']

/** `/reports/calibration`: how far second moderators agreed with decisions that they did not know, and where not. */
export function CalibrationScreen() {
  const [range, setRange] = useRange()
  const { data, error, isPlaceholderData } = useQuery({
    queryKey: ['CASE', 'calibration', range],
    queryFn: async ({ signal }) => {
      const variables = { startDate: range.from, endDate: range.to }
      return (await request(calibrationDocument, variables, { signal })).cmsGetCalibration
    },
    placeholderData: keepPreviousData,
  })
  const isError = error !== null
  return (
    <section className="dashboard">
      <h1 className="screen-title">{m.desk_calibration()}</h1>
      <p>{m.desk_calibration_text()}</p>
      <RangeBar range={range} onChange={setRange} />
      {isRequestError(error, 'BAD_USER_INPUT') ? (
        <p role="alert">{failureText(error)}</p>
      ) : (
        <div className={isPlaceholderData ? 'calibration chart-stale' : 'calibration'} aria-busy={isPlaceholderData}>
          <section className="panel" aria-label={m.desk_calibration()}>
            {data && <Facts facts={factsOf(data)} />}
            <p className="calibration-small">{m.desk_calibration_explained({ count: formatNumber(fewestAnswers) })}</p>
          </section>
          <section className="panel" aria-label={m.desk_calibration_by_reason()}>
            <h2>{m.desk_calibration_by_reason()}</h2>
            <SmallTable
              cards
              columns={reasonColumns}
              rows={data?.byReason}
              rowKey={({ reason }) => reason}
              isError={isError}
              empty={m.desk_calibration_none()}
            />
          </section>
          <section className="panel" aria-label={m.desk_calibration_by_person()}>
            <h2>{m.desk_calibration_by_person()}</h2>
            <p className="calibration-small">{m.desk_calibration_by_person_text()}</p>
            <SmallTable
              cards
              columns={personColumns}
              rows={data?.byPerson}
              rowKey={({ user }) => user._id}
              isError={isError}
              empty={m.desk_calibration_none()}
            />
          </section>
          <Disagreements rows={data?.disagreements} isError={isError} />
        </div>
      )}
    </section>
  )
}

const factsOf = (data: Calibration) =>
  [
    [m.desk_calibration_decided(), formatNumber(data.decided)],
    [m.desk_calibration_drawn(), formatNumber(data.drawn)],
    [m.desk_calibration_waiting(), formatNumber(data.waiting)],
    [m.desk_calibration_void(), formatNumber(data.void)],
    [m.desk_calibration_answered(), formatNumber(data.answered)],
    [m.desk_calibration_agreement(), agreementOf(data)],
  ] as const

/** '92 % (80–97 %)', or that there are too few answers to say. */
function agreementOf({ agreement }: Pick<Calibration, 'agreement'>): string {
  if (!agreement) return m.desk_calibration_too_few()
  const percent = (share: number) => formatNumber(Math.round(100 * share))
  const { share, low, high } = agreement
  return m.desk_calibration_share({ share: percent(share), low: percent(low), high: percent(high) })
}

const reasonColumns: readonly SmallColumn<Calibration['byReason'][number]>[] = [
  { title: m.common_reason, cell: ({ reason }) => reasonName(reason) },
  { title: m.desk_calibration_answered, cell: ({ answered }) => formatNumber(answered), number: true },
  { title: m.desk_calibration_agreement, cell: agreementOf, number: true },
]

const personColumns: readonly SmallColumn<Calibration['byPerson'][number]>[] = [
  {
    title: m.common_full_name,
    cell: ({ user }) => (
      <span className="person">
        <Face person={user} /> {user.fullName}
      </span>
    ),
  },
  { title: m.desk_calibration_answered, cell: ({ answered }) => formatNumber(answered), number: true },
  { title: m.desk_calibration_agreement, cell: agreementOf, number: true },
]
