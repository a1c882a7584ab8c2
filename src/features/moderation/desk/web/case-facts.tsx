import { Button } from 'antd'
import { Suspense } from 'react'
import { m } from '../../../../generated/messages/messages.js'
import { formatNumber } from '../../../../platform/web/words/format-number.ts'
import { Face } from '../../../../platform/web/parts/face.tsx'
import { RecordHistory } from '../../../records/audit/web/public.ts'
import { Notes } from '../../notes/web/public.ts'
import { DecisionsOf } from '../../reports/web/public.ts'
import { stepName } from '../../strikes/web/public.ts'
import { CreatorBlocks } from './case-context.tsx'
import type { CaseMember, FullCase } from './desk-queries.ts'
import { explainPart, partName, severityName } from './desk-texts.ts'
import { Key } from './key.tsx'
import type { CaseActions } from './use-case-actions.ts'

interface Props {
  readonly openCase: FullCase
  /** The record of the case whose reports are shown. */
  readonly member: CaseMember | undefined
  readonly covered: boolean
  readonly actions: CaseActions
}

/** What makes the case severe and urgent, what people reported, and who the author is. */
export function CaseFacts({ openCase, member, covered, actions }: Props) {
  const { lead, creator } = openCase
  return (
    <aside className="desk-facts" aria-label={m.desk_facts()}>
      <Severity openCase={openCase} />
      {actions.open && actions.presets.length > 0 && <Presets actions={actions} />}
      <Suspense>
        {creator && (
          <section className="desk-author" aria-label={m.desk_author()}>
            <h3>{m.desk_author()}</h3>
            <p className={covered ? 'desk-covered' : undefined}>
              <Face person={creator} size={28} /> <strong>{creator.fullName}</strong>
              <Button size="small" aria-keyshortcuts="a" onClick={actions.author}>
                {m.desk_author_open()} <Key of="a" />
              </Button>
            </p>
            <CreatorBlocks openCase={openCase} />
            <CreatorStrikes openCase={openCase} />
          </section>
        )}
        {creator && lead?.model !== 'USER' && (
          <DecisionsOf model="USER" id={creator._id} title={m.desk_decisions_on_author()} />
        )}
        {member && <DecisionsOf model={member.model} id={member._id} title={m.desk_decisions_on_record()} />}
      </Suspense>
      {!openCase.aboutMe && (
        <Suspense>
          <Notes on={{ model: 'CASE', targetId: openCase._id }} heading="h3" />
        </Suspense>
      )}
      <RecordHistory model="CASE" id={openCase._id} heading="h3" />
    </aside>
  )
}

function Severity({ openCase: { severity, severityParts } }: { readonly openCase: FullCase }) {
  return (
    <section className="desk-severity" aria-label={m.desk_severity()}>
      <h3>
        {m.desk_severity()}: {severityName(severity)}
      </h3>
      <dl>
        {severityParts.map((part) => (
          <div key={part.part}>
            <dt>{partName(part.part)}</dt>
            <dd>{explainPart(part)}</dd>
            <dd className="desk-points">
              {part.points > 0 ? '+' : ''}
              {formatNumber(part.points)}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** The strikes of the author, and what usually follows from another one; staff decide. */
function CreatorStrikes({ openCase }: { readonly openCase: FullCase }) {
  const { creatorStrikes, strikeWeight, usualStep } = openCase
  if (creatorStrikes == null) return null
  return (
    <>
      <p className="desk-small">{m.strikes_count({ count: formatNumber(creatorStrikes) })}</p>
      {usualStep && (
        <p>
          {m.desk_usual_step({
            count: formatNumber(creatorStrikes + strikeWeight),
            step: stepName(usualStep),
          })}
        </p>
      )}
    </>
  )
}

/** The preset reasons: each begins a block with it. */
function Presets({ actions }: { readonly actions: CaseActions }) {
  return (
    <section className="desk-presets" aria-label={m.desk_presets()}>
      <h3>{m.desk_presets()}</h3>
      <p>
        {actions.presets.slice(0, 9).map(({ _id, text }, i) => (
          <Button key={_id} size="small" aria-keyshortcuts={String(i + 1)} onClick={() => actions.block(text)}>
            <Key of={String(i + 1)} /> {text}
          </Button>
        ))}
      </p>
    </section>
  )
}
