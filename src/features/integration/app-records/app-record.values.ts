/** What members can write in the app, and moderators decide about here. */
export const appModels = ['POST', 'COMMENT', 'PAGE', 'GROUP', 'PRODUCT', 'PLACE'] as const
export type AppModel = (typeof appModels)[number]

export const upsertStates = ['CREATED', 'CHANGED', 'UNCHANGED', 'REFUSED'] as const
export const deletionStates = ['DELETED', 'GONE', 'REFUSED'] as const

/** How many records one request brings. */
export const mostRecords = 100
