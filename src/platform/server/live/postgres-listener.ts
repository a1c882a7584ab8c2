import pg from 'pg'
import { PatientClient } from '../database/patient-pool.ts'

export interface ListenerCallbacks {
  received(channel: string, payload: string): void
  /** The connection was lost for a while: notifications of that time were missed. */
  missed(): void
}

/** Milliseconds between checks of the connection, and until a check must be answered. */
const askEvery = 5_000
const answerWithin = 2_500
/** Milliseconds before reconnecting: at first, and at most. */
const firstPause = 125
const longestPause = 500

/**
 * Listens on its own connection, and reconnects whenever it breaks or falls silent, with growing pauses.
 *
 * @throws the error of the first connection; later failures are retried forever
 * @returns a function that stops it
 */
export async function listenOnPostgres(
  login: pg.ClientConfig,
  channels: readonly string[],
  callbacks: ListenerCallbacks,
): Promise<() => Promise<void>> {
  let client: PatientClient | undefined
  let timer: NodeJS.Timeout | undefined
  let stopped = false

  const connect = async () => {
    const next = new PatientClient({
      application_name: 'backoffice live',
      ...login,
      answerWithin,
      silence: { at: -Infinity },
    })
    next.on('notification', ({ channel, payload }) => callbacks.received(channel, payload ?? ''))
    try {
      await next.connect()
      await next.query(channels.map((channel) => `listen ${pg.escapeIdentifier(channel)}`).join('; '))
    } catch (error) {
      void next.end()
      throw error
    }
    client = next
    next.on('end', () => {
      if (!stopped) again(firstPause)
    })
    const ask = () => {
      // A failed check breaks the connection; its end event leads to reconnecting.
      timer = setTimeout(() => void next.query('select 1').then(ask, () => next.end()), askEvery)
      timer.unref()
    }
    ask()
  }

  const reconnect = async (pause: number) => {
    try {
      await connect()
      if (stopped) await client?.end()
      else callbacks.missed()
    } catch {
      if (!stopped) again(Math.min(pause * 2, longestPause))
    }
  }

  const again = (pause: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => void reconnect(pause), pause * (0.5 + Math.random()))
    timer.unref()
  }

  await connect()
  return async () => {
    stopped = true
    clearTimeout(timer)
    await client?.end()
  }
}
