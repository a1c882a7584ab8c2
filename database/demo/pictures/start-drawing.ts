import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Pictures } from './drawings.ts'

/** Draws the demo's pictures in a thread, because the embedded database keeps this one busy. */
export function startDrawing(): Promise<Pictures> {
  // Without the environment, because `node --watch` would make the thread send messages about its imports.
  const pictures = once(new Worker(new URL('drawing-thread.ts', import.meta.url), { env: {} }), 'message').then(
    ([message]) => message as Pictures,
  )
  // Whoever needs them awaits them later, possibly after they failed.
  pictures.catch(() => undefined)
  return pictures
}
