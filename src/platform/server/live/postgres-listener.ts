import pg from 'pg'

export interface Ears {
  hear(channel: string, payload: string): void
  /** The connection was lost for a while: what was said meanwhile was not heard. */
  missed(): void
}

/** Milliseconds: between questions whether the connection still lives, and until an answer must be there. */
const askEvery = 20_000
const answerWithin = 5_000
/** Milliseconds before the connection is made again: at first, and at most. */
const firstPause = 250
const longestPause = 15_000

/**
 * Listens on a connection of its own, which is made again whenever it breaks, with growing pauses.
 *
 * @throws what the first connection throws; later failures are tried again without end
 * @returns a function that stops it
 */
export async function listenOnPostgres(
  url: string,
  channels: readonly string[],
  ears: Ears,
): Promise<() => Promise<void>> {
  let client: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined
  let stopped = false

  const connect = async () => {
    const next = new pg.Client({
      connectionString: url,
      application_name: 'backoffice live',
      keepAlive: true,
      connectionTimeoutMillis: answerWithin,
      query_timeout: answerWithin,
    })
    let lost = false
    const lose = () => {
      if (lost || stopped || client !== next) return
      lost = true
      void next.end().catch(() => {})
      again(firstPause)
    }
    next.on('error', lose)
    next.on('end', lose)
    next.on('notification', ({ channel, payload }) => ears.hear(channel, payload ?? ''))
    await next.connect()
    for (const channel of channels) await next.query(`listen ${pg.escapeIdentifier(channel)}`)
    client = next
    const ask = () => {
      timer = setTimeout(() => void next.query('select 1').then(ask, lose), askEvery)
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
    await client?.end().catch(() => {})
  }
}
