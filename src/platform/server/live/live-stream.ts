import type { ServerResponse } from 'node:http'
import type { Viewer } from '../../shared/permission.ts'
import type { RecordChange, RecordName } from './announce.ts'

/** Milliseconds in which changes are collected, so that a bulk action sends a few messages and not thousands. */
const gatherFor = 100
/** With more records than this, a "resync" message is shorter. */
const mostRecords = 500
/** Milliseconds after which a client that does not read is dropped. */
const patience = 60_000

/** Why a stream ends: the session ended, the person is not admitted, the server stops or cannot check the session. */
export type StreamEnd = 'session' | 'denied' | 'stopping' | 'unavailable'

export interface LiveStream {
  readonly sessionId: string
  /** Whether the viewer looks into the sandbox. */
  readonly sandbox: boolean
  /** Updated at each check. */
  viewer: Viewer
  /** When session and viewer were last checked successfully, by `performance.now()`. */
  checkedAt: number
  changed(change: RecordChange): void
  presence(record: RecordName): void
  /** The numbers that wait, by the operation's name; sent only if they differ from those sent before. */
  waiting(figures: Readonly<Record<string, number>>): void
  /** The viewer may do more or less than before: the client must ask again who they are. */
  rights(): void
  /** Events may have been missed: the client must refetch what is on the screen. */
  resync(): void
  /** A heartbeat for proxies and the client. */
  beat(): void
  end(why: StreamEnd): void
}

/**
 * The server's end of one stream. What a slow client does not read is merged, never queued without limit.
 *
 * @param readAfter gives the token by which a reader sees all that has happened so far; undefined where nobody needs one
 */
export function openStream(
  response: ServerResponse,
  of: Pick<LiveStream, 'viewer' | 'sessionId' | 'sandbox'>,
  readAfter?: () => Promise<string | null>,
): LiveStream {
  let changes = new Map<string, RecordChange>()
  let present = new Map<string, RecordName>()
  let lookAgain = false
  let rightsChanged = false
  let figures = '{}'
  let sentFigures = figures
  let timer: NodeJS.Timeout | undefined
  let slowSince: NodeJS.Timeout | undefined

  const write = (text: string) => {
    if (response.destroyed || response.writableEnded || response.write(text)) return
    slowSince ??= setTimeout(() => response.destroy(), patience)
  }
  const send = (event: string, data: unknown) => write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
  const written = async () => {
    const token = await readAfter?.()
    if (token) send('written', { readAfter: token })
  }
  const flush = async () => {
    if (slowSince) return void (timer = undefined)
    const told = { changes, present, lookAgain, rightsChanged, figures }
    changes = new Map()
    present = new Map()
    lookAgain = false
    rightsChanged = false
    // What is gathered meanwhile is not within this token.
    if (readAfter) await written()
    if (told.rightsChanged) send('rights', {})
    if (told.lookAgain) send('resync', {})
    else if (told.changes.size > 0) send('changed', [...told.changes.values()])
    if (told.present.size > 0) send('presence', [...told.present.values()])
    if (told.figures !== sentFigures) send('waiting', JSON.parse(told.figures))
    sentFigures = told.figures
    timer = undefined
    if (changes.size + present.size > 0 || lookAgain || rightsChanged || figures !== sentFigures) soon()
  }
  const soon = () => {
    if (changes.size > mostRecords || present.size > mostRecords) {
      lookAgain = true
      changes.clear()
      present.clear()
    }
    timer ??= setTimeout(() => void flush(), gatherFor)
  }
  response.on('drain', () => {
    clearTimeout(slowSince)
    slowSince = undefined
    soon()
  })
  response.on('close', () => {
    clearTimeout(timer)
    clearTimeout(slowSince)
  })
  const keyOf = ({ model, id }: RecordName) => `${model}:${id}`
  // Whoever is greeted looks again at what is on the screen.
  if (readAfter) void written().then(() => send('hello', {}))
  else send('hello', {})

  return {
    ...of,
    checkedAt: performance.now(),
    changed(change) {
      changes.set(keyOf(change), change)
      soon()
    },
    presence(record) {
      present.set(keyOf(record), record)
      soon()
    },
    waiting(next) {
      figures = JSON.stringify(next)
      if (figures !== sentFigures) soon()
    },
    rights() {
      rightsChanged = true
      soon()
    },
    resync() {
      lookAgain = true
      soon()
    },
    beat: () => write(': beat\n\n'),
    end(why) {
      send('end', { why })
      response.end()
    },
  }
}
