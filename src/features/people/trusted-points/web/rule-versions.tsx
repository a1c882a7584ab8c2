import { Button, Skeleton } from 'antd'
import { Suspense, useId, useState } from 'react'
import { m } from '../../../../generated/messages/messages.js'
import { lazyPart } from '../../../../platform/web/parts/lazy-part.tsx'
import { withRecordWords } from '../../../../platform/web/words/record-words.ts'

const VersionTimeline = lazyPart(withRecordWords(() => import('./version-timeline.tsx')))

/** The versions of a rule and their times, each with what it changed and who saved it. Loaded when it is opened. */
export function RuleVersions({ id }: { readonly id: string }) {
  const [open, setOpen] = useState(false)
  const region = useId()
  return (
    <section className="audit-history">
      <header>
        <h3>{m.trusted_points_versions()}</h3>
        <Button size="small" aria-expanded={open} aria-controls={region} onClick={() => setOpen(!open)}>
          {open ? m.trusted_points_versions_hide() : m.trusted_points_versions_show()}
        </Button>
      </header>
      <div id={region}>
        {open && (
          <Suspense fallback={<Skeleton active paragraph={{ rows: 3 }} />}>
            <VersionTimeline id={id} />
          </Suspense>
        )}
      </div>
    </section>
  )
}
