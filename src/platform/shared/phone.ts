import { getCountryCallingCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js'

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

/** Whether a text is the two-letter code (ISO 3166-1) of a country that has a dial code. */
export const isCountry = (code: string): boolean => isSupportedCountry(code)

/** Whether an E.164 number has the dial code of a country. Some countries share one: +1 is the USA's and Canada's. */
export function hasDialCodeOf(country: string, e164: string): boolean {
  return (
    isSupportedCountry(country) &&
    parsePhoneNumberFromString(e164)?.countryCallingCode === getCountryCallingCode(country)
  )
}
