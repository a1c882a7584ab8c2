/**
 * Characters without a visible shape of their own: marks without a letter, spaces, direction signs, fillers. The
 * database's `search_key` removes some of these; a text of nothing else would then match every row.
 */
const unseen = /[\p{M}\p{Z}\p{C}\p{Default_Ignorable_Code_Point}\u2800]/gu

/** Whether a text has anything that can be searched for. */
export const hasSearchText = (text: string): boolean => text.replace(unseen, '') !== ''
