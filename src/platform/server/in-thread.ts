import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

/** Sends a question to the thread and waits for its answer. */
export type Ask<Question, Answer> = (question: Question) => Promise<Answer>

/**
 * Lends a thread for work that would keep other requests waiting. Its module answers each message with one message.
 *
 * @param module of the thread
 */
export async function inThread<Question, Answer, T>(
  module: URL,
  work: (ask: Ask<Question, Answer>) => Promise<T>,
): Promise<T> {
  // Without the environment, because `node --watch` would make the thread send messages about its imports.
  const thread = new Worker(module, { env: {} })
  const broken = new Promise<never>((_, reject) => thread.once('error', reject))
  // It may break while nobody waits for it yet.
  broken.catch(() => undefined)
  try {
    return await work(async (question) => {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
      thread.postMessage(question)
      const [answer] = (await Promise.race([once(thread, 'message'), broken])) as [Answer]
      return answer
    })
  } finally {
    await thread.terminate()
  }
}
