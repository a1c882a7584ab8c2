export const runKinds = [
  'CODE_IMPORT',
  'CODE_GENERATION',
  'WORD_IMPORT',
  'MESSAGE_IMPORT',
  'WORD_TRIAL',
  'POINT_REPLAY',
  'EXPORT',
] as const
export type RunKindName = (typeof runKinds)[number]

/** For how many days the rows of a run, and an unconfirmed dry run, are kept. */
export const forgottenAfterDays = 30

/** For how many hours the file of an export is kept. */
export const fileKeptHours = 24

/** CHECKED: the dry run is finished and waits to be confirmed. */
export const runStates = ['WORKING', 'CHECKED', 'DONE', 'FAILED', 'CANCELLED'] as const
export type RunState = (typeof runStates)[number]

export const runPhases = ['READING', 'JUDGING', 'COMMITTING', 'WORKING'] as const
export type RunPhase = (typeof runPhases)[number]

/** The problems that a row of an import can have. Rows with a guessable code are imported nevertheless. */
export const rowProblems = ['MALFORMED', 'REPEATED', 'EXISTING', 'GUESSABLE'] as const
export type RowProblem = (typeof rowProblems)[number]

/** Whether a run can be cancelled: only until it begins to commit. */
export const mayBeCancelled = ({ state, phase }: { readonly state: RunState; readonly phase: RunPhase }) =>
  state === 'CHECKED' || (state === 'WORKING' && phase !== 'COMMITTING')
