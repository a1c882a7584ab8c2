import { Alert, Button } from 'antd'
import { m } from '../../../../generated/messages/messages.js'
import { formatNumber } from '../../../../platform/web/words/format-number.ts'
import { currentLocale } from '../../../../platform/web/words/locale.ts'
import { statusName } from '../../../../platform/web/words/term-status-name.ts'
import { absoluteTime } from '../../../../platform/web/list/time.ts'
import type { Decision, FullCase } from './desk-queries.ts'
import { decisionStateName, isDeclined, secondLookName, verdictName, verdictVerb } from './desk-texts.ts'
import { Key } from './key.tsx'
import { DecisionProgress, UndoButton } from './last-decision.tsx'
import type { CaseActions } from './use-case-actions.ts'
import type { Desk } from './use-desk.ts'
import { useFollowed } from './use-followed.ts'

interface Props {
  readonly openCase: FullCase
  /** This person's claim of the case has ended. */
  readonly lost: boolean
  readonly desk: Desk
  readonly actions: CaseActions
}

/** The notes above the content: who works on the case, and how it was decided. */
export function CaseNotes({ openCase, lost, desk, actions }: Props) {
  const { decision, decidedBefore, holder, mine, state } = openCase
  const elsewhere = holder != null && !mine
  return (
    <>
      {state === 'OPEN' && (lost || elsewhere) && (
        <Alert
          type="warning"
          showIcon
          role="status"
          title={[lost && m.desk_claim_lost(), elsewhere && m.desk_held_by({ name: holder.fullName })]
            .filter(Boolean)
            .join(' ')}
          action={
            elsewhere ? undefined : (
              <Button size="small" loading={desk.busy} onClick={() => void desk.claim(openCase._id)}>
                {m.desk_claim()}
              </Button>
            )
          }
        />
      )}
      {openCase.calibrates && <Alert type="info" showIcon role="status" title={m.desk_calibration_was()} />}
      {openCase.handedBy && (
        <Alert
          type="info"
          showIcon
          role="status"
          title={
            mine
              ? m.desk_handed_to_you({ name: openCase.handedBy.fullName })
              : m.desk_handed_by({ name: openCase.handedBy.fullName })
          }
        />
      )}
      {openCase.reportedByMe && !openCase.aboutMe && state !== 'CLOSED' && (
        <Alert type="warning" showIcon role="status" title={m.desk_text_reported_by_you()} />
      )}
      {openCase.aboutMe && state !== 'CLOSED' && (
        <Alert type="warning" showIcon role="status" title={m.desk_about_you()} />
      )}
      {openCase.judgedByMe && !openCase.aboutMe && !openCase.reportedByMe && state !== 'CLOSED' && (
        <Alert type="warning" showIcon role="status" title={m.desk_text_judged_by_you()} />
      )}
      {openCase.closedAt && openCase.closing?.how !== 'DECISION' && openCase.closing?.how !== 'APPEAL' && (
        <Alert type="info" showIcon title={closedText(openCase, openCase.closedAt)} />
      )}
      {decision && <CaseDecision decision={decision} desk={desk} actions={actions} />}
      {decidedBefore && (
        <Alert
          type="info"
          showIcon
          title={m.desk_decided_before({
            verdict: verdictName(decidedBefore.status),
            name: decidedBefore.by.fullName,
            time: absoluteTime(decidedBefore.createdAt),
          })}
          description={decidedBefore.reason || undefined}
          action={
            actions.open && (
              <Button
                size="small"
                onClick={() => actions.decide({ status: decidedBefore.status ?? null, reason: decidedBefore.reason })}
              >
                {m.desk_decide_the_same()}
              </Button>
            )
          }
        />
      )}
    </>
  )
}

/** By whom a case was closed in a list, and how. */
function closedText({ closedBy, closing }: FullCase, at: string): string {
  const time = absoluteTime(at)
  if (!closing || closing.how === 'UNKNOWN') return m.desk_closed_at({ time })
  const by = { name: closedBy?.fullName ?? m.term_status_by_nobody(), time }
  if (closing.how === 'DELETED') return m.desk_closed_by_deletion(by)
  if (closing.how === 'STATUS' && closing.status)
    return m.desk_closed_by_status({ ...by, status: statusName(closing.status) })
  return m.desk_closed_by_mark(by)
}

/** The newest decision of the case. */
function CaseDecision(props: { readonly decision: Decision; readonly desk: Desk; readonly actions: CaseActions }) {
  const { desk, actions } = props
  const decision = useFollowed(props.decision)
  const { status, state, by, createdAt, reason, until, hidePosts, secondLook, secondBy, note, reply } = decision
  const waits = state === 'WAITING'
  return (
    <section className="desk-decision" aria-label={m.desk_decision()} data-waits={waits || undefined}>
      <p>
        {!isDeclined(decision) && <strong>{verdictVerb(status)}</strong>} <span>{decisionStateName(decision)}</span>
      </p>
      <p className="desk-small">
        {m.desk_decided_by({ name: by.fullName, time: absoluteTime(createdAt) })}
        {until && ` ${m.desk_until({ time: absoluteTime(until) })}`}
        {hidePosts > 0 && ` ${m.desk_hides_posts({ count: formatNumber(hidePosts) })}`}
      </p>
      {reason && <p>{reason}</p>}
      {reply && (
        <p className="desk-small">
          {m.desk_reply()}: “{currentLocale() === 'vi' ? reply.textVi : reply.textEn}”
        </p>
      )}
      {secondLook && waits && <p>{secondLookName(secondLook)}</p>}
      {waits && decision.mine && <p>{m.desk_second_look_not_own()}</p>}
      {secondBy && (
        <p className="desk-small">
          {state === 'DECLINED'
            ? m.desk_declined_by({ name: secondBy.fullName })
            : m.desk_confirmed_by({ name: secondBy.fullName })}
          {note && ` “${note}”`}
        </p>
      )}
      <DecisionProgress decision={decision} />
      <div className="desk-decision-ways">
        {actions.waiting && (
          <Button size="small" type="primary" onClick={actions.second}>
            {m.desk_second_look()} <Key of="l" />
          </Button>
        )}
        {desk.last?._id !== decision._id && <UndoButton decision={decision} desk={desk} />}
      </div>
    </section>
  )
}
