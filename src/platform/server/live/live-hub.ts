import type { ServerResponse } from 'node:http'
import { setImmediate } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { admitted, type Viewer } from '../../shared/permission.ts'
import { openSessions } from '../access/authenticate.ts'
import type { App } from '../context.ts'
import { databaseBudgetMs, withPatience } from '../database/patience.ts'
import { readAfterTokens } from '../database/standbys/read-after.ts'
import { Refusal } from '../refusal.ts'
import { type AnnouncedChange, channels, type RecordName } from './announce.ts'
import { type LiveStream, openStream, type StreamEnd } from './live-stream.ts'
import { sendWaiting } from './waiting.ts'

/** Seconds between two checks of the sessions behind the streams, and between two heartbeats. */
export const checkEvery = 15
/** Milliseconds that a stream may stay open while its session cannot be checked. */
const trustedFor = 60_000
/**
 * How many streams one person (a browser holds one, however many tabs it has), and all people together, can have on
 * this replica.
 */
export const streamsPerPerson = 8
const streamsPerReplica = 5_000

/**
 * What a viewer hears of a message about a record: nothing, that it changed, or also who changed it or looks at it.
 */
export type Audience = (viewer: Viewer) => 'nothing' | 'that' | 'who'
/** A promise if it depends on the record. */
export type AudienceOf = (app: App, message: AnnouncedChange | RecordName) => Audience | Promise<Audience>

/**
 * All live streams of this replica. It listens to the database once the first stream is open, and forwards to each
 * viewer the changes of records that they may read.
 */
export function openHub(app: App, audienceOf: AudienceOf) {
  const streams = new Set<LiveStream>()
  let listening: Promise<() => Promise<void>> | undefined
  let closing: Promise<void> | undefined

  const readAfter = tokenOfNow(app)

  const end = (stream: LiveStream, why: StreamEnd) => {
    streams.delete(stream)
    stream.end(why)
  }

  /**
   * Ends the streams whose session has ended or whose viewer is no longer admitted, and tells those whose viewer may do
   * more or less than before. If the database does not answer, a stream stays open for a while, unless there is a reason
   * for doubt.
   */
  async function check(these: readonly LiveStream[]): Promise<void> {
    if (these.length === 0) return
    try {
      const ids = [...new Set(these.map((stream) => stream.sessionId))]
      const living = await withPatience(databaseBudgetMs, () => openSessions(app.database.kysely, ids))
      for (const stream of these) {
        const session = living.get(stream.sessionId)
        if (!session) end(stream, 'session')
        else if (!admitted.allows(session.viewer) || session.secondFactorDemanded) end(stream, 'denied')
        else {
          if (!isDeepStrictEqual(stream.viewer, session.viewer)) stream.rights()
          stream.viewer = session.viewer
          stream.checkedAt = performance.now()
        }
      }
    } catch (error) {
      app.log.warn({ err: error }, 'the sessions of live streams could not be checked')
      for (const stream of these) if (performance.now() - stream.checkedAt > trustedFor) end(stream, 'unavailable')
    }
  }

  const those = (which: (stream: LiveStream) => boolean) => [...streams].filter(which)

  /** Checks streams whose session or person has changed: earlier checks no longer count. */
  function doubt(these: readonly LiveStream[]): void {
    for (const stream of these) stream.checkedAt = -Infinity
    void check(these)
  }

  function tell(message: AnnouncedChange | RecordName, audience: Audience): void {
    for (const stream of streams) {
      const heard = audience(stream.viewer)
      if (heard === 'nothing') continue
      if ('version' in message) {
        const { model, id, version, by } = message
        stream.changed({ model, id, version, by: heard === 'who' ? by : null })
      } else if (heard === 'who') stream.presence(message)
    }
  }

  const callbacks = {
    received(channel: string, payload: string) {
      if (channel === channels.sessionEnded) return doubt(those(({ sessionId }) => sessionId === payload))
      const record = recordOf(payload)
      if (!record) return app.log.warn({ channel }, 'received an unknown notification')
      const audience = audienceOf(app, record)
      if (audience instanceof Promise) {
        // Who may hear of it is not known: everybody looks again at what is on their screen.
        void audience.then((audience) => tell(record, audience)).catch(() => callbacks.missed())
      } else tell(record, audience)
      // The changed user may have a stream: their permissions are checked again.
      if (channel === channels.changed && record.model === 'USER') {
        doubt(those(({ viewer }) => viewer._id === record.id))
      }
    },
    missed() {
      for (const stream of streams) stream.resync()
      void check([...streams])
    },
  }

  const pulse = setInterval(() => {
    for (const stream of streams) stream.beat()
    void check([...streams])
  }, checkEvery * 1000)
  pulse.unref()
  const stopSending = sendWaiting(app, streams)

  async function close(): Promise<void> {
    clearInterval(pulse)
    stopSending()
    for (const stream of streams) end(stream, 'stopping')
    const stop = await listening?.catch(() => undefined)
    await stop?.()
  }

  return {
    /** Refuses a person who has too many streams open; waits until this replica listens. */
    async admit(viewer: Viewer): Promise<void> {
      if (closing) throw new Refusal('UNAVAILABLE', 'platform_text_stopping')
      if (
        streams.size >= streamsPerReplica ||
        those((stream) => stream.viewer._id === viewer._id).length >= streamsPerPerson
      ) {
        throw new Refusal('RATE_LIMITED', 'platform_text_too_many_streams', { retryAfter: 30 })
      }
      listening ??= app.database.listen(Object.values(channels), callbacks).catch((error: unknown) => {
        listening = undefined
        throw error
      })
      await listening
    },
    open(response: ServerResponse, of: Parameters<typeof openStream>[1]): void {
      const stream = openStream(response, of, readAfter)
      streams.add(stream)
      response.on('close', () => streams.delete(stream))
      if (closing) end(stream, 'stopping')
      // The session may have ended between the request's check and now.
      else void check([stream])
    },
    close: () => (closing ??= close()),
  }
}

/**
 * Gives the token by which a reader sees all that has happened so far, or null while the database is away: then those who listen
 * are told to look again once it is back. Streams that ask at the same moment share the question. Undefined without standbys.
 */
function tokenOfNow({ database: { standbys }, tokenKey }: App): (() => Promise<string | null>) | undefined {
  if (!standbys) return undefined
  const tokens = readAfterTokens(tokenKey)
  let asking: Promise<string | null> | undefined
  const ask = async () => {
    await setImmediate()
    // From here on, those who ask are too late for this one.
    asking = undefined
    return standbys.written().then(tokens.write, () => null)
  }
  return () => (asking ??= ask())
}

/** Any role of the database may notify anything: an unknown payload must not end the process. */
function recordOf(payload: string): AnnouncedChange | RecordName | null {
  try {
    const message = JSON.parse(payload) as AnnouncedChange | RecordName | null
    return typeof message?.model === 'string' ? message : null
  } catch {
    return null
  }
}
