import { Link } from '@tanstack/react-router'
import { Button } from 'antd'
import { useEffect, useState } from 'react'
import { m } from '../../../../generated/messages/messages.js'
import { serverTime } from '../../../../platform/shared/server-clock.ts'
import { formatNumber } from '../../../../platform/web/words/format-number.ts'
import { translate } from '../../../../platform/web/words/texts.ts'
import { ChangedRecords } from './changed-records.tsx'
import type { Decision } from './desk-queries.ts'
import { canUndo, decisionStateName, isDeclined, titleOf, verdictVerb } from './desk-texts.ts'
import { Key } from './key.tsx'
import { ReportedLink } from './reported-link.tsx'
import type { Desk } from './use-desk.ts'
import { isWorking } from './use-followed.ts'

/** This person's last decision, which can be undone for ten minutes. */
export function LastDecision({ decision, desk }: { readonly decision: Decision; readonly desk: Desk }) {
  return (
    <div className="desk-last" role="group" aria-label={m.desk_last()}>
      <p>
        {!isDeclined(decision) && <strong>{verdictVerb(decision.status)}</strong>}
        <Link to="/reports/case/$id" params={{ id: decision.case._id }} search={(before) => before}>
          {titleOf(decision.case.lead)}
        </Link>
        <span>{decisionStateName(decision)}</span>
      </p>
      <DecisionProgress decision={decision} />
      <UndoButton decision={decision} desk={desk} shortcut />
    </div>
  )
}

/** The progress of a decision that is carried out in the background, and what could not be changed. */
export function DecisionProgress({ decision }: { readonly decision: Decision }) {
  const { done, total, refused, changedSince } = decision
  return (
    <>
      {isWorking(decision) && (
        <span className="desk-progress">
          <progress
            max={total}
            value={done}
            aria-label={m.desk_progress({ done: formatNumber(done), total: formatNumber(total) })}
          />
          <small aria-hidden>{m.desk_progress({ done: formatNumber(done), total: formatNumber(total) })}</small>
        </span>
      )}
      {refused.length > 0 && (
        <details className="desk-refused">
          <summary>{m.desk_refused({ count: formatNumber(refused.length) })}</summary>
          <ul>
            {refused.map((record) => (
              <li key={`${record.model} ${record._id}`}>
                <ReportedLink record={record} />: {translate(record)}
              </li>
            ))}
          </ul>
        </details>
      )}
      {decision.state === 'UNDONE' && changedSince.length > 0 && (
        <details className="desk-refused">
          <summary>{m.desk_changed_since_count({ count: formatNumber(changedSince.length) })}</summary>
          <ChangedRecords of={changedSince} />
        </details>
      )}
    </>
  )
}

interface UndoProps {
  readonly decision: Decision
  readonly desk: Desk
  /** Whether the key `u` presses this button. */
  readonly shortcut?: boolean
}

/** Undoes a decision; shows the time that is left for it. */
export function UndoButton({ decision, desk, shortcut = false }: UndoProps) {
  const [now, setNow] = useState(serverTime)
  const can = canUndo(decision, now)
  useEffect(() => {
    if (!can) return
    const timer = setInterval(() => setNow(serverTime()), 1_000)
    return () => clearInterval(timer)
  }, [can])
  if (!can) return null
  const seconds = Math.ceil((Date.parse(decision.undoUntil!) - now) / 1_000)
  const left = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
  return (
    <Button
      size="small"
      loading={desk.undoing}
      {...(shortcut ? { 'aria-keyshortcuts': 'u' } : {})}
      onClick={() => desk.undo(decision)}
    >
      {m.desk_undo()} {shortcut && <Key of="u" />}
      <span className="desk-left" aria-hidden>
        {left}
      </span>
    </Button>
  )
}
