import { dayOf } from '../../../../platform/shared/day.ts'
import { foldText } from '../../../../platform/shared/fold-text.ts'
import { isId } from '../../../../platform/shared/list.ts'

export interface Named {
  readonly list: string
  /** As texts, by the name of the filter. */
  readonly filters: Readonly<Record<string, string>>
  readonly format: string
}

/** In characters. File systems allow 255 bytes, but shorter names are easier to read. */
const longest = { filter: 40, filters: 100 }

/** `users-BLOCKED-2026-11-22.xlsx`: the list, its filters, and the local day. Only ASCII letters, digits and `-_.`. */
export function fileName({ list, filters, format }: Named, now: Date): string {
  const chosen = Object.values(filters)
    .map(partOf)
    .filter(Boolean)
    .join('-')
    .slice(0, longest.filters)
    .replace(/[-.]+$/, '')
  return `${[`${list.toLowerCase()}s`, chosen, dayOf(now)].filter(Boolean).join('-')}.${format.toLowerCase()}`
}

function partOf(filter: string): string {
  // What lists show of an id.
  if (isId(filter)) return filter.slice(-6)
  // Values such as BLOCKED and days keep their spelling; a text is folded.
  const text = /^[\w.:-]+$/.test(filter) ? filter : foldText(filter)
  return text
    .replace(/[^\w.]+/g, '-')
    .slice(0, longest.filter)
    .replace(/^[-.]+|[-.]+$/g, '')
}
