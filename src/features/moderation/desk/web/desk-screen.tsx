import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { Button } from 'antd'
import { Suspense, useEffect, useRef } from 'react'
import { m } from '../../../../generated/messages/messages.js'
import { formatNumber } from '../../../../platform/web/words/format-number.ts'
import { lazyPart } from '../../../../platform/web/parts/lazy-part.tsx'
import { useLive } from '../../../../platform/web/live/live.ts'
import { recordsChanged } from '../../../../platform/web/requests/record-cache.ts'
import { useShortcuts } from '../../../../platform/web/shortcuts.ts'
import { OpenPage } from '../../../content/pages/web/public.ts'
import { termModels } from '../../../../platform/shared/term-status.ts'
import { CaseView } from './case-view.tsx'
import { DeskLists } from './desk-lists.tsx'
import { figuresQuery } from './desk-queries.ts'
import { LastDecision } from './last-decision.tsx'
import { Key } from './key.tsx'
import { type Desk, useDesk } from './use-desk.ts'
import './desk.css'

const UndoneDialog = lazyPart(() => import('./undone-dialog.tsx'))

/** `/reports` and `/reports/case/{id}`: the lists on the left, the case next to them. */
export function DeskScreen() {
  const { id } = useParams({ strict: false })
  const desk = useDesk(id)
  useChangesElsewhere()
  return (
    <section className="desk" data-case={id !== undefined || undefined}>
      <DeskHead desk={desk} />
      <p role="status" className="visually-hidden">
        <span key={desk.said.count}>{desk.said.text}</span>
      </p>
      {desk.last && <LastDecision key={desk.last._id} decision={desk.last} desk={desk} />}
      <div className="desk-panes">
        <DeskLists desk={desk} open={id} />
        {id === undefined ? <Beginning desk={desk} /> : <CaseView key={id} id={id} desk={desk} />}
      </div>
      {desk.undone && (
        <Suspense>
          <UndoneDialog undone={desk.undone} onClose={desk.closeUndone} />
        </Suspense>
      )}
      <OpenPage />
    </section>
  )
}

function DeskHead({ desk }: { readonly desk: Desk }) {
  const { data } = useQuery(figuresQuery)
  return (
    <header className="desk-head">
      <h1>{m.desk_title()}</h1>
      <p>
        {data && (
          <>
            <span>{m.desk_head_open({ count: formatNumber(data.open) })}</span>
            {data.overdue > 0 && (
              <span className="desk-late">{m.desk_head_overdue({ count: formatNumber(data.overdue) })}</span>
            )}
          </>
        )}
      </p>
      <Button className="desk-head-next" aria-keyshortcuts="n" loading={desk.busy} onClick={desk.next}>
        {m.desk_next()} <Key of="n" />
      </Button>
    </header>
  )
}

/** Shown while no case is open: lists the keys that work everywhere at the desk. */
function Beginning({ desk }: { readonly desk: Desk }) {
  useShortcuts(m.desk_keys_title(), [
    { keys: ['n'], label: m.desk_next(), run: desk.next },
    { keys: ['u'], label: m.desk_undo_last(), run: desk.undoLast },
  ])
  return (
    <div className="desk-beginning">
      <p>{m.desk_beginning()}</p>
      <Button type="primary" size="large" aria-keyshortcuts="n" loading={desk.busy} onClick={desk.next}>
        {m.desk_next()} <Key of="n" />
      </Button>
    </div>
  )
}

/** Changes elsewhere within this many milliseconds cause one refetch. */
const gathered = 1_000

/** The records that cases are made of. */
const concerning: ReadonlySet<string> = new Set(['CASE', 'REPORT', ...termModels])

/**
 * Refetches the queue, the case and the figures when cases change elsewhere. A case that a change in a list closes has no
 * event of its own, but its record or its reports do.
 */
function useChangesElsewhere(): void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  useLive((event) => {
    const concerned =
      event.type === 'resync' || (event.type === 'changed' && event.records.some(({ model }) => concerning.has(model)))
    if (!concerned || timer.current !== undefined) return
    timer.current = setTimeout(() => {
      timer.current = undefined
      void recordsChanged('CASE')
    }, gathered)
  })
}
