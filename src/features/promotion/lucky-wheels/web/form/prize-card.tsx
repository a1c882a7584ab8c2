import { DeleteOutlined } from '@ant-design/icons'
import { Button, Select } from 'antd'
import { useState } from 'react'
import type { MediaPictureFragment } from '../../../../../generated/graphql/graphql.ts'
import { m } from '../../../../../generated/messages/messages.js'
import { NumberInput } from '../../../../../platform/web/form/number-input.tsx'
import { formatNumber } from '../../../../../platform/web/words/format-number.ts'
import { PictureField } from '../../../../records/media/web/public.ts'
import { largestPicture, mostBatches, mostUnits, type PrizeTier, prizeTiers } from '../../lucky-wheel.values.ts'
import { canDeleteLine, type WheelLocks } from '../../wheel-plan.ts'
import type { BatchDraft } from './batches.ts'
import { Locked } from './locked.tsx'
import type { LineDraft, PrizeAt, StoredPrize, TierNames } from './wheel-values.ts'

export interface CardProps {
  readonly line: LineDraft
  readonly number: number
  /** How many prizes the wheel has. */
  readonly lines: number
  readonly batches: readonly BatchDraft[]
  readonly tierNames: Readonly<Record<PrizeTier, TierNames>>
  readonly locks: WheelLocks
  readonly isFixed: boolean
  readonly prizeAt: PrizeAt
  readonly unitsIn: (batch: string) => number | null
  readonly faults: readonly string[]
  readonly isPictureMissing: boolean
  readonly onChange: (line: LineDraft) => void
  readonly onUnits: (batch: string, qty: number | null) => void
  readonly onDelete: () => void
  readonly onWinners: (prize: StoredPrize, batch: number) => void
}

/** A prize: what it gives, its tier and picture, and how many of it each batch has. */
export function PrizeCard(props: CardProps) {
  const { line, number, lines, batches, tierNames, locks, isFixed, prizeAt, faults, onChange, onDelete } = props
  const stored = batches.flatMap(({ key }) => prizeAt(line.prize_index, key) ?? [])
  const isBegun = batches.some(({ key }) => locks.batches.has(key) && prizeAt(line.prize_index, key))
  const isAwarded = stored.length > 0 && !canDeleteLine(stored, 2)
  const keeps = isAwarded ? m.lucky_wheels_text_awarded() : lines === 1 ? m.lucky_wheels_text_only_prize() : undefined
  const ids = { tier: `prize-${number}-tier`, keeps: `prize-${number}-keeps` }
  return (
    <fieldset className="lucky-wheels-prize">
      <legend>{m.lucky_wheels_prize_of({ number, gift: giftOf(line) })}</legend>
      <Picture
        line={line}
        label={m.lucky_wheels_picture_of({ number })}
        isFixed={isFixed}
        isMissing={props.isPictureMissing}
        onChange={onChange}
      />
      <div className="lucky-wheels-prize-head">
        <label>
          <span>{m.lucky_wheels_tier()}</span>
          <Select
            className="lucky-wheels-tier"
            value={line.prizeTier}
            disabled={isBegun || isFixed}
            aria-label={m.lucky_wheels_tier_of({ number })}
            {...(isBegun && { 'aria-describedby': ids.tier })}
            onChange={(prizeTier) => onChange({ ...line, prizeTier })}
            options={prizeTiers.map((value) => ({ value, label: tierNames[value].name }))}
          />
        </label>
        <label>
          <span>{m.lucky_wheels_total_quantity()}</span>
          <NumberInput
            min={1}
            max={mostUnits * mostBatches}
            disabled={isFixed}
            value={line.totalQty}
            onChange={(totalQty) => onChange({ ...line, totalQty: readable(totalQty) })}
          />
        </label>
        {isBegun && <Locked id={ids.tier} reason={m.lucky_wheels_text_tier_locked()} />}
      </div>
      <Quantities {...props} />
      <div role="alert">
        {faults.map((text) => (
          <p key={text} className="lucky-wheels-fault">
            {text}
          </p>
        ))}
      </div>
      {!isFixed && (
        <div className="lucky-wheels-prize-foot">
          {keeps !== undefined && stored.length > 0 && <Locked id={ids.keeps} reason={keeps} />}
          <Button
            danger
            size="small"
            icon={<DeleteOutlined aria-hidden />}
            disabled={keeps !== undefined && stored.length > 0}
            {...(keeps !== undefined && stored.length > 0 && { 'aria-describedby': ids.keeps })}
            aria-label={m.lucky_wheels_delete_prize({ number })}
            onClick={onDelete}
          >
            {m.common_delete()}
          </Button>
        </div>
      )}
    </fieldset>
  )
}

const giftOf = ({ voucher, point }: LineDraft) =>
  voucher ? voucher.title : m.lucky_wheels_points({ points: formatNumber(point ?? 0) })

/** How many are left with the quantity that is shown. */
const leftOf = ({ qty, remaining }: StoredPrize, shown: number | null) => Math.max(0, remaining + (shown ?? qty) - qty)

/** What cannot be read counts as not given. The field itself tells that. */
const readable = (value: number | null) => (Number.isNaN(value) ? null : value)

interface PictureProps extends Pick<CardProps, 'line' | 'isFixed' | 'onChange'> {
  readonly label: string
  readonly isMissing: boolean
}

function Picture({ line, label, isFixed, isMissing, onChange }: PictureProps) {
  const [uploaded, setUploaded] = useState<readonly MediaPictureFragment[]>([])
  if (isFixed) return line.media && <img className="lucky-wheels-picture" src={line.media.uri} alt={label} />
  const known = line.media ? [...uploaded, line.media] : uploaded
  return (
    <PictureField
      label={label}
      value={line.media?._id}
      isMissing={isMissing}
      pictures={known}
      largest={largestPicture}
      onUploaded={(media) => {
        setUploaded((before) => [...before, media])
        onChange({ ...line, media })
      }}
    />
  )
}

function Quantities({ line, number, batches, locks, isFixed, prizeAt, unitsIn, onUnits, onWinners }: CardProps) {
  const why = `prize-${number}-quantities`
  const hasLocked = batches.some(({ key }) => locks.batches.has(key))
  return (
    <>
      <ul className="lucky-wheels-quantities">
        {batches.map(({ key }, i) => {
          const prize = prizeAt(line.prize_index, key)
          const isLocked = locks.batches.has(key)
          return (
            <li key={key}>
              <label>
                <span>{m.lucky_wheels_quantity_in({ number: i + 1 })}</span>
                <NumberInput
                  min={0}
                  max={mostUnits}
                  value={unitsIn(key)}
                  disabled={isLocked || isFixed}
                  {...(isLocked && { 'aria-describedby': why })}
                  onChange={(qty) => onUnits(key, readable(qty))}
                />
              </label>
              {prize && (
                <>
                  <small>{m.lucky_wheels_remaining({ count: formatNumber(leftOf(prize, unitsIn(key))) })}</small>
                  <Button size="small" type="link" onClick={() => onWinners(prize, i + 1)}>
                    {m.lucky_wheels_winners()}
                    <span className="lucky-wheels-spoken">
                      {m.lucky_wheels_of_batch({ prize: number, batch: i + 1 })}
                    </span>
                  </Button>
                </>
              )}
            </li>
          )
        })}
      </ul>
      {hasLocked && <Locked id={why} reason={m.lucky_wheels_text_quantity_locked()} />}
    </>
  )
}
