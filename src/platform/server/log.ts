import { pino, type Logger } from 'pino'

export type Log = Logger

/**
 * Structured logs. Callers log ids, never what people typed: no number, name, token or password reaches a line. The
 * redaction is the second lock on that door.
 */
export function openLog(level: string): Log {
  return pino({
    level,
    redact: {
      paths: [
        'phoneNumber',
        'password',
        'refreshToken',
        'idToken',
        'authorization',
        'headers',
        'variables',
        '*.phoneNumber',
        '*.password',
        '*.authorization',
      ],
      censor: '[redacted]',
    },
    serializers: { err: describeError },
  })
}

/** Database errors quote the values of the row at fault in `detail`; only what names no person is kept. */
function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) }
  const { code, constraint, table } = error as Error & { code?: string; constraint?: string; table?: string }
  return { type: error.name, message: error.message, stack: error.stack, code, constraint, table }
}
