import type { Locale } from '../../shared/text.ts'

interface Signs {
  readonly group: string
  readonly decimal: string
}

const english: Signs = { group: ',', decimal: '.' }
const vietnamese: Signs = { group: '.', decimal: ',' }

/**
 * A typed number in the writing of a language; null if nothing was typed, NaN if it cannot be read or has more decimals.
 * A number that only the other language's writing explains is accepted too: '0.5' in Vietnamese, but '1.000' is a
 * thousand there.
 *
 * @param strict without the other language's writing
 */
export function readNumber(text: string, decimals: number, locale: Locale, strict = false): number | null {
  const typed = text.trim()
  if (typed === '') return null
  const [own, other] = locale === 'vi' ? [vietnamese, english] : [english, vietnamese]
  const parts = partsOf(typed, own) ?? (strict ? undefined : partsOf(typed, other))
  if (!parts || parts.fraction.length > decimals) return Number.NaN
  return Number(`${parts.whole}.${parts.fraction}`)
}

function partsOf(text: string, { group, decimal }: Signs) {
  const written = new RegExp(String.raw`^(-?(?:\d*|[1-9]\d{0,2}(?:[${group}]\d{3})+))(?:[${decimal}](\d*))?$`)
  const [, whole, fraction = ''] = written.exec(text) ?? []
  if (whole === undefined || !/\d/.test(text)) return undefined
  return { whole: whole.replaceAll(group, '').replace(/^-?$/, '$&0'), fraction }
}
