/** What notes are written on. */
export const noteModels = ['CASE', 'USER'] as const
export type NoteModel = (typeof noteModels)[number]

/** What is marked for somebody. */
export const markModels = [...noteModels, 'WEBHOOK_ENDPOINT'] as const
export type MarkModel = (typeof markModels)[number]

/** Why something is marked for somebody. */
export const markKinds = ['MENTION', 'HANDED_OVER', 'DECLINED', 'ENDPOINT_FAILING'] as const
export type MarkKind = (typeof markKinds)[number]

export const longestNote = 2000
/** How many colleagues a note mentions at most. */
export const mostMentions = 10
/** Hours in which the author can delete a note. Later, others have relied on it. */
export const deletableHours = 24
/** How many notes, and how many marks, a screen shows at first. */
export const notesShown = 20
/** How many colleagues a picker offers. */
export const colleaguesOffered = 8
