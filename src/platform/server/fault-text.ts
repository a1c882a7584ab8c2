import { Refusal } from './refusal.ts'

const longest = 300

/**
 * A short text about an error, to be stored and shown: what was quoted, long numbers and addresses are left out, because
 * they may be somebody's data. The whole error is in the server's log.
 */
export function faultText(error: unknown): string {
  if (error instanceof Refusal) return `${error.code} ${error.details.reason}`
  if (error instanceof AggregateError && error.errors.length > 0) return faultText(error.errors[0])
  const { code, message, table, constraint } = (error ?? {}) as Readonly<Record<string, unknown>>
  const places = [table, constraint].filter((name) => typeof name === 'string')
  const text = withoutData(typeof message === 'string' ? message : String(error))
  return [
    // Node's messages begin with their code.
    typeof code === 'string' && !text.startsWith(code) ? `${code}: ` : '',
    text || 'unknown',
    places.length > 0 ? ` (${places.join(', ')})` : '',
  ]
    .join('')
    .slice(0, longest)
}

const withoutData = (message: string) =>
  message
    // From the first mark to the last: what is quoted may contain marks itself.
    .replace(/"[^]*"/, '"…"')
    .replace(/(?<!\p{L})'[^]*'/u, "'…'")
    .replaceAll(/\S+@\S+/g, '…')
    .replaceAll(/\+?\d[\d .()-]{4,}\d/g, '…')
    .replaceAll(/\s+/g, ' ')
    .trim()
