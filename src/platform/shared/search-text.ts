/**
 * Characters without a visible shape: marks without a letter, spaces, direction signs, fillers. The database's
 * `search_key` removes some of them, so a text that consists only of these would match every row.
 */
const unseen = /[\p{M}\p{Z}\p{C}\p{Default_Ignorable_Code_Point}\u2800]/gu

/** Whether a text has anything that can be searched for. */
export const hasSearchText = (text: string): boolean => text.replace(unseen, '') !== ''
