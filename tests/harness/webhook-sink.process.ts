/**
 * Another system that is told by webhooks, in a process of its own: verifies signatures as any receiver would, and tells its
 * parent what came. A message of the parent says how it answers.
 */
import { createServer } from 'node:http'
import { Webhook } from 'standardwebhooks'

export interface Answering {
  readonly secrets?: readonly string[]
  readonly status?: number
  /** Of so many webhooks, one is answered with 500 at its first try. */
  readonly refusesOneIn?: number
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
  readonly status: number
  readonly payload: { readonly type: string; readonly data: Record<string, unknown> }
}

let now: Answering = {}
const refused = new Set<string>()
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

function statusFor(id: string, verified: boolean): number {
  if (now.status !== undefined) return now.status
  if (now.secrets && !verified) return 401
  const isOne = now.refusesOneIn !== undefined && Number.parseInt(id.slice(-6), 16) % now.refusesOneIn === 0
  if (!isOne || refused.has(id)) return 200
  refused.add(id)
  return 500
}

const server = createServer((request, response) => {
  const parts: Buffer[] = []
  request.on('data', (part: Buffer) => parts.push(part))
  request.on('end', () => {
    const text = Buffer.concat(parts).toString()
    const verified = isGenuine(text, request.headers as Record<string, string>)
    const id = String(request.headers['webhook-id'])
    const status = statusFor(id, verified)
    process.send!({ id, verified, status, payload: JSON.parse(text) } satisfies Received)
    if (now.how === 'HANG') return
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
