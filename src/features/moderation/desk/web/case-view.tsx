import { useQuery } from '@tanstack/react-query'
import { Skeleton } from 'antd'
import { Suspense, useEffect, useRef, useState } from 'react'
import { m } from '../../../../generated/messages/messages.js'
import { lazyPart } from '../../../../platform/web/parts/lazy-part.tsx'
import { ListError } from '../../../../platform/web/list/list-empty.tsx'
import { Mark } from '../../../../platform/web/list/cells.tsx'
import { useFollow } from '../../../../platform/web/list/list-address.ts'
import { AppealPanel } from './appeal-panel.tsx'
import { CaseContent } from './case-content.tsx'
import { CaseFacts } from './case-facts.tsx'
import { CaseNotes } from './case-notes.tsx'
import { DeskBar } from './desk-bar.tsx'
import { caseQuery, type FullCase } from './desk-queries.ts'
import { Due } from './desk-rows.tsx'
import { kindOf, severityName, severityTone, titleOf } from './desk-texts.ts'
import { useCaseActions } from './use-case-actions.ts'
import { useKeptClaim } from './use-claim.ts'
import type { Desk } from './use-desk.ts'

const AppealDialog = lazyPart(() => import('./appeal-dialog.tsx'))
const DecisionDialog = lazyPart(() => import('./decision-dialog.tsx'))
const HandOverDialog = lazyPart(() => import('./hand-over-dialog.tsx'))
const SecondLookDialog = lazyPart(() => import('./second-look-dialog.tsx'))

interface Props {
  readonly id: string
  readonly desk: Desk
}

/** `/reports/case/{id}`: the content, the facts for the decision, and the decision. */
export function CaseView({ id, desk }: Props) {
  const { data, error } = useQuery(caseQuery(id))
  const lost = useKeptClaim(data, desk.claim)
  if (data === null) return <p role="alert">{m.desk_case_gone()}</p>
  if (data === undefined) return error ? <ListError /> : <Skeleton active paragraph={{ rows: 8 }} />
  return <OpenCase openCase={data} lost={lost} desk={desk} />
}

/** Pictures reported for these reasons are covered until the moderator uncovers them. */
const covering: ReadonlySet<string> = new Set(['NUDITY', 'VIOLENCE'])

function OpenCase({
  openCase,
  lost,
  desk,
}: {
  readonly openCase: FullCase
  readonly lost: boolean
  readonly desk: Desk
}) {
  const startsCovered = openCase.byReason.some(({ reason }) => covering.has(reason))
  const [covered, setCovered] = useState(startsCovered)
  const [chosen, setChosen] = useState(0)
  const follow = useFollow()
  const heading = useFocusedHeading()
  const member = openCase.members[chosen] ?? openCase.members[0]
  const actions = useCaseActions(openCase, desk, {
    author: () => openCase.creator && follow(`?creator=${openCase.creator._id}`),
    uncover: startsCovered ? () => setCovered((now) => !now) : undefined,
  })
  return (
    <>
      <article className="desk-case">
        <header className="desk-case-head">
          <p>
            <Mark tone={severityTone(openCase.severity)}>{severityName(openCase.severity)}</Mark>
            <span>{kindOf(openCase)}</span>
            {openCase.state !== 'CLOSED' && <Due at={openCase.dueAt} />}
          </p>
          <h2 ref={heading} tabIndex={-1}>
            {titleOf(openCase.lead)}
          </h2>
        </header>
        <CaseNotes openCase={openCase} lost={lost} desk={desk} actions={actions} />
        {openCase.appeal && <AppealPanel appeal={openCase.appeal} />}
        <CaseContent
          openCase={openCase}
          member={member}
          covered={covered}
          onCover={startsCovered ? () => setCovered((now) => !now) : undefined}
          onChoose={setChosen}
          desk={desk}
        />
      </article>
      <CaseFacts openCase={openCase} member={member} covered={covered} actions={actions} />
      <DeskBar openCase={openCase} desk={desk} actions={actions} />
      <Suspense>
        {actions.asked && (
          <DecisionDialog
            openCase={openCase}
            asked={actions.asked}
            onDecided={(decision) => {
              actions.close()
              desk.decided(decision)
            }}
            onClose={actions.close}
          />
        )}
        {actions.answering && (
          <AppealDialog
            openCase={openCase}
            outcome={actions.answering}
            onDecided={(decided) => {
              actions.close()
              desk.answered(decided)
            }}
            onClose={actions.close}
          />
        )}
        {actions.handingOver && (
          <HandOverDialog
            openCase={openCase}
            onDone={(handedOver) => {
              actions.close()
              desk.handedOver(handedOver)
            }}
            onClose={actions.close}
          />
        )}
        {actions.secondLookOpen && openCase.decision && (
          <SecondLookDialog decision={openCase.decision} desk={desk} onClose={actions.close} />
        )}
      </Suspense>
    </>
  )
}

/**
 * The heading of a case takes the focus when the case is shown, so that the keys work and screen readers begin there.
 */
function useFocusedHeading() {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // Waits until the previous decision dialog has returned the focus.
    const timer = setTimeout(() => heading.current?.focus({ preventScroll: true }))
    return () => clearTimeout(timer)
  }, [])
  return heading
}
