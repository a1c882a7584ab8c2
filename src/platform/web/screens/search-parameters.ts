import { parseSearchWith } from '@tanstack/react-router'

/**
 * Reads an address's search parameters. The end of an id, such as `12e345`, stays a text: parsed as a number it would
 * change, or become infinite.
 */
export const parseSearch = parseSearchWith((text) => {
  const value: unknown = JSON.parse(text)
  return typeof value === 'number' && String(value) !== text ? text : value
})

/** Whether a route uses a search parameter with this value. */
export type KnowsParameter = (name: string, value: unknown) => boolean

/** A route's `validateSearch` that says which parameters it uses, so that the others can be named (`UnknownParameters`). */
export const readsSearch = <Input, Search>(knows: KnowsParameter, read: (input: Input) => Search) =>
  Object.assign(read, { knows })

/** For a route that knows its parameters by their names. */
export const knownBy =
  (...names: readonly string[]): KnowsParameter =>
  (name) =>
    names.includes(name)
