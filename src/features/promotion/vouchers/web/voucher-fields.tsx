import { Form, type FormInstance, Input, Switch } from 'antd'
import { useState } from 'react'
import type { MediaThumbnailFragment } from '../../../../generated/graphql/graphql.ts'
import { m } from '../../../../generated/messages/messages.js'
import { dayOf } from '../../../../platform/shared/day.ts'
import { serverNow } from '../../../../platform/shared/server-clock.ts'
import { DaysField } from '../../../../platform/web/form/days-field.tsx'
import { ChoiceItem, LongTextItem, TextItem } from '../../../../platform/web/form/items.tsx'
import { NumberItem } from '../../../../platform/web/form/number-item.tsx'
import type { FieldOf } from '../../../../platform/web/form/use-record-form.tsx'
import { PicturesField } from '../../../records/media/web/public.ts'
import { mostGenerated } from '../voucher-code.rules.ts'
import { imagesOf, largestImage, longest, type voucherForm } from '../voucher.rules.ts'
import { voucherStatuses, type VoucherType, voucherTypes } from '../voucher.values.ts'
import type { VoucherValues } from './voucher-values.ts'
import { statusName, typeName } from './voucher-words.ts'
import './vouchers.css'

interface Props {
  readonly field: FieldOf<typeof voucherForm>
  readonly form: FormInstance<VoucherValues>
  /** The voucher's present pictures and its number; a new voucher has neither. */
  readonly medias?: readonly MediaThumbnailFragment[]
  readonly voucherId?: string
  /** The present start: this day can be chosen even if it is in the past. */
  readonly since?: string
}

const pairs = [
  ['highlight', 'highlightEn', longest.highlight],
  ['termAndCondition', 'termAndConditionEn', longest.text],
  ['description', 'descriptionEn', longest.text],
] as const

const noMedias: readonly MediaThumbnailFragment[] = []

/** The fields of a voucher: those of its type. */
export function VoucherFields({ field, form, medias = noMedias, voucherId, since }: Props) {
  const type = Form.useWatch('type', form) as VoucherType | undefined
  const isCampaign = type === 'REFERRAL'
  const [today] = useState(() => dayOf(serverNow()))
  const earliest = since !== undefined && since < today ? since : today
  return (
    <>
      <ChoiceItem
        {...field('type')}
        values={voucherTypes}
        nameOf={typeName}
        disabled={voucherId !== undefined}
        autoFocus={voucherId === undefined}
      />
      <div className="form-pair">
        <TextItem {...field('title')} autoFocus={voucherId !== undefined} />
        <TextItem {...field('titleEn')} lang="en" />
      </div>
      <Form.Item {...field('mediaIds')} required={isCampaign}>
        <PicturesField label={m.vouchers_images()} known={medias} most={imagesOf(type)} largest={largestImage} />
      </Form.Item>
      {isCampaign ? (
        <fieldset className="vouchers-rule">
          <legend>{m.vouchers_rule()}</legend>
          <NumberItem {...field('referralTurns')} required min={0} extra={m.vouchers_referral_turns_hint()} />
        </fieldset>
      ) : (
        <>
          {voucherId !== undefined && (
            <Form.Item label={m.vouchers_voucher_id()} htmlFor="voucher-number">
              <Input id="voucher-number" value={voucherId} readOnly />
            </Form.Item>
          )}
          {pairs.map(([vietnamese, english, most]) => (
            <PairOfTexts key={vietnamese} {...{ field, vietnamese, english, most }} />
          ))}
          <fieldset className="vouchers-rule">
            <legend>{m.vouchers_contact()}</legend>
            <TextItem {...field('phoneNumber')} maxLength={longest.phoneNumber} inputMode="tel" />
            <TextItem {...field('email')} maxLength={longest.email} inputMode="email" />
            <TextItem {...field('address')} maxLength={longest.address} />
          </fieldset>
          {type === 'POINT_EXCHANGE' && (
            <NumberItem {...field('pointSpend')} required min={0} step={0.1} decimals={2} />
          )}
          <ChoiceItem {...field('status')} values={voucherStatuses} nameOf={statusName} />
        </>
      )}
      {type !== undefined && type !== 'POINT_EXCHANGE' && (
        <Form.Item {...field('isPrinted')} valuePropName="checked" extra={m.vouchers_printed_hint()}>
          <Switch />
        </Form.Item>
      )}
      <Form.Item {...field('days')}>
        <DaysField earliest={earliest} />
      </Form.Item>
      {voucherId === undefined && (
        <NumberItem {...field('codes')} min={1} max={mostGenerated} extra={m.vouchers_new_codes_hint()} />
      )}
    </>
  )
}

interface PairProps {
  readonly field: Props['field']
  readonly vietnamese: (typeof pairs)[number][0]
  readonly english: (typeof pairs)[number][1]
  readonly most: number
}

function PairOfTexts({ field, vietnamese, english, most }: PairProps) {
  const required = vietnamese === 'description' ? { required: true } : {}
  const area = { autoSize: { minRows: 2, maxRows: 10 }, maxLength: most }
  return (
    <div className="form-pair">
      <LongTextItem {...field(vietnamese)} {...required} {...area} />
      <LongTextItem {...field(english)} {...required} {...area} lang="en" />
    </div>
  )
}
