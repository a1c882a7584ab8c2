import type { ServerResponse } from 'node:http'
import type { Viewer } from '../../shared/permission.ts'
import type { RecordChange, RecordName } from './announce.ts'

/** Milliseconds in which changes are gathered, so that a bulk action is a few messages and not thousands. */
const gatherFor = 100
/** More records than that in one message say less than "look again". */
const mostRecords = 500
/** Milliseconds after which a client that takes nothing is given up. */
const patience = 60_000

/** Why a stream ends: the session did, the person may not be here, the server stops or cannot ask who they are. */
export type StreamEnd = 'session' | 'denied' | 'stopping' | 'unavailable'

export interface LiveStream {
  readonly sessionId: string
  /** Read afresh at each check. */
  viewer: Viewer
  /** When session and viewer were last found to be good, by `performance.now()`. */
  checkedAt: number
  changed(change: RecordChange): void
  presence(record: RecordName): void
  /** Something may have been missed: all that is on the screen is to be read again. */
  resync(): void
  /** Shows proxies and the client that the stream lives. */
  beat(): void
  end(why: StreamEnd): void
}

/** The server's end of one stream. What a slow client does not take is gathered, never queued without end. */
export function openStream(response: ServerResponse, of: { viewer: Viewer; sessionId: string }): LiveStream {
  let changes = new Map<string, RecordChange>()
  let present = new Map<string, RecordName>()
  let lookAgain = false
  let timer: NodeJS.Timeout | undefined
  let slowSince: NodeJS.Timeout | undefined

  const write = (text: string) => {
    if (response.destroyed || response.writableEnded || response.write(text)) return
    slowSince ??= setTimeout(() => response.destroy(), patience)
  }
  const tell = (event: string, data: unknown) => write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
  const flush = () => {
    timer = undefined
    if (slowSince) return
    if (lookAgain) tell('resync', {})
    else if (changes.size > 0) tell('changed', [...changes.values()])
    if (present.size > 0) tell('presence', [...present.values()])
    changes = new Map()
    present = new Map()
    lookAgain = false
  }
  const soon = () => {
    if (changes.size > mostRecords || present.size > mostRecords) {
      lookAgain = true
      changes.clear()
      present.clear()
    }
    timer ??= setTimeout(flush, gatherFor)
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
  tell('hello', {})

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
    resync() {
      lookAgain = true
      soon()
    },
    beat: () => write(': beat\n\n'),
    end(why) {
      tell('end', { why })
      response.end()
    },
  }
}
