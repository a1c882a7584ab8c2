import { Link } from '@tanstack/react-router'
import { Button } from 'antd'
import type { MouseEvent } from 'react'
import { m } from '../../../../generated/messages/messages.js'
import { Face } from '../../../../platform/web/parts/face.tsx'
import { formatNumber } from '../../../../platform/web/words/format-number.ts'
import { Mark } from '../../../../platform/web/list/cells.tsx'
import { absoluteTime, relativeTime } from '../../../../platform/web/list/time.ts'
import { currentLocale } from '../../../../platform/web/words/locale.ts'
import type { CaseRow, Decision } from './desk-queries.ts'
import {
  canUndo,
  isOver,
  decisionStateName,
  isDeclined,
  kindOf,
  reasonsOf,
  secondLookName,
  severityName,
  severityTone,
  titleOf,
  verdictVerb,
} from './desk-texts.ts'
import type { Desk } from './use-desk.ts'

interface Props {
  readonly open: boolean
  readonly desk: Desk
}

/** A case of the queue. Opening it claims it, unless somebody works on it. */
export function CaseRowLink({ one, open, desk }: Props & { readonly one: CaseRow }) {
  const free = one.holder == null && one.state === 'OPEN'
  const take = (event: MouseEvent) => {
    if (!free || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    void desk.claim(one._id).then(() => desk.show(one._id))
  }
  return (
    <li>
      <Link
        to="/reports/case/$id"
        params={{ id: one._id }}
        search={(before) => before}
        className="desk-row"
        aria-current={open ? 'true' : undefined}
        onClick={take}
      >
        <span className="desk-row-head">
          <Mark tone={severityTone(one.severity)}>{severityName(one.severity)}</Mark>
          <span>{kindOf(one)}</span>
          <Due at={one.dueAt} />
        </span>
        <strong>{titleOf(one.lead)}</strong>
        <small>
          {reasonsOf(one.byReason)}
          {one.totalMembers > 1 && ` · ${m.desk_members({ count: formatNumber(one.totalMembers) })}`}
        </small>
        {one.holder && (
          <small className="desk-holder">
            <Face person={one.holder} size={18} />
            {one.mine ? m.desk_held_by_you() : m.desk_held_by({ name: one.holder.fullName })}
          </small>
        )}
      </Link>
    </li>
  )
}

/** When a case should be decided at the latest; marked once that has passed. */
export function Due({ at }: { readonly at: string }) {
  const late = isOver(at)
  const when = relativeTime(at, currentLocale())
  return (
    <time
      dateTime={at}
      title={m.desk_due_title({ time: absoluteTime(at) })}
      className={late ? 'desk-due desk-late' : 'desk-due'}
    >
      {m.desk_due({ when })}
    </time>
  )
}

/** A decision in the list of second looks, or in the list of one's own. */
export function DecisionRow({ decision, open, desk }: Props & { readonly decision: Decision }) {
  const { status, state, by, createdAt, secondLook, mine } = decision
  const title = titleOf(decision.case.lead)
  return (
    <li>
      <Link
        to="/reports/case/$id"
        params={{ id: decision.case._id }}
        search={(before) => before}
        className="desk-row"
        aria-current={open ? 'true' : undefined}
      >
        <span className="desk-row-head">
          {!isDeclined(decision) && (
            <Mark tone={status && status !== 'NORMAL' ? 'bad' : 'good'}>{verdictVerb(status)}</Mark>
          )}
          <span>{decisionStateName(decision)}</span>
          <time dateTime={createdAt} title={`${absoluteTime(createdAt)} (GMT+7)`} className="desk-due">
            {relativeTime(createdAt, currentLocale())}
          </time>
        </span>
        <strong>{title}</strong>
        {secondLook && state === 'WAITING' && <small>{secondLookName(secondLook)}</small>}
        <small className="desk-holder">
          <Face person={by} size={18} />
          {mine ? m.desk_by_you() : by.fullName}
        </small>
      </Link>
      {canUndo(decision) && (
        <Button
          size="small"
          className="desk-row-undo"
          aria-label={m.desk_undo_of({ title })}
          loading={desk.undoing}
          onClick={() => desk.undo(decision)}
        >
          {m.desk_undo()}
        </Button>
      )}
    </li>
  )
}
