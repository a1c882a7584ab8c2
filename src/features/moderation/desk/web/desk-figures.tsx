import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { m } from '../../../../generated/messages/messages.js'
import { Facts } from '../../../../platform/web/parts/facts.tsx'
import { formatDuration, formatNumber } from '../../../../platform/web/words/format-number.ts'
import { ListError } from '../../../../platform/web/list/list-empty.tsx'
import { relativeTime } from '../../../../platform/web/list/time.ts'
import { currentLocale } from '../../../../platform/web/words/locale.ts'
import { usePermission } from '../../../../platform/web/session/session.tsx'
import { deskOperations } from '../desk.operations.ts'
import { figuresQuery } from './desk-queries.ts'
import './desk-figures.css'

const percent = (share: number | null | undefined) =>
  share == null ? undefined : m.desk_percent({ share: formatNumber(Math.round(100 * share)) })

/** The figures of the desk: how many cases wait, for how long, and the decisions of the last seven days. */
export function DeskFigures() {
  return usePermission(deskOperations.cmsGetDeskFigures) ? <Figures /> : null
}

function Figures() {
  const { data, isError } = useQuery(figuresQuery)
  return (
    <section className="panel desk-figures" aria-label={m.desk_title()} aria-busy={data === undefined && !isError}>
      <header className="panel-head">
        <h2>
          <Link to="/reports">{m.desk_title()}</Link>
        </h2>
      </header>
      {isError ? (
        <ListError />
      ) : (
        data && (
          <Facts
            facts={[
              [m.desk_figure_open(), formatNumber(data.open)],
              [m.desk_figure_overdue(), formatNumber(data.overdue)],
              [m.desk_figure_oldest(), data.oldestOpenedAt && relativeTime(data.oldestOpenedAt, currentLocale())],
              [m.desk_appeals(), formatNumber(data.appeals)],
              [m.desk_figure_second_look(), formatNumber(data.waitingForSecondLook)],
              [m.desk_figure_decided(), formatNumber(data.decided)],
              [m.desk_figure_median(), data.medianMinutes != null && formatDuration(data.medianMinutes)],
              [m.desk_figure_undone(), percent(data.undoneShare)],
              [m.desk_figure_agreement(), percent(data.secondLookAgreement)],
            ]}
          />
        )
      )}
    </section>
  )
}
