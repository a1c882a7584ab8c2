import { nameIn, textIn } from '../../../../platform/server/english.ts'
import type { ListSource } from '../../../../platform/server/lists/list-source.ts'
import { dayOf } from '../../../../platform/shared/day.ts'
import { isId, readChoices } from '../../../../platform/shared/list.ts'
import { countLetters, firstLetters, normalized, tidyText } from '../../../../platform/shared/search-text.ts'
import type { Locale } from '../../../../platform/shared/text.ts'

export interface Named {
  readonly locale: Locale
  /** As texts, by the name of the filter. */
  readonly filters: Readonly<Record<string, string>>
  readonly format: string
}

type NamedList = Pick<ListSource, 'title' | 'columns'>

/** In letters. File systems allow 255 bytes, but shorter names are easier to read. */
const longest = { filter: 30, filters: 60 }

/** `Người dùng (Bị chặn) 2026-11-22.xlsx`: the list, its filters, and the local day. */
export function fileName({ title, columns }: NamedList, { locale, filters, format }: Named, now: Date): string {
  const parts = Object.entries(filters).map(([filter, value]) => partOf(columns[filter]?.names, value, locale))
  const chosen = cut(parts.filter(Boolean).join(', '), longest.filters)
  const words = [safe(textIn(locale, title)), chosen && `(${chosen})`, dayOf(now)]
  return `${words.filter(Boolean).join(' ')}.${format.toLowerCase()}`
}

function partOf(names: ListSource['columns'][string]['names'], value: string, locale: Locale): string {
  // What lists show of an id.
  if (isId(value)) return value.slice(-6)
  const text =
    names === undefined
      ? value
      : readChoices(value)
          .map((one) => nameIn(locale, names, one))
          .join(', ')
  return cut(safe(text), longest.filter)
}

const cut = (text: string, most: number): string =>
  countLetters(text) > most ? `${firstLetters(text, most).trimEnd()}…` : text

/** Without what a file system or the header of a download may not contain. */
const safe = (text: string): string =>
  tidyText(text.replaceAll(/[\s\p{Cc}\p{Cs}\p{Co}\p{Bidi_C}"*/:<>?\\|]+/gu, ' ').replace(/^[. ]+/, ''))

/** A sheet's name has at most 31 characters, and none of these signs. */
export const sheetName = ({ title }: NamedList, locale: Locale): string =>
  textIn(locale, title)
    .replaceAll(/[[\]*/:?\\]/g, ' ')
    .slice(0, 31)
    .trim()

/** The header that names a download: for programs that know only ASCII, the name without its marks. */
export function attachment(name: string): string {
  const plain = normalized(name, 'NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/đ/gi, (letter) => (letter === 'đ' ? 'd' : 'D'))
    .replaceAll(/[^ -~]|["\\%]/g, '_')
  const encoded = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`
}
