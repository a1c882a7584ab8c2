import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { aheadNow } from './clock/move-date.ts'
import type { Answering, Received } from './webhook-sink.process.ts'

/** Starts a receiver of webhooks. */
export async function startSink() {
  const child = fork(join(import.meta.dirname, 'webhook-sink.process.ts'), {
    execArgv: ['--disable-warning=ExperimentalWarning'],
  })
  const [{ port }] = (await once(child, 'message')) as [{ port: number }]
  const received: Received[] = []
  let ready = () => {}
  child.on('message', (message: Received | { ready: true }) => {
    if ('ready' in message) ready()
    else received.push(message)
  })
  return {
    end: () => child.disconnect(),
    port,
    url: `http://127.0.0.1:${port}/hooks?from=us`,
    received,
    async answer(answering: Answering): Promise<void> {
      const told = new Promise<void>((resolve) => (ready = resolve))
      child.send({ ...answering, clock: (answering.clock ?? 0) + aheadNow() / 1_000 })
      await told
      received.length = 0
    },
  }
}
