import { Pool } from 'undici'
import { v7 as uuidv7 } from 'uuid'
import { Webhook } from 'standardwebhooks'

/** Sends so many signed requests, 64 at a time, from memory. Returns how many a second. */
export async function sendBare(url: string, secret: string, count: number): Promise<number> {
  const { origin, pathname, search } = new URL(url)
  const pool = new Pool(origin, { connections: 64 })
  const signer = new Webhook(secret)
  let left = count
  const worker = async () => {
    while (left-- > 0) {
      const [id, now] = [uuidv7(), new Date()]
      const body = JSON.stringify({ type: 'points.booked', timestamp: now.toISOString(), data: { entryId: id } })
      const headers = {
        'content-type': 'application/json',
        'webhook-id': id,
        'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
        'webhook-signature': signer.sign(id, now, body),
      }
      const answer = await pool.request({ path: pathname + search, method: 'POST', headers, body })
      await answer.body.dump()
    }
  }
  const began = performance.now()
  await Promise.all(Array.from({ length: 64 }, worker))
  const seconds = (performance.now() - began) / 1000
  await pool.close()
  return count / seconds
}
