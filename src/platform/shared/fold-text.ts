import { normalized } from './search-text.ts'

/** Normalizes a text for searching: no accents, no case, đ as d. */
export function foldText(text: string): string {
  return normalized(text, 'NFD').replace(/\p{M}/gu, '').replace(/đ/gi, 'd').toLowerCase()
}
