import { once } from 'node:events'
import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Plugin } from 'vite'

/** Compiles the texts of `messages/{en,vi}.json` before the build and whenever one changes while developing. */
export function messages(): Plugin {
  return {
    name: 'messages',
    async buildStart() {
      for (const file of globSync('src/**/messages/{en,vi}.json')) this.addWatchFile(resolve(file))
      await compileMessages()
    },
    async watchChange(id) {
      if (/\/messages\/(en|vi)\.json$/.test(id)) await compileMessages()
    },
  }
}

/**
 * In a thread of its own, which ends with the work: the compiler leaves timers behind that would hold the process up
 * for half a minute.
 */
export async function compileMessages(): Promise<void> {
  const worker = new Worker(resolve('src/platform/web/build/compile-messages.ts'))
  // An uncaught error in the thread arrives here as a rejection.
  await once(worker, 'message')
  await worker.terminate()
}
