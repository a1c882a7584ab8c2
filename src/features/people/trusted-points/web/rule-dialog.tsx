import { Form, type FormInstance } from 'antd'
import { type ReactNode, Suspense, useMemo, useState } from 'react'
import type { z } from 'zod'
import type { TrustedPointDraft, TrustedPointRowFragment } from '../../../../generated/graphql/graphql.ts'
import { mutation } from '../../../../generated/graphql/mutations.ts'
import { m } from '../../../../generated/messages/messages.js'
import '../../../../generated/messages/texts/trusted_points.js'
import { ChoiceItem, LongTextItem } from '../../../../platform/web/form/items.tsx'
import { NumberItem } from '../../../../platform/web/form/number-item.tsx'
import { FormDialog } from '../../../../platform/web/form/record-form.tsx'
import type { Alternative } from '../../../../platform/web/form/use-record-form.tsx'
import { request } from '../../../../platform/web/requests/graphql-client.ts'
import { notices } from '../../../../platform/web/notices/notices.tsx'
import { recordsChanged } from '../../../../platform/web/requests/record-cache.ts'
import { useViewer } from '../../../../platform/web/session/session.tsx'
import { lazyPart } from '../../../../platform/web/parts/lazy-part.tsx'
import { succeedWithUndo } from '../../../records/audit/web/public.ts'
import { mayPlan, ScheduledNote, usePlanning } from '../../../records/change-sets/web/public.ts'
import { longestDescription, ruleForm } from '../trusted-point.rules.ts'
import { numbersOf, pointActions, type RuleNumber } from '../trusted-point.values.ts'
import { RuleVersions } from './rule-versions.tsx'
import { pointActionName, trustedPointWords, typeName } from './trusted-point-words.ts'

const TryPoints = lazyPart(() => import('./try-points.tsx'))
const Replay = lazyPart(() => import('./replay.tsx'))

const model = 'TRUSTED_POINT_CONFIG'

interface Props {
  readonly rule: TrustedPointRowFragment
  readonly onClose: () => void
}

/**
 * Edits the fields of a rule's type, with the rule's versions below. Not the ranges of referrals: they depend on each
 * other, so `ReferralDialog` edits them together.
 */
export default function RuleDialog({ rule, onClose }: Props) {
  const { _id, type, version, actionType, points, description } = rule
  const schema = useMemo(() => ruleForm(type), [type])
  const isReferral = type === 'REFERRAL'
  const numbers: readonly RuleNumber[] = isReferral ? [] : numbersOf[type]
  const viewer = useViewer()
  const { label, plan, dialog } = usePlanning('updateTrustedPointConfig', onClose)
  const dataOf = (values: z.input<typeof schema>) => ({ type, ...schema.parse(values) })
  const alternative: Alternative<z.input<typeof schema>> = {
    label,
    run: (values, leave) => plan({ _id, data: dataOf(values), version }, leave),
  }
  return (
    <FormDialog
      record={_id}
      version={version}
      title={`${m.trusted_points_edit()}: ${typeName(type)}${isReferral ? ` ${rangeOf(rule)}` : ''}`}
      schema={schema}
      words={trustedPointWords}
      initialValues={
        { actionType, points, description, ...Object.fromEntries(numbers.map((name) => [name, rule[name]])) } as object
      }
      send={async (values, { version, ...options }) => {
        return (await request(mutation('updateTrustedPointConfig'), { _id, data: dataOf(values), version }, options))
          .updateTrustedPointConfig
      }}
      onDone={(changed, before) => {
        const notice = { title: m.common_updated(), text: m.trusted_points_updated_text() }
        succeedWithUndo({ ...notice, model, _id, before, after: changed.version })
        void recordsChanged(model)
        onClose()
      }}
      {...(mayPlan(viewer) && { alternative })}
      {...(isReferral && { onFailure: (text: string) => notices.error(m.trusted_points_ranges_failed(), text) })}
      onTake={() => {
        onClose()
        return recordsChanged(model)
      }}
      onClose={onClose}
    >
      {(field, form) => (
        <>
          <ScheduledNote id={_id} />
          <ChoiceItem {...field('actionType')} values={pointActions} nameOf={pointActionName} showSearch />
          <NumberItem {...field('points')} decimals={2} autoFocus />
          <LongTextItem
            {...field('description')}
            autoSize={{ minRows: 2, maxRows: 6 }}
            maxLength={longestDescription}
          />
          {numbers.map((name) => (
            <NumberItem key={name} {...field(name)} min={0} />
          ))}
          <DraftParts rule={rule} form={form} />
          <RuleVersions id={_id} />
          {dialog}
        </>
      )}
    </FormDialog>
  )
}

const rangeOf = ({ invitedFrom, invitedTo }: TrustedPointRowFragment) => `${invitedFrom ?? 0}–${invitedTo ?? 0}`

/** What the draft in the form would give, and would have given. */
function DraftParts({ rule: { _id, type }, form }: Pick<Props, 'rule'> & { readonly form: FormInstance }) {
  const values: unknown = Form.useWatch([], form)
  const draft = useMemo((): TrustedPointDraft | null => {
    const read = ruleForm(type).safeParse(values)
    return read.success ? { _id, type, ...read.data } : null
  }, [_id, type, values])
  return (
    <>
      <Part title={m.trusted_points_try()}>
        <TryPoints draft={draft} />
      </Part>
      <Part title={m.trusted_points_replay()}>
        <Replay ruleId={_id} draft={draft} />
      </Part>
    </>
  )
}

/** A part of the dialog that is loaded when it is opened. */
function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const [open, setOpen] = useState(false)
  return (
    <details className="rule-part" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{title}</summary>
      {open && <Suspense>{children}</Suspense>}
    </details>
  )
}
