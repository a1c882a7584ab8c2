import { type DestinationStream, pino, symbols, type Logger } from 'pino'
import { openLogOutput } from './log-output.ts'

export type Log = Logger

/** The message of the one line that each request writes. */
export const requestMessage = 'request'

/**
 * Lines of requests are written together, because a system call for each would take 7 % of a request's processor time.
 * Every other line is written at once, with those before it.
 */
function openOutput(): DestinationStream {
  const output = openLogOutput()
  process.on('exit', () => output.end())
  const collected: DestinationStream & { lastMsg?: string } = {
    write: (line) => output.add(line, collected.lastMsg === requestMessage),
  }
  // Makes pino set `lastMsg` before each line.
  return Object.assign(collected, { [symbols.needsMetadataGsym]: true })
}

let output: DestinationStream | undefined

/**
 * Structured logs. Callers log ids, never what people typed: no number, name, token or password may be in a line. The
 * redaction is a second protection in case a caller forgets.
 */
export function openLog(level: string): Log {
  const options = {
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
  }
  return pino(options, (output ??= openOutput()))
}

/** Database errors quote the row's values in `detail`; only fields without personal data are kept. */
function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) }
  const { code, constraint, table } = error as Error & { code?: string; constraint?: string; table?: string }
  return { type: error.name, message: error.message, stack: error.stack, code, constraint, table }
}
