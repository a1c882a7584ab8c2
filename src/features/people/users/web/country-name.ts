import { getLocale } from '../../../../generated/messages/runtime.js'

const names = new Intl.DisplayNames([getLocale()], { type: 'region' })

/** The name of 'VN' in the language of the screen. */
export function countryName(code: string): string {
  try {
    return names.of(code) ?? code
  } catch {
    return code
  }
}
