import { basename } from 'node:path/posix'
import type { FastifyReply } from 'fastify'
import { type ByteRange, RangeBeyondEnd } from '../files/byte-range.ts'
import type { MediaStore } from '../files/media-store-contract.ts'

/**
 * Sends a stored file, or a part of it. A file can never run as a script or page here, whatever it contains: no
 * sniffing, no scripts, no frames, only its own content. Nobody keeps it, unless `headers` say so.
 *
 * @param headers sent with the file, not with an error
 */
export async function sendFile(
  reply: FastifyReply,
  store: MediaStore,
  key: string,
  range: ByteRange | undefined,
  headers: Readonly<Record<string, string>> = {},
): Promise<FastifyReply> {
  protectFile(reply)
  try {
    const file = await store.read(key, range)
    if (file === null) return noFile(reply)
    const { stream, bytes, start, end, contentType } = file
    if (range) reply.code(206).header('content-range', `bytes ${start}-${end}/${bytes}`)
    return reply
      .headers(headers)
      .header('content-type', contentType)
      .header('content-length', end - start + 1)
      .header('content-disposition', `${isShown(contentType) ? 'inline' : 'attachment'}; filename="${basename(key)}"`)
      .send(stream)
  } catch (error) {
    if (!(error instanceof RangeBeyondEnd)) throw error
    return reply.code(416).header('content-range', `bytes */${error.bytes}`).send()
  }
}

export function protectFile(reply: FastifyReply): FastifyReply {
  return reply.headers({
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': 'no-store',
  })
}

/** The same answer whether the file does not exist or may not be seen. */
export const noFile = (reply: FastifyReply) =>
  protectFile(reply).code(404).type('text/plain; charset=utf-8').send('Not found')

/** Pictures and videos are shown in the browser; anything else is a download. */
const isShown = (contentType: string) => /^(image\/(jpeg|png|webp|gif|avif)|video\/(mp4|webm))$/.test(contentType)
