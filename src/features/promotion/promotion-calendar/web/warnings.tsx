import { CheckCircleOutlined, WarningOutlined } from '@ant-design/icons'
import type { PromotionCalendarQuery } from '../../../../generated/graphql/graphql.ts'
import { m } from '../../../../generated/messages/messages.js'
import { formatNumber } from '../../../../platform/web/words/format-number.ts'
import { absoluteDay } from '../../../../platform/web/list/time.ts'
import { PromotionLink } from './promotion-link.tsx'

export type Warning = PromotionCalendarQuery['cmsPromotionCalendar']['warnings'][number]

function warningText({ kind, from, to, promotions }: Warning): string {
  const until = absoluteDay(to)
  switch (kind) {
    case 'CODES_END_EARLY':
      return from
        ? m.promotion_calendar_codes_end({ from: absoluteDay(from), until })
        : m.promotion_calendar_no_codes({ until })
    case 'VOUCHER_ENDS_IN_BATCH':
      return m.promotion_calendar_ends_in_batch({ from: from ? absoluteDay(from) : '', until })
    case 'CAMPAIGN_GAP':
      return m.promotion_calendar_gap({ from: from ? absoluteDay(from) : '', until })
    case 'SAME_DAY':
      return m.promotion_calendar_same_day({ count: formatNumber(promotions.length), day: until })
  }
}

/** The warnings, each with links to the screens where it can be corrected. */
export function Warnings({ warnings }: { readonly warnings: readonly Warning[] }) {
  return (
    <section className="calendar-warnings" aria-labelledby="calendar-warnings">
      <h2 id="calendar-warnings">{m.promotion_calendar_warnings({ count: formatNumber(warnings.length) })}</h2>
      {warnings.length === 0 ? (
        <p>
          <CheckCircleOutlined aria-hidden /> {m.promotion_calendar_no_warnings()}
        </p>
      ) : (
        <ul>
          {warnings.map((warning) => (
            <li key={`${warning.kind} ${warning.promotions.map(({ _id }) => _id).join(' ')}`}>
              <WarningOutlined aria-hidden />
              <span>
                {warningText(warning)}{' '}
                {warning.promotions.map((promotion, i) => (
                  <span key={promotion._id}>
                    {i > 0 && ', '}
                    <PromotionLink promotion={promotion} />
                  </span>
                ))}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
