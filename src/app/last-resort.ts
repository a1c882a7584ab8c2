import type { Log } from '../platform/server/log.ts'

/** What a broken connection or stream says when nobody listens to it: its peer left, or it was used after its end. */
const ofOneConnection = /^(ECONN|EPIPE$|ETIMEDOUT$|EHOSTUNREACH$|ENETUNREACH$|ERR_STREAM_|ERR_HTTP_|08006$)/

/**
 * Takes what nothing else caught, so that one request's failure never ends the process for all others.
 *
 * A rejected promise that nobody waits for is logged and no more: the work behind it has ended, and its transaction
 * with it. So is an error event of one connection or stream. Any other exception left some code in the middle, and
 * nobody can tell what state it left behind: the process ends in order, and whoever watches over it starts another.
 */
export function catchTheRest(log: Log, endInOrder: () => void): void {
  process.on('unhandledRejection', (reason) => log.error({ err: reason }, 'a failure that nobody waited for'))
  process.on('uncaughtException', (error) => {
    const { code } = error as NodeJS.ErrnoException
    if (typeof code === 'string' && ofOneConnection.test(code)) {
      return log.error({ err: error }, 'a connection failed and nobody listened')
    }
    log.fatal({ err: error }, 'an exception that nobody caught: ending')
    endInOrder()
  })
}
