import { useQuery } from '@tanstack/react-query'
import { Input, Select } from 'antd'
import { useEffect, useEffectEvent, useState } from 'react'
import { m } from '../../../../generated/messages/messages.js'
import { hasSearchText } from '../../../../platform/shared/search-text.ts'
import { formatNumber } from '../../../../platform/web/words/format-number.ts'
import { reportedName } from '../../reports/web/public.ts'
import { caseKinds, type CaseOrder, caseOrders, longestSearch, severities } from '../desk.values.ts'
import { figuresQuery } from './desk-queries.ts'
import { severityName } from './desk-texts.ts'
import type { Desk } from './use-desk.ts'

const orders: Readonly<Record<CaseOrder, () => string>> = {
  DUE: m.desk_order_due,
  SEVERITY: m.desk_order_severity,
  AGE: m.desk_order_age,
  REPORTS: m.desk_order_reports,
}

/** What the queue shows, and in which order; each choice says how many open cases it has. */
export function QueueFilters({ desk }: { readonly desk: Desk }) {
  const { model, severity, order, choose } = desk
  const counts = useQuery(figuresQuery).data?.byKind
  const labelled = (label: string, has: (of: { readonly model: string; readonly severity: number }) => boolean) => {
    const open = counts?.filter(has).reduce((sum, one) => sum + one.open, 0)
    return open === undefined ? label : m.desk_filter_count({ label, count: formatNumber(open) })
  }
  return (
    <div className="desk-filters" role="search" aria-label={m.desk_filters()}>
      <QueueSearch desk={desk} />
      <Select
        aria-label={m.desk_filter_kind()}
        placeholder={m.desk_filter_kind()}
        allowClear
        value={model ?? null}
        options={caseKinds.map((value) => ({
          value,
          label: labelled(
            value === 'APPEAL' ? m.desk_appeals() : reportedName(value),
            (of) => of.model === value && (!severity || of.severity === severity),
          ),
        }))}
        popupMatchSelectWidth={false}
        onChange={(value) => choose({ model: value ?? undefined })}
      />
      <Select
        aria-label={m.desk_severity()}
        placeholder={m.desk_severity()}
        allowClear
        value={severity ?? null}
        options={severities.map((value) => ({
          value,
          label: labelled(severityName(value), (of) => of.severity === value && (!model || of.model === model)),
        }))}
        popupMatchSelectWidth={false}
        onChange={(value) => choose({ severity: value ?? undefined })}
      />
      <Select
        className="desk-order"
        aria-label={m.desk_order()}
        value={order}
        options={caseOrders.map((value) => ({ value, label: orders[value]() }))}
        onChange={(value) => choose({ order: value === 'DUE' ? undefined : value })}
      />
    </div>
  )
}

/** Milliseconds after the last letter until the search begins. */
const pause = 300

function QueueSearch({ desk: { q = '', choose } }: { readonly desk: Desk }) {
  const [text, setText] = useState(q)
  const [composing, setComposing] = useState(false)
  const [shown, setShown] = useState(q)
  if (shown !== q) {
    setShown(q)
    if (q !== text.trim()) setText(q)
  }
  const search = useEffectEvent((typed: string) => {
    const found = hasSearchText(typed) ? typed.trim() : undefined
    if (found !== (q || undefined)) choose({ q: found })
  })
  useEffect(() => {
    if (composing) return
    const timer = setTimeout(() => search(text), pause)
    return () => clearTimeout(timer)
  }, [text, composing])
  return (
    <Input
      type="search"
      allowClear
      className="desk-search"
      aria-label={m.desk_search()}
      aria-keyshortcuts="/"
      placeholder={m.desk_search()}
      maxLength={longestSearch}
      value={text}
      onChange={({ target }) => setText(target.value)}
      onCompositionStart={() => setComposing(true)}
      onCompositionEnd={() => setComposing(false)}
      onPressEnter={() => search(text)}
    />
  )
}
