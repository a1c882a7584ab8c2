import { Form, type FormInstance, type FormRule } from 'antd'
import { Suspense, useEffect, useMemo, useState } from 'react'
import { m } from '../../../../../generated/messages/messages.js'
import '../../../../../generated/messages/texts/lucky_wheels.js'
import { serverNow } from '../../../../../platform/shared/server-clock.ts'
import { TextItem } from '../../../../../platform/web/form/items.tsx'
import { MomentField } from '../../../../../platform/web/form/moment-field.tsx'
import type { FieldOf } from '../../../../../platform/web/form/use-record-form.tsx'
import { lazyPart, soonPart } from '../../../../../platform/web/parts/lazy-part.tsx'
import { locksOf, type WheelLocks, type WheelPlan } from '../../wheel-plan.ts'
import { followed } from './batches.ts'
import { Locked } from './locked.tsx'
import { ScheduleField } from './schedule-field.tsx'
import { TierNamesFields } from './tier-names-fields.tsx'
import { Timeline } from './timeline.tsx'
import type { StoredUnits } from './use-units.ts'
import { type Fault, faultsIn, faultsOfBlanks, type Part } from './wheel-faults.ts'
import type { wheelForm } from './wheel-form.ts'
import { blanksOf, newWheelValues, planOf, prizeAtOf, valuesOf, type Wheel, type WheelValues } from './wheel-values.ts'
import './wheel-form.css'

// Loaded separately: these are below the visible part, and are loaded before the wheel itself is.
const PrizesField = soonPart(() => import('./prizes-field.tsx'))
const SimulatorPanel = lazyPart(async () => ({
  default: (await import('../simulator/simulator-panel.tsx')).SimulatorPanel,
}))

interface Props {
  readonly field: FieldOf<typeof wheelForm>
  readonly form: FormInstance<WheelValues>
  /** The stored wheel; null for a new one. */
  readonly wheel: Wheel | null
  readonly stored: StoredUnits
  readonly isFixed?: boolean
}

/** The fields of the create and edit forms. What is locked says why. */
export function WheelFields({ field, form, wheel, stored, isFixed = false }: Props) {
  const now = useNow()
  const typed = Form.useWatch([], { form, preserve: true }) as Partial<WheelValues> | undefined
  const values = typed ?? form.getFieldsValue(true)
  const { prizeAt, before } = useMemo(() => storedPlan(wheel), [wheel])
  const batches = values.batchs ?? []
  const plan = planOf(values, prizeAt, stored.units)
  const locks = locksAt(before, now)
  const blanks = faultsOfBlanks(blanksOf(values, prizeAt, stored.units, locks.batches))
  const faults = [...(values.startDate && values.endDate ? faultsIn(plan, before, now) : []), ...blanks]
  const rule = (part: Part): FormRule => ({
    validator: () => {
      const fault = faultsNow(form, wheel, stored).find((fault) => fault.part === part)
      return fault ? Promise.reject(new Error(fault.text)) : Promise.resolve()
    },
  })
  const follow = (changed: Pick<Partial<WheelValues>, 'startDate' | 'endDate'>) => {
    const dates = form.getFieldsValue(true)
    form.setFieldValue('batchs', followed(dates.batchs, values, { ...values, ...changed }))
  }
  return (
    <>
      <TextItem {...field('title')} autoFocus />
      <TextItem {...field('titleEn')} lang="en" />
      <div className="lucky-wheels-pair">
        <Form.Item
          {...field('startDate')}
          rules={[...field('startDate').rules, rule('startDate')]}
          extra={locks.isStarted && <Locked reason={m.lucky_wheels_text_started()} />}
        >
          <MomentField
            disabled={locks.isStarted || isFixed}
            onChange={(startDate) => follow(startDate ? { startDate } : {})}
          />
        </Form.Item>
        <Form.Item
          {...field('endDate')}
          rules={[...field('endDate').rules, rule('endDate')]}
          extra={locks.isStarted && <Locked reason={m.lucky_wheels_text_end_later()} />}
        >
          <MomentField disabled={isFixed} onChange={(endDate) => follow(endDate ? { endDate } : {})} />
        </Form.Item>
      </div>
      <fieldset className="lucky-wheels-part">
        <legend>{m.lucky_wheels_batches()}</legend>
        <Timeline plan={plan} now={now} />
        <Form.Item name="batchs" rules={[rule('batchs')]} dependencies={['startDate', 'endDate']}>
          <ScheduleField
            dates={values}
            locks={locks}
            isFixed={isFixed}
            faults={faults.filter(({ part }) => part === 'batchs')}
          />
        </Form.Item>
      </fieldset>
      <TierNamesFields />
      <fieldset className="lucky-wheels-part">
        <legend>{m.lucky_wheels_prizes()}</legend>
        <Suspense fallback={<div className="lucky-wheels-prizes-ahead" />}>
          <Form.Item name="prizes" rules={[rule('prizes')]}>
            <PrizesField
              {...{ batches, locks, isFixed, prizeAt, stored }}
              tierNames={values.tierNames ?? newWheelValues.tierNames!}
              faults={faults.filter(({ part }) => part === 'prizes')}
            />
          </Form.Item>
        </Suspense>
      </fieldset>
      <Suspense>
        <SimulatorPanel
          wheel={values.startDate && values.endDate ? plan : null}
          tierName={(tier) => values.tierNames?.[tier].name ?? ''}
        />
      </Suspense>
    </>
  )
}

function storedPlan(wheel: Wheel | null): { prizeAt: ReturnType<typeof prizeAtOf>; before: WheelPlan | null } {
  const prizeAt = prizeAtOf(wheel)
  return { prizeAt, before: wheel && planOf(valuesOf(wheel), prizeAt, new Map()) }
}

const locksAt = (before: WheelPlan | null, now: Date): WheelLocks =>
  before ? locksOf(before, before.batches, now) : { isStarted: false, batches: new Set() }

/** The faults of the form's present values. */
export function faultsNow(
  form: FormInstance<WheelValues>,
  wheel: Wheel | null,
  { units }: Pick<StoredUnits, 'units'>,
): readonly Fault[] {
  const { prizeAt, before } = storedPlan(wheel)
  const values = form.getFieldsValue(true) as WheelValues
  const now = serverNow()
  const blanks = blanksOf(values, prizeAt, units, locksAt(before, now).batches)
  return [...faultsIn(planOf(values, prizeAt, units), before, now), ...faultsOfBlanks(blanks)]
}

/** The present time, updated every half minute, because a batch may begin while the form is open. */
function useNow(): Date {
  const [now, setNow] = useState(serverNow)
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), 30_000)
    return () => clearInterval(timer)
  }, [])
  return now
}
