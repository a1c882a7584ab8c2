import { pino, type Logger } from 'pino'

export type Log = Logger

/**
 * Structured logs. Callers log ids, never what people typed: no number, name, token or password may be in a line. The
 * redaction is a second protection in case a caller forgets.
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

/** Database errors quote the row's values in `detail`; only fields without personal data are kept. */
function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) }
  const { code, constraint, table } = error as Error & { code?: string; constraint?: string; table?: string }
  return { type: error.name, message: error.message, stack: error.stack, code, constraint, table }
}
