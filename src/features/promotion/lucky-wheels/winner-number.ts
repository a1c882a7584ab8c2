import { toE164 } from '../../../platform/shared/phone.ts'

/**
 * The number of a designated person, in E.164, by the phone library. If the library finds none, by its prefix: a
 * leading 0 becomes 84, a leading 8 is kept, and anything else gets 84 in front.
 */
export function winnerNumber(typed: string): string {
  const known = toE164(typed)
  if (known) return known
  const digits = typed.trim().replace(/^\+/, '').replaceAll(/\D/g, '')
  if (digits.startsWith('0')) return `+84${digits.slice(1)}`
  return digits.startsWith('8') ? `+${digits}` : `+84${digits}`
}
