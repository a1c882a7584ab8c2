/** The problems that the audit log can have. The last four concern a checkpoint itself. */
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

/** A place where the log is inconsistent. */
export interface BrokenPlace {
  readonly problem: (typeof auditProblems)[number]
  /** Null when the problem is in a checkpoint itself. */
  readonly chain: string | null
  /** Positions of the chain, or numbers of checkpoints: from `first` to `last`, both included. */
  readonly first: number
  readonly last: number
  /** The checkpoint that proves the problem of a chain, if one does. */
  readonly checkpoint: number | null
}

export interface Findings {
  readonly found: number
  /** The first of all places that were found. */
  readonly broken: readonly BrokenPlace[]
}

export const noFindings: Findings = { found: 0, broken: [] }

/** How many places are listed; the rest are only counted. */
const mostNamed = 100

/** Adds a place; one that continues the previous place with the same problem is merged with it. */
export function addPlace({ found, broken }: Findings, place: BrokenPlace): Findings {
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

/** Describes a place in one line of English. */
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
