import { once } from 'node:events'
import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Plugin } from 'vite'

/** Compiles the texts of `messages/{en,vi}.json` before the build and, during development, whenever one changes. */
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
 * Runs in a thread that ends with the work: the compiler leaves timers behind that would keep the process alive for
 * half a minute.
 */
export async function compileMessages(): Promise<void> {
  const worker = new Worker(resolve('src/platform/web/build/compile-messages.ts'))
  // An uncaught error in the thread arrives here as a rejection.
  await once(worker, 'message')
  await worker.terminate()
}
