import { Suspense, useState } from 'react'
import { m } from '../../../../generated/messages/messages.js'
import { ActionButton } from '../../../../platform/web/form/action-button.tsx'
import { lazyPart } from '../../../../platform/web/parts/lazy-part.tsx'
import type { RecordWords } from '../../../../platform/web/words/record-words.ts'
import { grantOperations } from '../grant.operations.ts'
import { areaName, areaOpens } from './area-texts.ts'
import type { GrantedPerson } from './grants-dialog.tsx'
import './grants.css'

const GrantsDialog = lazyPart(() => import('./grants-dialog.tsx'))

interface Props {
  readonly user: GrantedPerson
  /** The words of a person, of whom more than the areas may have changed meanwhile. */
  readonly words: RecordWords<'areas'>
  /** Called when the person changed. */
  readonly onDone: () => unknown
}

/** The areas of a member of STAFF, with what each opens, and the button that changes them. Nothing for other groups. */
export function GrantsSection({ user, words, onDone }: Props) {
  const [changing, setChanging] = useState(false)
  if (user.group !== 'STAFF') return null
  return (
    <section className="form-sheet grants" aria-labelledby="grants-title">
      <h2 id="grants-title">{m.grants_title()}</h2>
      {user.areas.length === 0 ? (
        <p>{m.grants_none()}</p>
      ) : (
        <dl className="grants-areas">
          {user.areas.map((area) => (
            <div key={area}>
              <dt>{areaName(area)}</dt>
              <dd>{areaOpens(area)}</dd>
            </div>
          ))}
        </dl>
      )}
      <ActionButton operation={grantOperations.cmsSetGrants} onClick={() => setChanging(true)}>
        {m.grants_change()}
      </ActionButton>
      {changing && (
        <Suspense>
          <GrantsDialog user={user} words={words} onDone={onDone} onClose={() => setChanging(false)} />
        </Suspense>
      )}
    </section>
  )
}
