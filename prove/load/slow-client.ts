import { once } from 'node:events'
import { type Agent, type IncomingMessage, request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'

/** Bytes that a slow client sends and reads at once, and milliseconds between two of them. */
const piece = 400
const pause = 40

/**
 * Posts JSON as a phone at the edge of its network does: the request leaves in pieces, and the answer is read in pieces.
 *
 * @returns the body of the answer
 */
export async function postSlowly(
  agent: Agent,
  url: string,
  body: string,
  headers: Record<string, string>,
): Promise<string> {
  const bytes = Buffer.from(body)
  const sent = request(url, {
    method: 'POST',
    agent,
    headers: { 'content-type': 'application/json', 'content-length': bytes.length, ...headers },
  })
  const answered = once(sent, 'response') as Promise<[IncomingMessage]>
  for (let at = 0; at < bytes.length; at += piece) {
    sent.write(bytes.subarray(at, at + piece))
    await wait(pause)
  }
  sent.end()
  const [response] = await answered
  const chunks: Buffer[] = []
  // A read that is not asked for stays in the socket, and there the server has to wait.
  for (;;) {
    const chunk = response.read(piece) ?? response.read()
    if (chunk !== null) chunks.push(chunk as Buffer)
    else if (response.readableEnded) break
    await wait(pause)
  }
  return Buffer.concat(chunks).toString()
}
