/** What can be wrong with the audit log. The last four are about a checkpoint itself. */
export const auditProblems = [
  'missing',
  'unlinked',
  'altered',
  'rewritten',
  'repeated',
  'unsealed',
  'backdated',
  'checkpoint_missing',
  'checkpoint_altered',
  'checkpoint_unlinked',
  'heads_altered',
] as const

/** Where the log does not hold. */
export interface BrokenPlace {
  readonly problem: (typeof auditProblems)[number]
  /** Null where the problem is a checkpoint's own. */
  readonly chain: string | null
  /** From this to that position of the chain, both included, or from this to that checkpoint. */
  readonly first: number
  readonly last: number
  /** The checkpoint that shows the problem of a chain, where one does. */
  readonly checkpoint: number | null
}

export interface Findings {
  readonly found: number
  /** The first of all that was found. */
  readonly broken: readonly BrokenPlace[]
}

export const noFindings: Findings = { found: 0, broken: [] }

/** Places that are named; more are counted. */
const mostNamed = 100

/** Adds a place; what goes on where another one with the same problem ends becomes one with it. */
export function withPlace({ found, broken }: Findings, place: BrokenPlace): Findings {
  const at = broken.findIndex(
    (known) =>
      known.problem === place.problem &&
      known.chain === place.chain &&
      place.first <= known.last + 1 &&
      place.last >= known.first - 1,
  )
  if (at < 0) return { found: found + 1, broken: found < mostNamed ? [...broken, place] : broken }
  const known = broken[at]!
  const first = Math.min(known.first, place.first)
  const last = Math.max(known.last, place.last)
  return { found, broken: broken.with(at, { ...known, first, last }) }
}

/** Says in one line of English where and what it is. */
export function describePlace({ problem, chain, first, last, checkpoint }: BrokenPlace): string {
  const range = first === last ? `${first}` : `${first} to ${last}`
  const where =
    chain === null
      ? `${first === last ? 'checkpoint' : 'checkpoints'} ${range}`
      : `chain ${chain}, ${first === last ? 'entry' : 'entries'} ${range}`
  const texts: Record<typeof problem, string> = {
    missing: checkpoint === null ? 'missing' : `missing, known to checkpoint ${checkpoint}`,
    unlinked: 'does not follow from the entry before',
    altered: 'changed after it was written',
    rewritten: `does not match checkpoint ${checkpoint}`,
    repeated: 'appears more than once',
    unsealed: 'covered by no checkpoint, and not waiting for one',
    backdated: `written after checkpoint ${checkpoint}, but dated earlier`,
    checkpoint_missing: 'missing',
    checkpoint_altered: 'changed after it was written',
    checkpoint_unlinked: 'does not follow from the checkpoint before',
    heads_altered: 'does not match the chains it was made from',
  }
  return `${where}: ${texts[problem]}`
}
