/**
 * Another system that is told by webhooks, in a process of its own: verifies signatures as any receiver would, and tells its
 * parent what came. A message of the parent says how it answers.
 */
import { createServer } from 'node:http'
import { Webhook } from 'standardwebhooks'

export interface Answering {
  readonly secrets?: readonly string[]
  readonly status?: number
  readonly location?: string
  readonly body?: string
  /** Answers with so many bytes. */
  readonly bytes?: number
  /** HANG: never. DRIP: a byte now and then. */
  readonly how?: 'HANG' | 'DRIP'
  /** Seconds by which its clock is ahead. */
  readonly clock?: number
}

export interface Received {
  readonly id: string
  readonly verified: boolean
  readonly payload: { readonly type: string; readonly data: Record<string, unknown> }
}

let now: Answering = {}
const clock = Date.now

process.on('message', (answering: Answering) => {
  now = answering
  Date.now = () => clock() + (answering.clock ?? 0) * 1_000
  process.send!({ ready: true })
})

const isGenuine = (text: string, headers: Record<string, string>) =>
  (now.secrets ?? []).some((secret) => {
    try {
      new Webhook(secret).verify(text, headers)
      return true
    } catch {
      return false
    }
  })

const server = createServer((request, response) => {
  const parts: Buffer[] = []
  request.on('data', (part: Buffer) => parts.push(part))
  request.on('end', () => {
    const text = Buffer.concat(parts).toString()
    const verified = isGenuine(text, request.headers as Record<string, string>)
    process.send!({ id: String(request.headers['webhook-id']), verified, payload: JSON.parse(text) } satisfies Received)
    if (now.how === 'HANG') return
    const status = now.status ?? (now.secrets && !verified ? 401 : 200)
    response.writeHead(status, now.location === undefined ? {} : { location: now.location })
    if (now.how === 'DRIP') return void setInterval(() => response.write('.'), 100)
    if (now.bytes === undefined) return response.end(now.body ?? 'ok')
    const piece = Buffer.alloc(64 * 1024, 'x')
    let left = now.bytes
    const more = () => {
      while (left > 0) {
        left -= piece.length
        if (!response.write(piece)) return void response.once('drain', more)
      }
      response.end()
    }
    more()
  })
})
server.listen(0, '127.0.0.1', () => process.send!({ port: (server.address() as { port: number }).port }))
process.on('disconnect', () => process.exit(0))
