import pg from 'pg'
import { PatientClient } from '../database/patient-pool.ts'

export interface Ears {
  hear(channel: string, payload: string): void
  /** The connection was lost for a while: what was said meanwhile was not heard. */
  missed(): void
}

/** Milliseconds between questions whether the connection still lives, and until an answer must be there. */
const askEvery = 5_000
const answerWithin = 2_500
/** Milliseconds before the connection is made again: at first, and at most. */
const firstPause = 125
const longestPause = 500

/**
 * Listens on a connection of its own, which is made again whenever it breaks or falls silent, with growing pauses.
 *
 * @throws what the first connection throws; later failures are tried again without end
 * @returns a function that stops it
 */
export async function listenOnPostgres(
  url: string,
  channels: readonly string[],
  ears: Ears,
): Promise<() => Promise<void>> {
  let client: PatientClient | undefined
  let timer: NodeJS.Timeout | undefined
  let stopped = false

  const connect = async () => {
    const next = new PatientClient({
      connectionString: url,
      application_name: 'backoffice live',
      answerWithin,
      silence: { at: -Infinity },
    })
    next.on('notification', ({ channel, payload }) => ears.hear(channel, payload ?? ''))
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
      // What fails breaks the connection, of which its end tells.
      timer = setTimeout(() => void next.query('select 1').then(ask, () => next.end()), askEvery)
      timer.unref()
    }
    ask()
  }

  const reconnect = async (pause: number) => {
    try {
      await connect()
      if (stopped) await client?.end()
      else ears.missed()
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
