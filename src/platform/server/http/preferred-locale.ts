import { type Locale, locales } from '../../shared/text.ts'

/** The language that an Accept-Language header likes best of ours; Vietnamese if it names neither. */
export function preferredLocale(header: string | undefined): Locale {
  const wishes = (header ?? '').split(',').map((wish) => {
    const [range = '', ...parameters] = wish.split(';').map((part) => part.trim().toLowerCase())
    const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2)
    return { locale: locales.find((locale) => locale === range.split('-')[0]), weight: Number(weight ?? 1) }
  })
  return (
    wishes.filter(({ locale, weight }) => locale && weight > 0).toSorted((a, b) => b.weight - a.weight)[0]?.locale ??
    'vi'
  )
}
