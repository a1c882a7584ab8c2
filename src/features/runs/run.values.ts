export const runKinds = [
  'CODE_IMPORT',
  'CODE_GENERATION',
  'WORD_IMPORT',
  'MESSAGE_IMPORT',
  'WORD_TRIAL',
  'EXPORT',
] as const
export type RunKindName = (typeof runKinds)[number]

/** Days that the rows of a run, and a dry run that nobody confirms, are kept. */
export const forgottenAfterDays = 30

/** Hours that the file of an export is kept. */
export const fileKeptHours = 24

/** CHECKED: a dry run is over, and waits for the person to confirm it. */
export const runStates = ['WORKING', 'CHECKED', 'DONE', 'FAILED', 'CANCELLED'] as const
export type RunState = (typeof runStates)[number]

export const runPhases = ['READING', 'JUDGING', 'COMMITTING', 'WORKING'] as const
export type RunPhase = (typeof runPhases)[number]

/** What may be wrong with a row of an import. A guessable one is imported nevertheless. */
export const rowProblems = ['MALFORMED', 'REPEATED', 'EXISTING', 'GUESSABLE'] as const
export type RowProblem = (typeof rowProblems)[number]

/** Whether a run can be cancelled: until it commits. */
export const mayBeCancelled = ({ state, phase }: { readonly state: RunState; readonly phase: RunPhase }) =>
  state === 'CHECKED' || (state === 'WORKING' && phase !== 'COMMITTING')
