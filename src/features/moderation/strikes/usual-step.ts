import { strikeSteps, type UsualStep } from './strike.values.ts'

/** The values of the settings by their keys. */
type Settings = Readonly<Record<(typeof strikeSteps)[number][1], string>>

/**
 * The usual step when a person's strikes rise from one number to another: the highest that lies between. Beyond the last
 * one, it is that again.
 *
 * @returns null if none is reached
 */
export function usualStep(before: number, after: number, settings: Settings): UsualStep | null {
  const last = strikeSteps[0][0]
  const step = strikeSteps.find(([at]) => (before < at || before >= last) && at <= after)
  if (!step || after <= before) return null
  const [at, key] = step
  const value = settings[key]
  return { at, days: value === 'BLOCK' ? null : Number(value) }
}
