import { Form, Radio, Select } from 'antd'
import { useState } from 'react'
import type { MediaPictureFragment } from '../../../../../generated/graphql/graphql.ts'
import { m } from '../../../../../generated/messages/messages.js'
import { DialogForm } from '../../../../../platform/web/form/dialog-form.tsx'
import { DialogFrame } from '../../../../../platform/web/form/dialog-frame.tsx'
import { numberRule } from '../../../../../platform/web/form/number-fault.ts'
import { NumberInput } from '../../../../../platform/web/form/number-input.tsx'
import { useUploads } from '../../../../../platform/web/form/uploads.tsx'
import { PictureField } from '../../../../records/media/web/public.ts'
import { largestPicture, mostUnits, type PrizeTier, prizeTiers } from '../../lucky-wheel.values.ts'
import type { BatchDraft } from './batches.ts'
import { type GameVoucher, VoucherPicker } from './voucher-picker.tsx'
import type { LineDraft, TierNames } from './wheel-values.ts'

interface Props {
  /** The index of the new prize. */
  readonly index: number
  /** The batches that can take it, each with its number. */
  readonly batches: readonly (BatchDraft & { readonly number: number })[]
  readonly tierNames: Readonly<Record<PrizeTier, TierNames>>
  readonly onAdd: (line: LineDraft) => void
  readonly onClose: () => void
}

interface Values {
  readonly gift: 'POINTS' | 'VOUCHER'
  readonly point?: number | null
  readonly voucher?: GameVoucher
  readonly prizeTier: PrizeTier
  readonly totalQty: number
  readonly quantities: Readonly<Record<string, number>>
  readonly mediaId?: string
}

const initial = { gift: 'POINTS', prizeTier: 'DIAMOND' } as const
const points = { min: 0, decimals: 2 }
const total = { min: 1, max: mostUnits }
const units = { min: 0, max: mostUnits }
const required = () => [{ required: true, message: m.lucky_wheels_text_tier_required() }]

/** A new prize of the form. It is stored with the wheel. */
export function PrizeDialog({ index, batches, tierNames, onAdd, onClose }: Props) {
  const [form] = Form.useForm<Values>()
  const [pictures, setPictures] = useState<readonly MediaPictureFragment[]>([])
  const { isUploading, within } = useUploads()
  const finish = ({ gift, point, voucher, prizeTier, totalQty, quantities, mediaId }: Values) => {
    const media = pictures.find(({ _id }) => _id === mediaId) ?? null
    const isVoucher = gift === 'VOUCHER'
    onAdd({
      prize_index: index,
      prizeTier,
      media,
      point: isVoucher ? null : (point ?? null),
      voucher: isVoucher ? (voucher ?? null) : null,
      totalQty,
      quantities,
    })
  }
  return (
    <DialogFrame
      title={m.lucky_wheels_add_prize()}
      okText={m.lucky_wheels_add_prize()}
      busy={false}
      isUploading={isUploading}
      isDirty={() => form.isFieldsTouched()}
      onOk={() => form.submit()}
      onClose={onClose}
    >
      <DialogForm form={form} initialValues={initial} scrollToFirstError={{ focus: true }} onFinish={finish}>
        <Form.Item name="gift" label={m.lucky_wheels_gift()}>
          <Radio.Group
            optionType="button"
            options={[
              { value: 'POINTS', label: m.lucky_wheels_gift_points() },
              { value: 'VOUCHER', label: m.lucky_wheels_voucher() },
            ]}
          />
        </Form.Item>
        <Form.Item noStyle dependencies={['gift']}>
          {() =>
            form.getFieldValue('gift') === 'VOUCHER' ? (
              <Form.Item
                name="voucher"
                label={m.lucky_wheels_voucher()}
                rules={[{ required: true, message: m.lucky_wheels_text_voucher_not_offered() }]}
              >
                <VoucherPicker period={periodOf(batches)} />
              </Form.Item>
            ) : (
              <Form.Item
                name="point"
                label={m.lucky_wheels_gift_points()}
                rules={[{ required: true, message: m.lucky_wheels_text_gift() }, numberRule(points)]}
              >
                <NumberInput {...points} isToldElsewhere />
              </Form.Item>
            )
          }
        </Form.Item>
        <Form.Item name="prizeTier" label={m.lucky_wheels_tier()}>
          <Select
            className="lucky-wheels-tier"
            options={prizeTiers.map((value) => ({ value, label: tierNames[value].name }))}
          />
        </Form.Item>
        <Form.Item
          name="totalQty"
          label={m.lucky_wheels_total_quantity()}
          rules={[
            ...required(),
            numberRule(total),
            ({ getFieldValue }) => withinTotal(() => getFieldValue('quantities') as Shares),
          ]}
          dependencies={batches.map(({ key }) => ['quantities', key])}
        >
          <NumberInput {...total} isToldElsewhere />
        </Form.Item>
        <div className="lucky-wheels-quantities">
          {batches.map(({ key, number }) => (
            <Form.Item
              key={key}
              name={['quantities', key]}
              label={m.lucky_wheels_quantity_in({ number })}
              rules={[...required(), numberRule(units)]}
            >
              <NumberInput {...units} isToldElsewhere />
            </Form.Item>
          ))}
        </div>
        {within(
          <Form.Item name="mediaId" label={m.lucky_wheels_picture()}>
            <PictureField
              label={m.lucky_wheels_picture()}
              pictures={pictures}
              onUploaded={(picture) => setPictures((before) => [...before, picture])}
              largest={largestPicture}
            />
          </Form.Item>,
        )}
      </DialogForm>
    </DialogFrame>
  )
}

type Shares = Readonly<Record<string, number | null | undefined>> | undefined

const withinTotal = (shares: () => Shares) => ({
  validator: (_: unknown, total: number | null | undefined) => {
    const sum = Object.values(shares() ?? {}).reduce<number>((all, qty) => all + (qty ?? 0), 0)
    return total != null && sum > total
      ? Promise.reject(new Error(m.lucky_wheels_text_more_than_total()))
      : Promise.resolve()
  },
})

/** From the first start to the last end, if all are known. */
function periodOf(batches: readonly BatchDraft[]) {
  const starts = batches.flatMap(({ startDate }) => startDate ?? []).toSorted()
  const ends = batches.flatMap(({ endDate }) => endDate ?? []).toSorted()
  const [startDate, endDate] = [starts[0], ends.at(-1)]
  return startDate && endDate ? { startDate, endDate } : undefined
}
