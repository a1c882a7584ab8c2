/** Separate from the rules, so that the routes of lists do not load those. */
export const postTypes = ['STATUS', 'DISCOVERY', 'CHECK_IN', 'REVIEW', 'SHARE'] as const
export type PostType = (typeof postTypes)[number]
