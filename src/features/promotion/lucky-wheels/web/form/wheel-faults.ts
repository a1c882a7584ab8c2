import type { FieldText } from '../../../../../platform/shared/rules.ts'
import { m } from '../../../../../generated/messages/messages.js'
import { notices } from '../../../../../platform/web/notices/notices.tsx'
import { translate } from '../../../../../platform/web/words/texts.ts'
import { faultsOfPlan, type WheelPlan } from '../../wheel-plan.ts'
import type { Blank } from './wheel-values.ts'

/** The parts of the form at which faults are shown. */
export type Part = 'startDate' | 'endDate' | 'batchs' | 'prizes'

export interface Fault {
  readonly part: Part
  /** The batch or prize that the fault is about, if any. */
  readonly index: number | undefined
  readonly text: string
  readonly reason: FieldText['reason']
}

/** The faults of a plan, as texts. */
export function faultsIn(plan: WheelPlan, before: WheelPlan | null, now: Date): readonly Fault[] {
  return faultsOfPlan(plan, before, now).map((fault) => {
    const [, kind, index] = /^(batchs|prizes)\.(\d+)/.exec(fault.field) ?? []
    return {
      part: (kind as Part | undefined) ?? partOf(fault),
      index: index === undefined ? undefined : Number(index),
      text: translate(fault),
      reason: fault.reason,
    }
  })
}

/** The quantities that are missing, as faults. */
export const faultsOfBlanks = (blanks: readonly Blank[]): readonly Fault[] =>
  blanks.map(({ line, batch }) => ({
    part: 'prizes',
    index: line,
    text: `${m.lucky_wheels_quantity_in({ number: batch + 1 })}: ${m.lucky_wheels_text_tier_required()}`,
    reason: 'lucky_wheels_text_tier_required',
  }))

function partOf({ field, reason }: FieldText): Part {
  if (reason === 'lucky_wheels_text_started') return 'startDate'
  if (reason === 'lucky_wheels_text_end_later') return 'endDate'
  return reason === 'lucky_wheels_text_no_prizes' || !['activeDate', 'batchs', 'numberOfBatch'].includes(field)
    ? 'prizes'
    : 'batchs'
}

const titles: Partial<Record<string, () => string>> = {
  lucky_wheels_text_started: m.lucky_wheels_error_time,
  lucky_wheels_text_end_later: m.lucky_wheels_error_time,
  lucky_wheels_text_photos: m.lucky_wheels_error_media,
}

/** Shows why a form was not sent, each reason once. */
export function showFaults(faults: readonly Fault[]): void {
  const shown = new Set<string>()
  for (const { part, reason, text } of faults) {
    if (shown.has(text)) continue
    shown.add(text)
    const title = titles[reason] ?? (part === 'prizes' ? m.lucky_wheels_error_prize : m.lucky_wheels_error_duration)
    notices.error(title(), text)
  }
}
