import { isUtf8 } from 'node:buffer'
import type { IncomingMessage } from 'node:http'
import { malformed, Refusal } from '../refusal.ts'

export interface BodyLimits {
  /** The limit of the whole body, in bytes. */
  readonly bytes: number
  /** The refusal for a body that is too large. */
  readonly tooLarge: () => Refusal
  /** How long a caller may pause while the body is incomplete. */
  readonly stallMilliseconds: number
}

/** Whether a request brings files. */
export const isForm = ({ method, headers }: Pick<IncomingMessage, 'method' | 'headers'>) =>
  method === 'POST' && (headers['content-type']?.startsWith('multipart/form-data') ?? false)

/** A complete form is sent without long pauses; Node itself allows a request two minutes in total. */
export const stallMilliseconds = 10_000

/** How much of a refused body is read and discarded, so that the client can read the response. */
const discardBytes = 64 * 1024 * 1024
const discardMilliseconds = 10_000
/** How long the response to a stalled request may take to be sent before the connection is closed. */
const answerMilliseconds = 1_000

const cutOff = () => new Refusal('BAD_USER_INPUT', 'platform_text_cut_off')

/**
 * Watches a body that other code reads, and calls `refuse` once if it exceeds its limit, stalls, or ends early.
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
  // Even a body that was received completely can be lost: its connection broke before it was read.
  const onClose = () => (request.readableEnded ? stop() : end(cutOff()))
  const stop = () => {
    clearTimeout(timer)
    request.off('data', onData).off('end', stop).off('close', onClose)
  }
  const end = (why: Refusal) => {
    stop()
    refuse(why)
  }
  // Never removed: the connection may still break after the watching has stopped.
  request.on('error', () => {})
  request.on('data', onData).on('end', stop).on('close', onClose)
  if (request.destroyed) onClose()
  return stop
}

/** Whether a request says in advance that it exceeds a limit. */
export const declaresMore = ({ headers }: Pick<IncomingMessage, 'headers'>, bytes: number): boolean =>
  Number(headers['content-length'] ?? 0) > bytes

/**
 * Reads a body as text.
 *
 * @throws Refusal PAYLOAD_TOO_LARGE, or BAD_USER_INPUT if it is cut off, stalls or is not UTF-8
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
    const refuse = (why: Refusal) => {
      request.off('data', collect).off('end', finish)
      discard(request)
      reject(why)
    }
    if (declaresMore(request, limits.bytes)) return refuse(limits.tooLarge())
    request.on('data', collect).on('end', finish)
    watchBody(request, limits, refuse)
  })
}

/** Discards the rest of a refused body, up to a limit: a client that is still sending would not read the response. */
export function discard(request: IncomingMessage): void {
  // A complete body needs no discarding, and the connection may already carry the next request.
  if (request.complete || request.readableEnded || request.destroyed) return
  let left = discardBytes
  const timer = setTimeout(() => request.destroy(), discardMilliseconds).unref()
  request.once('close', () => clearTimeout(timer))
  request.once('end', () => clearTimeout(timer))
  request.on('data', (chunk: Buffer) => {
    left -= chunk.length
    if (left < 0) request.destroy()
  })
  // Detaching it from the parser paused it.
  request.resume()
}
