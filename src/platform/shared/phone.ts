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

/** Digits with whatever people write between them, at least seven: a shorter one is a part of a number, or of a name. */
const typedNumber = /(?<![\p{L}\d])[+(]{0,2}\d(?:[\s().\u2010-\u2015-]{0,3}\d){6,}(?![\p{L}\d])/gu

/**
 * The phone numbers in a text that somebody searches for, each in the spellings in which it may be stored, and what else
 * the text says.
 */
export function numbersIn(text: string): { readonly numbers: readonly (readonly string[])[]; readonly rest: string } {
  const numbers: (readonly string[])[] = []
  const rest = text.replace(typedNumber, (typed) => {
    const plain = typed.replace(/[^\d+]/g, '')
    const known = toE164(typed)
    const atHome = known?.startsWith('+84') ? [`0${known.slice(3)}`] : []
    numbers.push([...new Set([plain, ...(known ? [known] : []), ...atHome])])
    return ' '
  })
  return { numbers, rest }
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
