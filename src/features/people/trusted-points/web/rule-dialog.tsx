import { useMemo } from 'react'
import type { TrustedPointRowFragment } from '../../../../generated/graphql/graphql.ts'
import { mutation } from '../../../../generated/graphql/mutations.ts'
import { m } from '../../../../generated/messages/messages.js'
import '../../../../generated/messages/texts/trusted_points.js'
import { ChoiceItem, LongTextItem } from '../../../../platform/web/form/items.tsx'
import { NumberItem } from '../../../../platform/web/form/number-item.tsx'
import { FormDialog } from '../../../../platform/web/form/record-form.tsx'
import { request } from '../../../../platform/web/requests/graphql-client.ts'
import { notices } from '../../../../platform/web/notices/notices.tsx'
import { recordsChanged } from '../../../../platform/web/requests/record-cache.ts'
import { succeedWithUndo } from '../../../records/audit/web/public.ts'
import { longestDescription, ruleForm } from '../trusted-point.rules.ts'
import { numbersOf, pointActions, type RuleNumber } from '../trusted-point.values.ts'
import { RuleVersions } from './rule-versions.tsx'
import { pointActionName, trustedPointWords, typeName } from './trusted-point-words.ts'

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
        const data = { type, ...schema.parse(values) }
        return (await request(mutation('updateTrustedPointConfig'), { _id, data, version }, options))
          .updateTrustedPointConfig
      }}
      onDone={(changed, before) => {
        const notice = { title: m.common_updated(), text: m.trusted_points_updated_text() }
        succeedWithUndo({ ...notice, model, _id, before, after: changed.version })
        void recordsChanged(model)
        onClose()
      }}
      {...(isReferral && { onFailure: (text: string) => notices.error(m.trusted_points_ranges_failed(), text) })}
      onTake={() => {
        onClose()
        return recordsChanged(model)
      }}
      onClose={onClose}
    >
      {(field) => (
        <>
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
          <RuleVersions id={_id} />
        </>
      )}
    </FormDialog>
  )
}

const rangeOf = ({ invitedFrom, invitedTo }: TrustedPointRowFragment) => `${invitedFrom ?? 0}–${invitedTo ?? 0}`
