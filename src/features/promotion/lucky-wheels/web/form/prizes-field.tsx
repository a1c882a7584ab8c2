import { PlusOutlined } from '@ant-design/icons'
import { Button, Form } from 'antd'
import { NoFormStyle } from 'antd/es/form/context.js'
import { Suspense, useState } from 'react'
import { m } from '../../../../../generated/messages/messages.js'
import { ConfirmDialog } from '../../../../../platform/web/form/confirm-dialog.tsx'
import { lazyPart } from '../../../../../platform/web/parts/lazy-part.tsx'
import { mostPrizes, type PrizeTier } from '../../lucky-wheel.values.ts'
import type { WheelLocks } from '../../wheel-plan.ts'
import type { BatchDraft } from './batches.ts'
import { PrizeCard } from './prize-card.tsx'
import type { StoredUnits } from './use-units.ts'
import { voucherFault } from './voucher-fault.ts'
import type { Fault } from './wheel-faults.ts'
import { type LineDraft, type PrizeAt, type StoredPrize, type TierNames, unitsAt } from './wheel-values.ts'
import { Locked } from './locked.tsx'

const PrizeDialog = lazyPart(async () => ({ default: (await import('./prize-dialog.tsx')).PrizeDialog }))
const WinnersDialog = lazyPart(() => import('../winners-dialog.tsx'))

interface Props {
  /** Given by the form's item. */
  readonly value?: readonly LineDraft[]
  readonly onChange?: (lines: readonly LineDraft[]) => void
  readonly batches: readonly BatchDraft[]
  readonly tierNames: Readonly<Record<PrizeTier, TierNames>>
  readonly locks: WheelLocks
  readonly isFixed: boolean
  readonly prizeAt: PrizeAt
  readonly stored: StoredUnits
  readonly faults: readonly Fault[]
}

const none: readonly LineDraft[] = []

const isOfPicture = ({ reason }: Fault) => reason === 'lucky_wheels_text_photos'

/** The prizes of a wheel. The quantities of stored prizes are saved while somebody types. */
export default function PrizesField(props: Props) {
  const { value = none, onChange, batches, tierNames, locks, isFixed, prizeAt, stored, faults } = props
  const [isAdding, setIsAdding] = useState(false)
  const [deleting, setDeleting] = useState<LineDraft>()
  const [winners, setWinners] = useState<{ readonly prize: StoredPrize; readonly batch: number }>()
  const open = batches.flatMap((batch, i) => (locks.batches.has(batch.key) ? [] : [{ ...batch, number: i + 1 }]))
  const { status } = Form.Item.useStatus()
  // Missing pictures are told only when the form is sent.
  const told = status === 'error' ? faults : faults.filter((fault) => !isOfPicture(fault))
  /** Saves the typed quantities of stored prizes as soon as the line's total allows them. */
  const offer = (line: LineDraft, units: StoredUnits['units']) => {
    const isWrong =
      sharedOf(line, batches, prizeAt, units) > (line.totalQty ?? 0) ||
      voucherFault(line, batches, prizeAt, units) !== undefined
    for (const { key } of batches) {
      const prize = prizeAt(line.prize_index, key)
      const qty = prize && units.get(prize._id)
      if (prize && qty !== undefined) stored.change({ prize, qty, totalQty: line.totalQty, isWrong })
    }
  }
  const change = (line: LineDraft, changed: LineDraft) => {
    onChange?.(value.map((one) => (one === line ? changed : one)))
    offer(changed, stored.units)
  }
  const changeUnits = (line: LineDraft, batch: string, qty: number | null) => {
    const prize = prizeAt(line.prize_index, batch)
    if (prize) offer(line, new Map(stored.units).set(prize._id, qty))
    else change(line, { ...line, quantities: { ...line.quantities, [batch]: qty } })
  }
  return (
    // A fault of one prize marks that prize, not the fields of all.
    <NoFormStyle status override>
      {value.map((line, i) => (
        <PrizeCard
          key={line.prize_index}
          line={line}
          number={i + 1}
          lines={value.length}
          {...{ batches, tierNames, locks, isFixed, prizeAt }}
          unitsIn={(batch) => unitsAt(line, batch, prizeAt, stored.units)}
          faults={[
            ...told.filter(({ index }) => index === i).map(({ text }) => text),
            ...[voucherFault(line, batches, prizeAt, stored.units) ?? []].flat(),
          ]}
          isPictureMissing={told.some((fault) => fault.index === i && isOfPicture(fault))}
          onChange={(changed) => change(line, changed)}
          onUnits={(batch, qty) => changeUnits(line, batch, qty)}
          onDelete={() => setDeleting(line)}
          onWinners={(prize, batch) => setWinners({ prize, batch })}
        />
      ))}
      {!isFixed && (
        <div className="lucky-wheels-add">
          <Button
            icon={<PlusOutlined aria-hidden />}
            disabled={open.length === 0 || value.length >= mostPrizes}
            onClick={() => setIsAdding(true)}
          >
            {m.lucky_wheels_add_prize()}
          </Button>
          {open.length === 0 && <Locked reason={m.lucky_wheels_text_batch_takes_no_prizes()} />}
        </div>
      )}
      <Suspense>
        {isAdding && (
          <PrizeDialog
            index={Math.max(-1, ...value.map(({ prize_index }) => prize_index)) + 1}
            batches={open}
            tierNames={tierNames}
            onAdd={(line) => {
              setIsAdding(false)
              onChange?.([...value, line])
            }}
            onClose={() => setIsAdding(false)}
          />
        )}
        {winners && (
          <WinnersDialog
            prizeId={winners.prize._id}
            title={m.lucky_wheels_winners_of({ tier: tierNames[winners.prize.prizeTier].name, batch: winners.batch })}
            onClose={() => setWinners(undefined)}
          />
        )}
      </Suspense>
      {deleting && (
        <ConfirmDialog
          title={m.lucky_wheels_delete_prize_question()}
          text={m.lucky_wheels_delete_prize_text()}
          okText={m.common_delete()}
          danger
          onOk={() => {
            onChange?.(value.filter((one) => one !== deleting))
            setDeleting(undefined)
          }}
          onCancel={() => setDeleting(undefined)}
        />
      )}
    </NoFormStyle>
  )
}

const sharedOf = (line: LineDraft, batches: readonly BatchDraft[], prizeAt: PrizeAt, units: StoredUnits['units']) =>
  batches.reduce((sum, { key }) => sum + (unitsAt(line, key, prizeAt, units) ?? 0), 0)
