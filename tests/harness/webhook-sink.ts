import { afterAll } from 'vitest'
import { startSink } from './start-sink.ts'

/** Starts a receiver of webhooks, which ends with the tests of the file. */
export async function webhookSink() {
  const { end, ...sink } = await startSink()
  afterAll(end)
  return sink
}
