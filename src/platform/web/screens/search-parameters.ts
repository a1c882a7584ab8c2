import { parseSearchWith } from '@tanstack/react-router'

/**
 * Reads an address's search parameters. The end of an id, such as `12e345`, stays a text: parsed as a number it would
 * change, or become infinite.
 */
export const parseSearch = parseSearchWith((text) => {
  const value: unknown = JSON.parse(text)
  return typeof value === 'number' && String(value) !== text ? text : value
})
