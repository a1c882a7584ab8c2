import { normalized } from '../../../platform/shared/search-text.ts'
import { type Hit, type HitKind, hitKinds, wordMatcher } from './word-matches.ts'

/** A post in which a word was found. */
export interface TrialExample {
  readonly _id: string
  readonly kind: HitKind
  readonly inside: boolean
  readonly status: string
  readonly before: string
  readonly match: string
  readonly after: string
}

export interface TrialCount {
  readonly kind: HitKind
  readonly posts: number
  /** How many of these contain the word only as a part of longer words. */
  readonly inside: number
  /** How many of these are posts that the public does not see any more. */
  readonly blocked: number
}

/** The matches of a word in the posts that were searched. */
export interface WordTrial {
  readonly word: string
  readonly posts: number
  readonly counts: readonly TrialCount[]
  readonly examples: readonly TrialExample[]
}

export interface TriedPost {
  readonly id: string
  readonly title: string | null
  readonly content: string
  readonly status: string
}

/** How many examples of each kind are kept. */
const mostExamples = 5
const around = 60

export const newTrial = (word: string): WordTrial => ({
  word,
  posts: 0,
  counts: hitKinds.map((kind) => ({ kind, posts: 0, inside: 0, blocked: 0 })),
  examples: [],
})

/** The trial after more posts were searched. */
export function tryOn(trial: WordTrial, posts: readonly TriedPost[]): WordTrial {
  const find = wordMatcher([trial.word])
  const counts = new Map(trial.counts.map((count) => [count.kind, count]))
  const examples = [...trial.examples]
  for (const post of posts) {
    const text = `${post.title ?? ''}\n${post.content}`
    const [hit] = find(text)
    if (!hit) continue
    const { kind, inside } = hit
    const count = counts.get(kind)!
    counts.set(kind, {
      kind,
      posts: count.posts + 1,
      inside: count.inside + Number(inside),
      blocked: count.blocked + Number(post.status === 'BLOCKED'),
    })
    if (examples.filter((example) => example.kind === kind).length < mostExamples)
      examples.push({ _id: post.id, kind, inside, status: post.status, ...excerptOf(normalized(text, 'NFC'), hit) })
  }
  return { word: trial.word, posts: trial.posts + posts.length, counts: [...counts.values()], examples }
}

function excerptOf(text: string, { from, to }: Hit) {
  const start = Math.max(0, from - around)
  return {
    before: `${start > 0 ? '…' : ''}${text.slice(start, from).trimStart()}`,
    match: text.slice(from, to),
    after: `${text.slice(to, to + around).trimEnd()}${to + around < text.length ? '…' : ''}`,
  }
}
