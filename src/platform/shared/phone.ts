import { parsePhoneNumberFromString } from 'libphonenumber-js'

/**
 * The E.164 form of a phone number in any usual spelling ('0901…', '+84901…', '84 901…'), or null if it is not a
 * number. Numbers without a country code are taken as Vietnamese.
 */
export function toE164(typed: string): string | null {
  const text = typed.trim()
  const national = parsePhoneNumberFromString(text, 'VN')
  if (national?.isValid()) return national.number
  // '84 901…' and '1 415…': international, only without the plus.
  const digits = text.replace(/\D/g, '').replace(/^00/, '')
  const international = parsePhoneNumberFromString(`+${digits}`)
  return international?.isValid() ? international.number : null
}
