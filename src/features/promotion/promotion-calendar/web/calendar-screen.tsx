import { BarsOutlined, LeftOutlined, RightOutlined, TableOutlined } from '@ant-design/icons'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { Button, Select, Skeleton } from 'antd'
import { Suspense, useState } from 'react'
import { m } from '../../../../generated/messages/messages.js'
import { request } from '../../../../platform/web/requests/graphql-client.ts'
import { ListError } from '../../../../platform/web/list/list-empty.tsx'
import { soonPart } from '../../../../platform/web/parts/lazy-part.tsx'
import { withRecordWords } from '../../../../platform/web/words/record-words.ts'
import { useLive } from '../../../../platform/web/live/live.ts'
import { type PromotionState, promotionStates } from '../../promotion-states/promotion-state.values.ts'
import { promotionStateName, stateFilter } from '../../promotion-states/web/public.ts'
import { addMonths, type CalendarRange, daysOf, readRange, thisMonth, usualSpan } from '../calendar-range.ts'
import { spans } from '../calendar.values.ts'
import { monthName, type Promotion } from './calendar-words.ts'
import { promotionCalendarDocument } from './calendar.documents.ts'
import { CalendarTable } from './calendar-table.tsx'
import { Timeline } from './timeline.tsx'
import { Warnings } from './warnings.tsx'
import './calendar.css'

const DatesDialog = soonPart(withRecordWords(() => import('./dates-dialog.tsx')))

const calendarKey = 'Promotions'
/** The models of the records that the calendar shows. */
const models: ReadonlySet<string> = new Set(['VOUCHER', 'VOUCHER_CODE', 'LUCKY_WHEEL', 'BANNER', 'EVENT'])

export interface CalendarSearch {
  readonly month?: string
  readonly months?: number
  readonly view?: 'table'
  readonly state?: PromotionState
}

/** `/promotions/calendar` */
export function CalendarScreen() {
  const navigate = useNavigate()
  const search = useSearch({ strict: false, select: (search: CalendarSearch) => search })
  const range = readRange(search)
  const asTable = search.view === 'table'
  const { state } = search
  const days = daysOf(range)
  const { data, isError, isPlaceholderData } = useQuery({
    queryKey: [calendarKey, days],
    queryFn: async ({ signal }) => (await request(promotionCalendarDocument, days, { signal })).cmsPromotionCalendar,
    placeholderData: keepPreviousData,
    // Refetched when the person comes back from another screen, where promotions may have been changed.
    staleTime: 0,
  })
  const queryClient = useQueryClient()
  const reload = () => queryClient.invalidateQueries({ queryKey: [calendarKey] })
  const [opened, setOpened] = useState<Promotion>()
  useLive((event) => {
    const ours =
      event.type === 'resync' || (event.type === 'changed' && event.records.some(({ model }) => models.has(model)))
    if (ours) void reload()
  })
  const show = (next: Partial<CalendarRange & { table: boolean; state: PromotionState | undefined }>) => {
    const { month, months, table, state: shown } = { ...range, table: asTable, state, ...next }
    const search: CalendarSearch = {
      ...(month !== thisMonth() && { month }),
      ...(months !== usualSpan && { months }),
      ...(table && { view: 'table' }),
      ...(shown && { state: shown }),
    }
    void navigate({ to: '.', search: search as never, resetScroll: false })
  }
  const move = (count: number) => show({ month: addMonths(range.month, count) })
  const items = (data?.items ?? []).filter((item) => state === undefined || item.state === state)
  const warned = new Set(data?.warnings.flatMap(({ promotions }) => promotions.map(({ _id }) => _id)))
  return (
    <section className="calendar-screen" aria-busy={isPlaceholderData}>
      <h1 className="screen-title">{m.promotion_calendar_title()}</h1>
      <div className="calendar-tools">
        <Button icon={<LeftOutlined />} aria-label={m.promotion_calendar_earlier()} onClick={() => move(-1)} />
        <strong aria-live="polite">
          {monthName(range.month)}
          {range.months > 1 && ` – ${monthName(addMonths(range.month, range.months - 1))}`}
        </strong>
        <Button icon={<RightOutlined />} aria-label={m.promotion_calendar_later()} onClick={() => move(1)} />
        <Button disabled={range.month === thisMonth()} onClick={() => show({ month: thisMonth() })}>
          {m.promotion_calendar_today()}
        </Button>
        <Select
          aria-label={m.promotion_calendar_span()}
          value={range.months}
          options={spans.map((value) => ({ value, label: m.promotion_calendar_months({ count: value }) }))}
          onChange={(months) => show({ months })}
        />
        <Select
          className="calendar-state"
          aria-label={stateFilter.label()}
          value={state ?? ''}
          options={[
            { value: '', label: m.list_all() },
            ...promotionStates.map((value) => ({ value, label: promotionStateName(value) })),
          ]}
          onChange={(value: PromotionState | '') => show({ state: value || undefined })}
        />
        <Button
          icon={asTable ? <BarsOutlined aria-hidden /> : <TableOutlined aria-hidden />}
          aria-pressed={asTable}
          onClick={() => show({ table: !asTable })}
        >
          {asTable ? m.promotion_calendar_as_picture() : m.promotion_calendar_as_table()}
        </Button>
      </div>
      {isError ? (
        <ListError />
      ) : data === undefined ? (
        <Skeleton active paragraph={{ rows: 10 }} />
      ) : (
        <>
          <Warnings warnings={data.warnings} />
          {items.length === 0 ? (
            <p className="calendar-cut">{m.promotion_calendar_empty()}</p>
          ) : asTable ? (
            <CalendarTable items={items} warned={warned} onOpen={setOpened} />
          ) : (
            <Timeline range={range} items={items} cut={data.cut} warned={warned} onOpen={setOpened} />
          )}
        </>
      )}
      {opened && (
        <Suspense>
          <DatesDialog promotion={opened} onChanged={reload} onClose={() => setOpened(undefined)} />
        </Suspense>
      )}
    </section>
  )
}
