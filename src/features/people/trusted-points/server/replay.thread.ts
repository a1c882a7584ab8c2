/** The thread of a replay. The first message says which rules; each further page is answered with what it comes to. */
import { parentPort } from 'node:worker_threads'
import { type Asked, Replay, type Replayed, type ReplayedRow, type ReplayState } from '../replay.ts'
import type { RuleVersion } from '../rule-book.ts'

export type Question =
  | { readonly versions: readonly RuleVersion[]; readonly asked: Asked }
  /** The rows are JSON, because reading it here keeps nobody waiting. */
  | { readonly state: ReplayState; readonly rows: string }

let replay: Replay | undefined

function answer(question: Question): Replayed | null {
  if ('rows' in question) return replay!.goOn(question.state, JSON.parse(question.rows) as ReplayedRow[])
  replay = new Replay(question.versions, question.asked.draft, question.asked)
  return null
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
parentPort!.on('message', (question: Question) => parentPort!.postMessage(answer(question)))
