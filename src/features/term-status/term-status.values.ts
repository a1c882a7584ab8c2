/**
 * The models whose records have a term status, and can be reported. Separate from the rules, so that the routes of the
 * lists do not load those.
 */
export const termModels = ['USER', 'POST', 'COMMENT', 'GROUP', 'MEDIA', 'PAGE', 'PRODUCT'] as const
export type TermModel = (typeof termModels)[number]
