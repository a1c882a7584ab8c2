import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Checkbox, Select } from 'antd'
import { useId, useState } from 'react'
import type { PointFactsInput, TrustedPointDraft, TryPointsQuery } from '../../../../generated/graphql/graphql.ts'
import { m } from '../../../../generated/messages/messages.js'
import { failureText } from '../../../../platform/web/form/failure.ts'
import { NumberInput } from '../../../../platform/web/form/number-input.tsx'
import { request } from '../../../../platform/web/requests/graphql-client.ts'
import { useDebouncedValue } from '../../../../platform/web/use-debounced-value.ts'
import { formatNumber } from '../../../../platform/web/words/format-number.ts'
import { type ActionKind, actionKinds } from '../award.ts'
import { MemberPicker } from './member-picker.tsx'
import { Sentences } from './sentences.tsx'
import { memberActionName } from './trusted-point-words.ts'
import { tryPointsDocument } from './trusted-point.documents.ts'
import './why.css'

type Facts = TryPointsQuery['cmsTryPoints']['facts']
type NumberFact = Exclude<keyof Facts, 'hasPicture' | '__typename'>

const labels: Readonly<Record<NumberFact, () => string>> = {
  earned: m.trusted_points_try_earned,
  postsToday: m.trusted_points_try_posts_today,
  length: m.trusted_points_try_length,
  reviewsBefore: m.trusted_points_try_reviews_before,
  number: m.trusted_points_try_number,
}
const numberFacts = Object.keys(labels) as NumberFact[]

/**
 * Tries what an action of a member would give. The facts begin as the member's own; each can be changed.
 *
 * @param draft what a rule would say; undefined for the rules in force, null while the draft cannot be saved
 */
export default function TryPoints({ draft }: { readonly draft?: TrustedPointDraft | null | undefined }) {
  const [userId, setUserId] = useState<string>()
  const [kind, setKind] = useState<ActionKind>('REVIEW_PLACE')
  const [changed, setChanged] = useState<PointFactsInput>({})
  const [member, kindId] = [useId(), useId()]
  const asked = useDebouncedValue(JSON.stringify({ userId, kind, facts: changed, draft }))
  const isReadable = Object.values(changed).every((value) => !Number.isNaN(value))
  const { data, error } = useQuery({
    queryKey: ['TRUSTED_POINT_CONFIG', 'try', asked],
    queryFn: async ({ signal }) => {
      const variables = JSON.parse(asked) as { userId: string; kind: ActionKind }
      return (await request(tryPointsDocument, variables, { signal })).cmsTryPoints
    },
    enabled: asked.includes('"userId"') && draft !== null && isReadable,
    placeholderData: keepPreviousData,
  })
  const restart = (begin: () => void) => {
    begin()
    setChanged({})
  }
  return (
    <div className="try-points">
      <p className="why-hint">
        {draft === undefined ? m.trusted_points_try_hint() : m.trusted_points_try_draft_hint()}
      </p>
      <div className="try-points-fields">
        <div className="try-points-field">
          <label htmlFor={member}>{m.trusted_points_try_member()}</label>
          <MemberPicker
            id={member}
            label={m.trusted_points_try_member()}
            value={userId}
            onChange={(id) => restart(() => setUserId(id))}
          />
        </div>
        <div className="try-points-field">
          <label htmlFor={kindId}>{m.trusted_points_try_kind()}</label>
          <Select<ActionKind>
            id={kindId}
            value={kind}
            onChange={(next) => restart(() => setKind(next))}
            options={actionKinds.map((value) => ({ value, label: memberActionName(value) }))}
          />
        </div>
        {userId !== undefined && data && (
          <FactFields facts={data.facts} changed={changed} onChange={(patch) => setChanged({ ...changed, ...patch })} />
        )}
      </div>
      {error && <p role="alert">{failureText(error)}</p>}
      {userId !== undefined && data && !error && (
        <section className="try-points-result" role="status" aria-label={m.trusted_points_try()}>
          <strong>{m.trusted_points_try_result({ points: formatNumber(data.amount) })}</strong>
          <Sentences sentences={data.sentences} />
        </section>
      )}
    </div>
  )
}

interface FieldsProps {
  readonly facts: Facts
  readonly changed: PointFactsInput
  readonly onChange: (patch: PointFactsInput) => void
}

/** The facts that matter for the action. */
function FactFields({ facts, changed, onChange }: FieldsProps) {
  const prefix = useId()
  return (
    <>
      {numberFacts
        .filter((name) => facts[name] !== null)
        .map((name) => (
          <div className="try-points-field" key={name}>
            <label htmlFor={prefix + name}>{labels[name]()}</label>
            <NumberInput
              id={prefix + name}
              value={name in changed ? changed[name] : facts[name]}
              onChange={(value) => onChange({ [name]: value })}
              decimals={name === 'earned' ? 2 : 0}
              {...(name !== 'earned' && { min: 0 })}
            />
          </div>
        ))}
      {facts.hasPicture !== null && (
        <Checkbox
          checked={changed.hasPicture ?? facts.hasPicture}
          onChange={({ target }) => onChange({ hasPicture: target.checked })}
        >
          {m.trusted_points_try_picture()}
        </Checkbox>
      )}
    </>
  )
}
