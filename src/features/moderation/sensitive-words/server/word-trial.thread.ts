/** The thread of a trial: for each message with posts it answers with the trial after them. */
import { parentPort } from 'node:worker_threads'
import { type TriedPost, tryOn, type WordTrial } from '../word-trial.ts'

parentPort!.on('message', ({ trial, posts }: { readonly trial: WordTrial; readonly posts: readonly TriedPost[] }) =>
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  parentPort!.postMessage(tryOn(trial, posts)),
)
