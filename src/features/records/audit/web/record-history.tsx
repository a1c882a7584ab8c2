import { Button, ConfigProvider } from 'antd'
import { Suspense, useId, useState } from 'react'
import { m } from '../../../../generated/messages/messages.js'
import { lazyPart } from '../../../../platform/web/parts/lazy-part.tsx'
import { useViewer } from '../../../../platform/web/session/session.tsx'
import { withRecordWords } from '../../../../platform/web/words/record-words.ts'
import type { HistoryModel } from '../../../../generated/graphql/graphql.ts'
import { historyPermission } from '../audit.rules.ts'
import './audit.css'

const HistoryTimeline = lazyPart(withRecordWords(() => import('./history-timeline.tsx')))

interface Props {
  readonly model: HistoryModel
  readonly id: string
  readonly heading: 'h2' | 'h3'
}

/** The changes of a record, newest first; loaded only when the person opens it. */
export function RecordHistory({ model, id, heading: Heading }: Props) {
  const [open, setOpen] = useState(false)
  const region = useId()
  if (!historyPermission(model).allows(useViewer())) return null
  return (
    // Also in the form of a deleted record, whose fields are disabled.
    <ConfigProvider componentDisabled={false}>
      <section className="audit-history">
        <header>
          <Heading>{m.audit_history_title()}</Heading>
          <Button size="small" aria-expanded={open} aria-controls={region} onClick={() => setOpen(!open)}>
            {open ? m.audit_history_hide() : m.audit_history_show()}
          </Button>
        </header>
        <div id={region}>
          {open && (
            <Suspense fallback={<p className="audit-empty">{m.audit_history_loading()}</p>}>
              <HistoryTimeline model={model} id={id} />
            </Suspense>
          )}
        </div>
      </section>
    </ConfigProvider>
  )
}
