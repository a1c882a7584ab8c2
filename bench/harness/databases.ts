import { parseArgs } from 'node:util'

/** PostgreSQL databases made by `npm run demo:fill`; other ones can be given on the command line. */
const defaults = {
  large: 'postgres://postgres@127.0.0.1:5432/bench_large',
  small: 'postgres://postgres@127.0.0.1:5432/bench_small',
}

/** Parses a bench's options: the two databases, and its numbers with their defaults. */
export function readOptions<const N extends Record<string, string>>(
  own: N,
): Record<keyof N | 'large' | 'small', string> {
  const known = { ...defaults, ...own }
  const options = Object.fromEntries(Object.keys(known).map((name) => [name, { type: 'string' as const }]))
  const { values } = parseArgs({ options })
  return { ...known, ...values }
}
