import { Suspense, useEffect, useRef, useState } from 'react'
import { request } from '../../../../platform/web/requests/graphql-client.ts'
import { lazyPart } from '../../../../platform/web/parts/lazy-part.tsx'
import { withRecordWords } from '../../../../platform/web/words/record-words.ts'
import { heardVersion, resyncedWithin, useLive } from '../../../../platform/web/live/live.ts'
import type { RecordModel } from '../../../../generated/graphql/graphql.ts'
import { changesSinceDocument } from '../../audit/web/public.ts'
import './live.css'

const ChangedNotice = lazyPart(() => import('./changed-notice.tsx'))
// Loaded separately, because it imports the words for every kind of record.
const DifferenceDialog = lazyPart(withRecordWords(() => import('./difference-dialog.tsx')))

interface Props {
  readonly model: RecordModel
  readonly id: string
  /** The version on the screen. */
  readonly version: number
  /** Loads the record again and replaces what was entered. */
  readonly onTake: () => unknown
}

/** Milliseconds after a viewer's own change in which its screen updates itself, so no notice is shown. */
const grace = 1_500
/** Milliseconds, at most, from reading a record until this part is there. */
const longestArrival = 30_000

/**
 * A notice above a form that its record was changed elsewhere, with a button to see the difference. The entered values
 * are kept until the person decides.
 */
export const ChangedElsewhere = (props: Props) => <ChangedRecord key={`${props.model} ${props.id}`} {...props} />

function ChangedRecord({ model, id, version, onTake }: Props) {
  const newest = useNewestVersion(model, id, version)
  const [looking, setLooking] = useState(false)
  const [dismissed, setDismissed] = useState(0)
  const shown = newest > version && newest > dismissed
  return (
    <div role="status">
      <Suspense>
        {shown && <ChangedNotice onLook={() => setLooking(true)} />}
        {looking && (
          <DifferenceDialog
            model={model}
            id={id}
            version={version}
            onTake={() => {
              setLooking(false)
              void onTake()
            }}
            onKeep={() => {
              setLooking(false)
              setDismissed(newest)
            }}
          />
        )}
      </Suspense>
    </div>
  )
}

function useNewestVersion(model: RecordModel, id: string, version: number): number {
  const [newest, setNewest] = useState(0)
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>())
  // An answer may be older than what was heard meanwhile.
  const learn = (heard: number) => setNewest((known) => Math.max(known, heard))
  const learnSoon = (heard: number) => void timers.current.add(setTimeout(() => learn(heard), grace))
  const ask = () => {
    const read = request(changesSinceDocument, { model, _id: id, version })
    read.then(({ cmsChangesSince }) => learn(cmsChangesSince.version)).catch(() => undefined)
  }
  useEffect(() => {
    // Changes that came after the record was read and before this part was loaded.
    learnSoon(heardVersion(model, id))
    if (resyncedWithin(longestArrival)) ask()
    const { current } = timers
    return () => current.forEach(clearTimeout)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once: another record has another element
  }, [])
  useLive((event) => {
    if (event.type === 'changed') {
      const change = event.records.find((record) => record.model === model && record.id === id)
      if (change) learnSoon(change.version)
    } else if (event.type === 'resync') ask()
  })
  return newest
}
