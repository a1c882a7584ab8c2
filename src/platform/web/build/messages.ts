import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
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

const compiler = 'src/platform/web/build/compile-messages.ts'
const stamp = 'src/generated/messages/inputs.sha256'

/**
 * Compiles the texts unless they were compiled from exactly these files, because it takes seconds and the build, the
 * generator and the tests each need them. Runs in a thread that ends with the work: the compiler leaves timers behind
 * that would keep the process alive for half a minute.
 */
export async function compileMessages(): Promise<void> {
  const wanted = inputsHash()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  const worker = new Worker(resolve(compiler))
  // An uncaught error in the thread arrives here as a rejection.
  await once(worker, 'message')
  await worker.terminate()
  writeFileSync(stamp, wanted)
}

/** The lock file stands for the compiler's version. */
function inputsHash(): string {
  const hash = createHash('sha256')
  for (const file of [...globSync('src/**/messages/{en,vi}.json').toSorted(), compiler, 'package-lock.json'])
    hash.update(file).update(readFileSync(file))
  return hash.digest('hex')
}
