/**
 * The number at the start of a typed text, as text: with a point for a comma, and no more than these decimals.
 *
 * @returns '' if there is none
 */
export function readNumber(text: string, decimals: number): string {
  const [number = '', whole = ''] = /^\s*(-?\d*)(?:\.\d*)?/.exec(text.replace(',', '.')) ?? []
  if (!/\d/.test(number)) return ''
  return decimals === 0 ? whole : number.trim().slice(0, whole.length + 1 + decimals)
}
