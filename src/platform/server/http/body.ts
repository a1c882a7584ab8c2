import { isUtf8 } from 'node:buffer'
import type { IncomingMessage } from 'node:http'
import { malformed, Refusal } from '../refusal.ts'

export interface BodyLimits {
  /** Of the whole body. */
  readonly bytes: number
  /** What the caller is told who sends more. */
  readonly tooLarge: () => Refusal
  /** How long a caller may send nothing while the body is not complete. */
  readonly stallMilliseconds: number
}

/** A form in hand is sent without long breaks; Node itself gives a request two minutes in all. */
export const stallMilliseconds = 10_000

/** How much of a refused body is read and thrown away, so that the client gets to read the answer. */
const discardBytes = 64 * 1024 * 1024
const discardMilliseconds = 10_000
/** How long the answer to a stalled request may take to leave, before the connection ends. */
const answerMilliseconds = 1_000

const cutOff = () => new Refusal('BAD_USER_INPUT', 'platform_text_cut_off')

/**
 * Watches a body that somebody else reads: says so once if it is over its limit, stalls, or ends too early.
 *
 * @returns a function that stops watching
 */
export function watchBody(request: IncomingMessage, limits: BodyLimits, refuse: (why: Refusal) => void): () => void {
  const { bytes, tooLarge, stallMilliseconds } = limits
  let seen = 0
  const stalled = () => {
    end(new Refusal('BAD_USER_INPUT', 'platform_text_stalled'))
    setTimeout(() => request.destroy(), answerMilliseconds).unref()
  }
  const timer = setTimeout(stalled, stallMilliseconds)
  const onData = (chunk: Buffer) => {
    seen += chunk.length
    timer.refresh()
    if (seen > bytes) end(tooLarge())
  }
  // Also a body that came whole can be gone: its connection broke before anybody read it.
  const onClose = () => (request.readableEnded ? stop() : end(cutOff()))
  const stop = () => {
    clearTimeout(timer)
    request.off('data', onData).off('end', stop).off('close', onClose)
  }
  const end = (why: Refusal) => {
    stop()
    refuse(why)
  }
  // Stays: who stops watching may still have a connection that breaks later.
  request.on('error', () => {})
  request.on('data', onData).on('end', stop).on('close', onClose)
  if (request.destroyed) onClose()
  else if (Number(request.headers['content-length'] ?? 0) > bytes) end(tooLarge())
  return stop
}

/**
 * Reads a body as text.
 *
 * @throws Refusal PAYLOAD_TOO_LARGE, or BAD_USER_INPUT if it is cut off, stalls or is no UTF-8
 */
export function readText(request: IncomingMessage, limits: BodyLimits): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    const collect = (chunk: Buffer) => void chunks.push(chunk)
    const finish = () => {
      const body = Buffer.concat(chunks)
      if (isUtf8(body)) resolve(body.toString('utf8'))
      else reject(malformed('The request is no UTF-8.'))
    }
    request.on('data', collect).on('end', finish)
    watchBody(request, limits, (why) => {
      request.off('data', collect).off('end', finish)
      discard(request)
      reject(why)
    })
  })
}

/** Throws the rest of a refused body away, up to a point: a client that is still sending would not read the answer. */
export function discard(request: IncomingMessage): void {
  // What has come is no burden; and the connection may be busy with the next request already.
  if (request.complete || request.readableEnded || request.destroyed) return
  let left = discardBytes
  const timer = setTimeout(() => request.destroy(), discardMilliseconds).unref()
  request.once('close', () => clearTimeout(timer))
  request.once('end', () => clearTimeout(timer))
  request.on('data', (chunk: Buffer) => {
    left -= chunk.length
    if (left < 0) request.destroy()
  })
  // Taking it off the parser paused it.
  request.resume()
}
