/**
 * What leaves no mark of its own: accents and other marks without a letter, spaces, signs of direction, fillers. The
 * database's `search_key` takes away some of these; a text of nothing else would then be found in every row.
 */
const unseen = /[\p{M}\p{Z}\p{C}\p{Default_Ignorable_Code_Point}\u2800]/gu

/** Whether anything is left of a text that can be searched for. */
export const hasSearchText = (text: string): boolean => text.replace(unseen, '') !== ''
