import type { Log } from '../platform/server/log.ts'

/** Error codes of one connection or stream without an error listener: its peer left, or it was used after its end. */
const ofOneConnection = /^(ECONN|EPIPE$|ETIMEDOUT$|EHOSTUNREACH$|ENETUNREACH$|ERR_STREAM_|ERR_HTTP_|08006$)/

/**
 * Handles what nothing else caught, so that one request's failure does not end the process for all others.
 * A rejected promise that nobody waits for is only logged: its work has ended, and its transaction with it. The same
 * holds for an error event of one connection or stream. Any other exception may have left some code half done, in an
 * unknown state: the process shuts down in order, and its supervisor starts a new one.
 */
export function handleUncaughtErrors(log: Log, endInOrder: () => void): void {
  process.on('unhandledRejection', (reason) => log.error({ err: reason }, 'unhandled rejection'))
  process.on('uncaughtException', (error) => {
    const { code } = error as NodeJS.ErrnoException
    if (typeof code === 'string' && ofOneConnection.test(code)) {
      return log.error({ err: error }, 'unhandled error of a connection')
    }
    log.fatal({ err: error }, 'uncaught exception: shutting down')
    endInOrder()
  })
}
