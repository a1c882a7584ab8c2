/**
 * The models whose records can have a term status; each new feature adds its own. Separate from the rules, so that the
 * routes of the lists do not load those.
 */
export const termModels = ['USER', 'POST', 'GROUP', 'PAGE', 'PRODUCT'] as const
export type TermModel = (typeof termModels)[number]
